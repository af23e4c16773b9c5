import type { i18n } from 'i18next';
import browser from 'webextension-polyfill';
import { chooseLanguage, toLocale } from '#shared/domain/languages.ts';
import type { TextTree } from '#shared/i18n/load-texts.ts';
import { startI18next } from '#shared/i18n/start-i18next.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

// The extension carries its own texts alone, one chunk a language and file.
const files = import.meta.glob<TextTree>(
  ['../locales/*/extension.json', '../locales/*/office/propose.json'],
  { import: 'default' },
);

// Of the texts that all share only the names of channels, and how a dialog is closed.
const channels = import.meta.glob<TextTree>('../locales/*/common.json', { import: 'channels' });
const closes = import.meta.glob<string>('../locales/*/common.json', { import: 'close' });

/** The extension's texts in the browser's language, and that language on the page itself. */
export async function startTexts(): Promise<i18n> {
  const language = chooseLanguage({
    query: null,
    browser: [browser.i18n.getUILanguage(), ...navigator.languages],
  });
  document.documentElement.lang = toLocale(language);
  const [extension, propose, names, close] = await Promise.all([
    files[`../locales/${language}/extension.json`]?.(),
    files[`../locales/${language}/office/propose.json`]?.(),
    channels[`../locales/${language}/common.json`]?.(),
    closes[`../locales/${language}/common.json`]?.(),
  ]);
  const common = names && close ? { channels: names, close } : undefined;
  // Shared components hear the same texts through the store.
  textsStore.speak(language, { extension, propose, common });
  return startI18next(language, ['extension'], async () => extension);
}
