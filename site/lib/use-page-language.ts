import { useQuery } from '@tanstack/react-query';
import { changeLanguage } from '#shared/i18n/change-language.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { type PageLanguages, wantedLanguage } from './wanted-language.ts';

/**
 * Spec A §5: the `lang` query, else the visitor's choice or the browser's language if the page allows
 * it, else the page's default. True once the page speaks it; the shell began before this was known.
 */
export function usePageLanguage(page: PageLanguages | undefined): boolean {
  const current = useLanguage();
  const wanted = page ? wantedLanguage(page) : current;
  const change = useQuery({
    queryKey: ['page-language', wanted],
    queryFn: () => changeLanguage(wanted).then(() => wanted),
    enabled: wanted !== current,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Texts that cannot be loaded must not keep anybody from booking.
  return wanted === current || change.isError;
}
