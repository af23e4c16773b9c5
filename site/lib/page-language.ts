import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#shared/domain/languages.ts';

/** The language that the inline start script settled on. */
export function pageLanguage(): Language {
  const { language } = document.documentElement.dataset;
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}
