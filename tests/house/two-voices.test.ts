import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { mailTexts, mailTranslator } from '#server/mail/texts.ts';
import { LANGUAGES, type Language, toLocale } from '#shared/domain/languages.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import type { Texts, TextTree } from '#shared/i18n/load-texts.ts';
import { startI18next } from '#shared/i18n/start-i18next.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { createTranslator, type TextValues } from '#shared/i18n/translator.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatDateOfInstant, formatTime } from '#shared/time/format.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { loadZonedFormats } from '#shared/time/zoned.ts';

/**
 * Public pages speak through a translator of 1 kB and Intl, the office through i18next and
 * date-fns-tz, as do mails. Whoever meets all of them in one day must not notice.
 */

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000];
const DAY_MS = 86_400_000;

const namespaces = globSync('**/*.json', { cwd: new URL('../../locales/en/', import.meta.url) })
  .map((file) => basename(file, '.json'))
  // Mails have their own below.
  .filter((name) => name !== 'mail') as Namespace[];

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

/** Values for every placeholder of a key in any of its forms, some of them hard to print. */
function valuesOf(tree: TextTree, stem: string): TextValues {
  const nasty = ['<b>"Zoë" & Co.</b>', '$1 {{x}', 42, 'a\u00a0b', '$t(common:close)'];
  const forms = JSON.stringify(tree).matchAll(/\{\{\s*(\w+)\s*\}\}/g);
  const names = [...new Set([...forms].map(([, name]) => name ?? ''))].sort();
  return Object.fromEntries(
    names.map((name, index) => [name, nasty[(index + stem.length) % nasty.length]]),
  );
}

test.each(LANGUAGES)('%s: both translators say the same of every text', async (language) => {
  const texts: Texts = Object.fromEntries(
    await Promise.all(
      namespaces.map(async (ns) => [ns, await loadOfficeTexts(language, ns)] as const),
    ),
  );
  const light = createTranslator(toLocale(language), texts);
  const i18next = await startI18next(language, namespaces, loadOfficeTexts);
  // Keys are read from the files here, so no type knows them.
  const say = i18next.t as unknown as (stem: string, values: object) => string;
  const sayLightly = light as (ns: Namespace, stem: string, values: TextValues) => string;
  for (const ns of namespaces) {
    const tree = textsOf(texts, ns);
    const stems = new Set(keysOf(tree).map((key) => key.replace(PLURAL, '')));
    for (const stem of stems) {
      const isPlural = keysOf(tree).includes(`${stem}_other`);
      for (const count of isPlural ? COUNTS : [undefined]) {
        const values = { ...valuesOf(tree, stem), ...(count !== undefined && { count }) };
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
  for (const key of keysOf(tree)) {
    const values = valuesOf(tree, key);
    expect(say(key, values), key).toBe(sayLightly('common', key, values));
  }
});

test.each(LANGUAGES)('%s: mails and pages write the same durations', async (language) => {
  const common = await loadOfficeTexts(language, 'common');
  const t = createTranslator(toLocale(language), { common });
  for (const count of [1, 2, 5, 15, 22, 30, 45]) {
    expect(formatDuration(count, language)).toBe(t('common', 'duration.minutes', { count }));
  }
});

const ZONES = ['Europe/Berlin', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC'];
/** Every month, every weekday, both halves of a day, and the nights when clocks change. */
const INSTANTS = [
  ...Array.from({ length: 40 }, (_, index) => Date.UTC(2030, 0, 1, index, 7) + index * 9 * DAY_MS),
  Date.parse('2030-03-31T00:59:00Z'),
  Date.parse('2030-03-31T01:00:00Z'),
  Date.parse('2030-10-27T00:30:00Z'),
  Date.parse('2030-10-27T01:30:00Z'),
  Date.parse('2030-12-31T23:59:00Z'),
].map((ms) => new Date(ms).toISOString());

const readers = LANGUAGES.flatMap((language) => ZONES.map((timeZone) => ({ language, timeZone })));

test.each(readers)('$language in $timeZone: both write the same times', async (reader) => {
  const formats = await loadZonedFormats(reader);
  for (const iso of INSTANTS) {
    const minute = fromIso(iso, 'floor') ?? 0;
    expect(formats.date(iso)).toBe(formatDateOfInstant(minute, reader));
    for (const clock of ['12h', '24h'] as const) {
      expect(formats.time(iso, clock)).toBe(formatTime(minute, reader, clock));
    }
    for (const now of [iso, '2030-07-01T12:00:00Z', '2031-07-01T12:00:00Z']) {
      expect(formats.moment(iso, Date.parse(now))).toBe(momentByIntl(iso, now, reader));
    }
  }
});

/** As a browser writes it in the least room. */
function momentByIntl(
  iso: string,
  nowIso: string,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const write = (options: Intl.DateTimeFormatOptions, instant: string) =>
    new Intl.DateTimeFormat(toLocale(language), { ...options, timeZone }).format(new Date(instant));
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  if (write(day, iso) === write(day, nowIso)) return write({ timeStyle: 'short' }, iso);
  const isSameYear = write({ year: 'numeric' }, iso) === write({ year: 'numeric' }, nowIso);
  return write(isSameYear ? { month: 'short', day: 'numeric' } : day, iso);
}
