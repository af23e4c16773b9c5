import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import browser from 'webextension-polyfill';
import { chooseLanguage, FALLBACK_LANGUAGE, toLocale } from '#shared/domain/languages.ts';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/extension.json', {
  import: 'default',
});

/** The extension's texts in the browser's language, and that language on the page itself. */
export async function loadTexts(): Promise<i18n> {
  const language = chooseLanguage({
    query: null,
    browser: [browser.i18n.getUILanguage(), ...navigator.languages],
  });
  document.documentElement.lang = toLocale(language);
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    defaultNS: 'extension',
    resources: {
      [language]: { extension: (await files[`../locales/${language}/extension.json`]?.()) ?? {} },
    },
    interpolation: { escapeValue: false },
  });
  return texts;
}
