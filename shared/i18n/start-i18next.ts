import { createInstance, type i18n } from 'i18next';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { Texts } from './load-texts.ts';
import { textsStore } from './texts-store.ts';

/**
 * An i18next that speaks one language with these texts, for react-i18next. Shared components hear
 * the same texts through the store. A text that is missing is a bug, and is said aloud.
 */
export async function startI18next(language: Language, texts: Texts): Promise<i18n> {
  textsStore.speak(language, texts);
  const locale = toLocale(language);
  const speaker = createInstance();
  await speaker.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) =>
      console.error(`No text ${namespace}:${key} in ${locale}`),
  });
  return speaker;
}
