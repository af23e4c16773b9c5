import { type BackendModule, createInstance, type i18n } from 'i18next';
import type common from '#locales/en/common.json';
import type errors from '#locales/en/errors.json';
import type list from '#locales/en/list.json';
import type mailLog from '#locales/en/mail-log.json';
import type office from '#locales/en/office.json';
import { fromLocale, type Language, toLocale } from '#shared/domain/languages.ts';
import { loadOfficeTexts } from './load-office-texts.ts';
import type { Namespace } from './load-texts.ts';

interface OfficeTexts {
  readonly common: typeof common;
  readonly errors: typeof errors;
  readonly office: typeof office;
  readonly list: typeof list;
  readonly 'mail-log': typeof mailLog;
}

/** What is spoken through i18next. */
export type OfficeNamespace = keyof OfficeTexts & Namespace;

/** The keys of a namespace, plural forms as one: a key that English lacks does not type-check. */
export type TextKey<N extends OfficeNamespace> = Singular<Leaf<OfficeTexts[N]>>;
type Leaf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];
type Singular<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Reads the files that public pages read with their light translator. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    const language = fromLocale(locale);
    if (!language) return done(new Error(`No texts in ${locale}`), false);
    // i18next knows namespaces as texts; it asks for those alone that types let through.
    const name = namespace as OfficeNamespace;
    loadOfficeTexts(language, name).then(
      (texts) => done(null, texts),
      (cause: Error) => done(cause, false),
    );
  },
};

/**
 * i18next in one language, with the texts of these namespaces; more are loaded with the screens that
 * need them. It says what the light translator says: a house test holds both to each other.
 */
export async function startI18next(
  language: Language,
  namespaces: readonly OfficeNamespace[],
): Promise<i18n> {
  const instance = createInstance();
  await instance.use(backend).init({
    lng: toLocale(language),
    load: 'currentOnly',
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: 'common',
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    // A text that is missing is a bug: it is said aloud, and its key is shown.
    saveMissing: true,
    missingKeyHandler: (_locales, namespace, key) =>
      console.error(`No text ${namespace}:${key} in ${language}`),
  });
  return instance;
}
