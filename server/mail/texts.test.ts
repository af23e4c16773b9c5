import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { formatDuration, formatPrice, joinNames, mailTexts, mailTranslator } from './texts.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every key with the values it takes: `greeting {{name}}`. */
function keysOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`]
      : keysOf(value, `${path}${key}.`),
  );
}

describe.each(LANGUAGES)('the mails of %s', (language) => {
  test('have every text of the English ones, with the same values', () => {
    expect(keysOf(mailTexts[language])).toEqual(keysOf(mailTexts.en));
  });

  test('leave no text empty', () => {
    expect(JSON.stringify(mailTexts[language])).not.toContain('""');
  });
});

test('values are put in as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(mailTranslator('en')('greeting', { name })).toBe(`Hello ${name},`);
    }),
    { examples: [['{{name}}'], ['$t(row.what)'], ['{{- name}}'], ['<b>&amp;'], ['$& $1']] },
  );
});

test('an unknown language reads as English', () => {
  expect(mailTranslator('tlh')('row.when')).toBe('When');
});

test.each<[Language, string]>([
  ['en', '1 hour 30 minutes'],
  ['de', '1 Stunde 30 Minuten'],
  ['pl', '1 godzina 30 minut'],
  ['se', '1 timme 30 minuter'],
])('a duration in %s', (language, expected) => {
  expect(formatDuration(90, language)).toBe(expected);
});

test.each<[Language, number, string]>([
  ['en', 5000, '€50'],
  ['en', 1990, '€19.90'],
  ['de', 5000, '50\u00a0€'],
])('a price in %s', (language, amountCents, expected) => {
  expect(formatPrice({ amountCents, currency: 'EUR' }, language)).toBe(expected);
});

test('plurals follow the language', () => {
  expect([1, 2, 5].map((minutes) => formatDuration(minutes, 'pl'))).toEqual([
    '1 minuta',
    '2 minuty',
    '5 minut',
  ]);
});

test('names are joined as the language does', () => {
  expect(joinNames(['Ada', 'Grace'], 'fr')).toBe('Ada et Grace');
});
