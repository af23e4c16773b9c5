import { fromLocale, type Language, toLocale } from '#shared/domain/languages.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';

/**
 * The page's language, and the reader's own variety of it where the browser has one: a page in
 * English shows a week that begins on Monday to `en-GB`, on Sunday to `en-US`.
 */
export function useReaderLocale(): { readonly language: Language; readonly locale: string } {
  const language = useLanguage();
  const own = navigator.languages.find((tag) => fromLocale(tag) === language);
  return { language, locale: own ?? toLocale(language) };
}
