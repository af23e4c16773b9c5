import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { mailTexts, mailTranslator } from './mail-texts.ts';

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
