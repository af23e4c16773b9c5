import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import { loadTexts, type Namespace, type Texts } from './load-texts.ts';

/**
 * Loads the texts of one language and starts i18next with them, so that `useTranslation(namespace)`
 * answers at once: `await startI18n('de', ['common', 'errors'])`.
 */
export async function startI18n(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<i18n> {
  return startI18nWith(language, await loadTexts(language, namespaces));
}

/** The same with texts in hand. */
export function startI18nWith(language: Language, texts: Texts): i18n {
  // Plural rules are Intl's, so i18next is told the BCP 47 tag: `se` is Swedish here, not Sami.
  const locale = toLocale(language);
  i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    ns: Object.keys(texts),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  return i18next;
}

/** Changes the language of a started page, loading what its new language lacks. */
export async function changeLanguage(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const locale = toLocale(language);
  const texts = await loadTexts(language, namespaces);
  for (const [namespace, tree] of Object.entries(texts))
    i18next.addResourceBundle(locale, namespace, tree);
  document.documentElement.lang = locale;
  document.documentElement.dataset.language = language;
  await i18next.changeLanguage(locale);
}
