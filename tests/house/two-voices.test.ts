import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { mailTexts, mailTranslator } from '#server/platform/texts/mail-texts.ts';
import { LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import type { Texts, TextTree } from '#shared/i18n/load-texts.ts';
import { startI18next } from '#shared/i18n/start-i18next.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { createTranslator, type TextValues } from '#shared/i18n/translator.ts';
import { formatDuration } from '#shared/time/format-duration.ts';

/**
 * Public pages and the office speak through a translator of 1 kB, mails and the extension through
 * i18next. Whoever meets all of them in one day must not notice.
 */

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000];

const namespaces = globSync('**/*.json', { cwd: new URL('../../locales/en/', import.meta.url) })
  .map((file) => basename(file, '.json'))
  // Mails have their own below; the others here have one voice each.
  .filter(
    (name) => !['mail', 'proposal', 'in-browser', 'store', 'filled-page'].includes(name),
  ) as Namespace[];

function keysOf(tree: TextTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );
}

function textsOf(texts: Texts, namespace: Namespace): TextTree {
  const tree = texts[namespace];
  if (!tree) throw new Error(`No texts of ${namespace}`);
  return tree;
}

/** The placeholders of all texts. */
function namesOf(tree: TextTree): string[] {
  const forms = JSON.stringify(tree).matchAll(/\{\{\s*(\w+)\s*\}\}/g);
  return [...new Set([...forms].map(([, name]) => name ?? ''))].sort();
}

/** Values for every placeholder that a key may have, some of them hard to print. */
function valuesOf(names: readonly string[], stem: string): TextValues {
  const nasty = ['<b>"Zoë" & Co.</b>', '$1 {{x}', 42, 'a\u00a0b', '$t(common:close)'];
  return Object.fromEntries(
    names.map((name, index) => [name, nasty[(index + stem.length) % nasty.length]]),
  );
}

test.each(LANGUAGES)('%s: both translators say the same of every text', async (language) => {
  const texts = await loadOfficeTexts(language, namespaces);
  const light = createTranslator(toLocale(language), texts);
  const i18next = await startI18next(language, namespaces, async (_, ns) => texts[ns]);
  // Keys are read from the files here, so no type knows them.
  const say = i18next.t as unknown as (stem: string, values: object) => string;
  const sayLightly = light as (ns: Namespace, stem: string, values: TextValues) => string;
  for (const ns of namespaces) {
    const tree = textsOf(texts, ns);
    const names = namesOf(tree);
    const keys = new Set(keysOf(tree));
    const stems = new Set([...keys].map((key) => key.replace(PLURAL, '')));
    for (const stem of stems) {
      const isPlural = keys.has(`${stem}_other`);
      for (const count of isPlural ? COUNTS : [undefined]) {
        const values = { ...valuesOf(names, stem), ...(count !== undefined && { count }) };
        const said = say(stem, { ...values, ns });
        expect(said, `${ns}:${stem}`).toBe(sayLightly(ns, stem, values));
      }
    }
  }
});

test.each(LANGUAGES)('%s: mails say of every text what a page would say', (language) => {
  const tree: TextTree = mailTexts[language];
  const say = mailTranslator(language) as (key: string, values: object) => string;
  // No page has the texts of mails: they stand in another's place.
  const light = createTranslator(toLocale(language), { common: tree });
  const sayLightly = light as (ns: Namespace, stem: string, values: TextValues) => string;
  const names = namesOf(tree);
  for (const key of keysOf(tree)) {
    const values = valuesOf(names, key);
    expect(say(key, values), key).toBe(sayLightly('common', key, values));
  }
});

test.each(LANGUAGES)('%s: mails and pages write the same durations', async (language) => {
  const t = createTranslator(toLocale(language), await loadOfficeTexts(language, ['common']));
  for (const count of [1, 2, 5, 15, 22, 30, 45]) {
    expect(formatDuration(count, language)).toBe(t('common', 'duration.minutes', { count }));
  }
});
