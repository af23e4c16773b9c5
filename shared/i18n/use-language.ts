import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, fromLocale, type Language } from '#shared/domain/languages.ts';

/** The language the page speaks now: `no` for the locale `nb`. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return fromLocale(i18n.language) ?? FALLBACK_LANGUAGE;
}
