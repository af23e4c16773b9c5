import browser from 'webextension-polyfill';
import { chooseLanguage, toLocale } from '#shared/domain/languages.ts';
import { startI18n } from '#shared/i18n/start-i18n.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The extension's texts in the browser's language, and that language on the page itself. */
export async function startTexts(): Promise<Translate<'extension'>> {
  const language = chooseLanguage({
    query: null,
    browser: [browser.i18n.getUILanguage(), ...navigator.languages],
  });
  document.documentElement.lang = toLocale(language);
  return startI18n(language, ['extension']);
}
