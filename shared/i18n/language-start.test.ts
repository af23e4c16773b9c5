import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chooseLanguage, LANGUAGE_KEY, LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { languageStart } from './language-start.ts';

interface Visit {
  readonly isPrerendered?: boolean;
  /** What the visitor chose before. */
  readonly chosen?: string | null;
}

function start(
  search: string,
  languages: readonly string[],
  { isPrerendered = false, chosen = null }: Visit = {},
) {
  const dataset: Record<string, string> = isPrerendered ? { prerendered: '' } : {};
  const documentElement = { dataset, lang: 'en' };
  runInNewContext(languageStart(LANGUAGES), {
    document: { documentElement },
    localStorage: { getItem: (key: string) => (key === LANGUAGE_KEY ? chosen : null) },
    location: { search },
    navigator: { languages },
    URLSearchParams,
  });
  return documentElement;
}

test.each([
  ['', ['de-AT', 'en']],
  ['?lang=pl', ['de']],
  ['?lang=xx', ['nn-NO', 'de']],
  ['', ['ja', 'sv-SE']],
  ['', ['zh']],
  ['', []],
  ['?lang=se', ['en']],
  ['?lang=sv-SE', ['en']],
  ['?lang=NN', ['de']],
])('%s with %j settles as chooseLanguage() does', (search, browser) => {
  const query = new URLSearchParams(search).get('lang');
  const language = chooseLanguage({ query, browser });
  const { dataset, lang } = start(search, browser);
  expect(dataset.language).toBe(language);
  expect(lang).toBe(toLocale(language));
});

test.each([
  ['sv', 'se'],
  ['sv-SE', 'se'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['nb-NO', 'no'],
  ['de-AT', 'de'],
])('7.30 ?lang=%s is %s', (tag, language) => {
  expect(start(`?lang=${tag}`, ['fr']).dataset.language).toBe(language);
  expect(chooseLanguage({ query: tag, browser: ['fr'] })).toBe(language);
});

test.each([
  ['', 'pl', 'pl'],
  ['?lang=fr', 'pl', 'fr'],
  ['', 'xx', 'de'],
  ['', null, 'de'],
])('8.26 %s, then the chosen %j, comes before the browser: %s', (search, chosen, language) => {
  expect(start(search, ['de'], { chosen }).dataset.language).toBe(language);
  const query = new URLSearchParams(search).get('lang');
  expect(chooseLanguage({ query, chosen: chosen ?? undefined, browser: ['de'] })).toBe(language);
});

test('8.26 a choice that the page does not allow gives way to the browser and the default', () => {
  const wish = { query: null, chosen: 'pl', allowed: ['en', 'nl'], fallback: 'nl' } as const;
  expect(chooseLanguage({ ...wish, browser: ['en-GB'] })).toBe('en');
  expect(chooseLanguage({ ...wish, browser: ['de'] })).toBe('nl');
});

test('8.26 storage that is closed to the page is no error', () => {
  const documentElement = { dataset: {} as Record<string, string>, lang: 'en' };
  runInNewContext(languageStart(LANGUAGES), {
    document: { documentElement },
    location: { search: '' },
    navigator: { languages: ['de'] },
    URLSearchParams,
  });
  expect(documentElement.dataset.language).toBe('de');
});

test('only a prerendered page in another language is hidden until it is translated', () => {
  expect(start('', ['de'], { isPrerendered: true }).dataset.translating).toBe('');
  expect(start('', ['de']).dataset.translating).toBeUndefined();
  expect(start('', ['en'], { isPrerendered: true }).dataset.translating).toBeUndefined();
});
