import { chooseLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { readChosenLanguage } from '#shared/i18n/chosen-language.ts';

/** The languages that a page's owner lets it speak, and the one it speaks to everybody else. */
export interface PageLanguages {
  readonly allowed?: readonly Language[];
  readonly fallback: Language;
}

/** Spec A §5: the `lang` query, else the visitor's choice or the browser's if the page allows it, else its own. */
export function wantedLanguage({ allowed = LANGUAGES, fallback }: PageLanguages): Language {
  const query = new URLSearchParams(location.search).get('lang');
  const chosen = readChosenLanguage();
  return chooseLanguage({ query, chosen, browser: navigator.languages, allowed, fallback });
}
