import { useQuery } from '@tanstack/react-query';
import { chooseLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { changeLanguage } from '#shared/i18n/change-language.ts';
import { readChosenLanguage } from '#shared/i18n/chosen-language.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';

/** The languages that a page's owner lets it speak, and the one it speaks to everybody else. */
export interface PageLanguages {
  readonly allowed?: readonly Language[];
  readonly fallback: Language;
}

/**
 * Spec A §5: the `lang` query, else the visitor's choice or the browser's language if the page allows
 * it, else the page's default. True once the page speaks it; the shell began before this was known.
 */
export function usePageLanguage(page: PageLanguages | undefined): boolean {
  const current = useLanguage();
  const wanted = page ? languageOf(page) : current;
  const change = useQuery({
    queryKey: ['page-language', wanted],
    queryFn: () => changeLanguage(wanted).then(() => wanted),
    enabled: wanted !== current,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Texts that cannot be loaded must not keep anybody from booking.
  return wanted === current || change.isError;
}

function languageOf({ allowed = LANGUAGES, fallback }: PageLanguages): Language {
  const query = new URLSearchParams(location.search).get('lang');
  const chosen = readChosenLanguage();
  return chooseLanguage({ query, chosen, browser: navigator.languages, allowed, fallback });
}
