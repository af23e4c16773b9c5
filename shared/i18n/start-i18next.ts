import { type BackendModule, createInstance, type i18n } from 'i18next';
import { fromLocale, type Language, toLocale } from '#shared/domain/languages.ts';
import type { TextTree } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';

/** The texts of one namespace in one language; undefined where there is no such file. */
export type LoadNamespace = (
  language: Language,
  namespace: Namespace,
) => Promise<TextTree | undefined>;

/**
 * i18next in one language, with the texts of these namespaces, for the extension. It says what the light translator says: a house test holds both to each other.
 */
export async function startI18next(
  language: Language,
  namespaces: readonly Namespace[],
  load: LoadNamespace,
): Promise<i18n> {
  const instance = createInstance();
  await instance.use(toBackend(load)).init({
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

function toBackend(load: LoadNamespace): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(locale, namespace, done) {
      const language = fromLocale(locale);
      if (!language) return done(new Error(`No texts in ${locale}`), false);
      // i18next knows namespaces as texts; it asks for those alone that types let through.
      load(language, namespace as Namespace).then(
        (texts) => done(null, texts),
        (cause: Error) => done(cause, false),
      );
    },
  };
}
