import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language, toLocale } from '#shared/domain/languages.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { explanations } from '#shared/errors/explain.ts';
import { TEXT_TYPES_FILE, writeTextTypes } from '#tests/support/text-types.ts';

type Tree = { readonly [key: string]: string | Tree };
type Flat = ReadonlyMap<string, string>;

const folder = new URL('../../locales/', import.meta.url);
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function read(language: Language, file: string): Flat {
  const tree: Tree = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
  return new Map(flatten(tree, ''));
}

function flatten(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );
}

function stems(texts: Flat): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name]) => name ?? '').sort();
}

/** The placeholders a key's text needs: all that English has in any of its plural forms. */
function needed(texts: Flat, stem: string): string[] {
  const forms = [...texts].filter(([key]) => key.replace(PLURAL, '') === stem);
  return [...new Set(forms.flatMap(([, text]) => placeholders(text)))].sort();
}

/** `office/list.json` and the like, relative to a language's folder. */
function filesOf(language: Language): string[] {
  return globSync('**/*.json', { cwd: new URL(`${language}/`, folder) })
    .map((file) => file.split('\\').join('/'))
    .sort();
}

const files = filesOf('en');
const cases = LANGUAGES.flatMap((language) => files.map((file) => [language, file] as const));

test('there is a folder for every language and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...LANGUAGES].sort());
});

test.each(LANGUAGES)('%s has every file that English has', (language) => {
  expect(filesOf(language)).toEqual(files);
});

test('a namespace is one file: no two of the tree share a name', () => {
  const names = files.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

// `npm test -- tests/house/locales -u` writes them anew after a file came or went.
test('the types of texts follow from the English files', async () => {
  const path = fileURLToPath(new URL(`../../${TEXT_TYPES_FILE}`, import.meta.url));
  await expect(writeTextTypes()).toMatchFileSnapshot(path);
});

test.each(cases)('%s %s has every key of English, and no more', (language, file) => {
  expect(stems(read(language, file))).toEqual(stems(read('en', file)));
});

test.each(cases)('%s %s has no empty text', (language, file) => {
  const empty = [...read(language, file)].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test.each(cases)('%s %s has exactly the plural forms of its language', (language, file) => {
  const forms = new Intl.PluralRules(toLocale(language)).resolvedOptions().pluralCategories;
  const texts = read(language, file);
  for (const stem of new Set([...texts.keys()].filter((key) => PLURAL.test(key)))) {
    const base = stem.replace(PLURAL, '');
    const own = [...texts.keys()].filter(
      (key) => PLURAL.test(key) && key.replace(PLURAL, '') === base,
    );
    expect(own.map((key) => key.slice(base.length + 1)).sort(), base).toEqual([...forms].sort());
  }
});

test.each(cases)('%s %s uses the placeholders of English', (language, file) => {
  const english = read('en', file);
  for (const [key, text] of read(language, file)) {
    const stem = key.replace(PLURAL, '');
    const allowed = needed(english, stem);
    const used = placeholders(text);
    expect(
      used.filter((name) => !allowed.includes(name)),
      key,
    ).toEqual([]);
    // A plural form may leave its number out ("one time"), but nothing else.
    const missing = allowed.filter((name) => !used.includes(name));
    expect(
      missing.filter((name) => !(PLURAL.test(key) && name === 'count')),
      key,
    ).toEqual([]);
  }
});

test.each(LANGUAGES)('%s has a text for every error code', (language) => {
  const texts = read(language, 'errors.json');
  const codes = [...Object.keys(catalogue), ...explanations];
  expect(codes.filter((code) => !texts.has(code))).toEqual([]);
});
