import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chooseLanguage, LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { languageStart } from './language-start.ts';

function start(search: string, languages: readonly string[], isPrerendered = false) {
  const dataset: Record<string, string> = isPrerendered ? { prerendered: '' } : {};
  const documentElement = { dataset, lang: 'en' };
  runInNewContext(languageStart(LANGUAGES), {
    document: { documentElement },
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

test('only a prerendered page in another language is hidden until it is translated', () => {
  expect(start('', ['de'], true).dataset.translating).toBe('');
  expect(start('', ['de']).dataset.translating).toBeUndefined();
  expect(start('', ['en'], true).dataset.translating).toBeUndefined();
});
