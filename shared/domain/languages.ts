/** Spec A §3: the interface's languages; `se` is Swedish, whose locale is `sv`, `no` is `nb`. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'no', 'nl', 'it', 'pl', 'se'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Spec A §9: the fallback. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** What each calls itself, for whoever looks for their own. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  no: 'Norsk',
  nl: 'Nederlands',
  it: 'Italiano',
  pl: 'Polski',
  se: 'Svenska',
} as const satisfies Record<Language, string>;

/** Where a device keeps the language that its visitor chose. */
export const LANGUAGE_KEY = 'kalends:language';

const LOCALES = { no: 'nb', se: 'sv' } as const satisfies Partial<Record<Language, string>>;

/** The BCP 47 tag that Intl and `<html lang>` want: `se → sv`, `no → nb`, `de → de`. */
export function toLocale(language: Language): string {
  return language === 'no' || language === 'se' ? LOCALES[language] : language;
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The language a BCP 47 tag stands for: `nb-NO → no`, `sv → se`, `de-AT → de`, `ja → undefined`. */
export function fromLocale(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  const language = { nb: 'no', nn: 'no', sv: 'se' }[primary] ?? primary;
  return isLanguage(language) ? language : undefined;
}

/**
 * Spec A §5: the `lang` query wins if supported, else the browser's languages if allowed, else the
 * page's default. What the visitor chose on a page of ours comes before what their browser says.
 * Each may be a tag: `sv`, `nb`, `de-AT`.
 */
export function chooseLanguage(wish: {
  readonly query: string | null;
  readonly chosen?: string | undefined;
  readonly browser: readonly string[];
  readonly allowed?: readonly Language[];
  readonly fallback?: Language;
}): Language {
  const asked = fromLocale(wish.query ?? '');
  if (asked) return asked;
  const allowed = wish.allowed?.length ? wish.allowed : LANGUAGES;
  for (const tag of [wish.chosen ?? '', ...wish.browser]) {
    const language = fromLocale(tag);
    if (language && allowed.includes(language)) return language;
  }
  return wish.fallback ?? FALLBACK_LANGUAGE;
}
