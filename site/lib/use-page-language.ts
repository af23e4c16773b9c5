import { useQuery } from '@tanstack/react-query';
import { chooseLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { changeLanguage } from '#shared/i18n/change-language.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';

/** The languages that a page's owner lets it speak, and the one it speaks to everybody else. */
export interface PageLanguages {
  readonly allowed?: readonly Language[];
  readonly fallback: Language;
}

/**
 * Spec A §5: the `lang` query, else the browser's language if the page allows it, else the page's
 * default. True once the page speaks it; the shell began in the browser's, before this was known.
 */
export function usePageLanguage(
  page: PageLanguages | undefined,
  namespaces: readonly Namespace[],
): boolean {
  const current = useLanguage();
  const wanted = page ? languageOf(page) : current;
  const change = useQuery({
    queryKey: ['page-language', wanted],
    queryFn: () => changeLanguage(wanted, ['common', 'errors', ...namespaces]).then(() => wanted),
    enabled: wanted !== current,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Texts that cannot be loaded must not keep anybody from booking.
  return wanted === current || change.isError;
}

function languageOf({ allowed = LANGUAGES, fallback }: PageLanguages): Language {
  const query = new URLSearchParams(location.search).get('lang');
  return chooseLanguage({ query, browser: navigator.languages, allowed, fallback });
}
