import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';

type Tree = { readonly [key: string]: string | Tree };
type Text = readonly [key: string, text: string];

const folder = new URL('../../locales/', import.meta.url);
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Languages of ours that Spec A does not quote. */
const translations = LANGUAGES.filter((language) => language !== 'en');

/** Spec A and B quote these, capitals and all. */
const quoted = new Set([
  'Reschedule Initiated',
  'Cancel Initiated',
  'Make Public',
  'Fastest Available',
  'Payment Error',
  '1 Year',
  '90 Days',
  'Add Link',
  'Add Custom Link',
  'Link Name',
  'Icon (Emoji)',
  'Please fill in both name and URL',
  'Permission Denied: Only administrators can change the company name.',
  'Update Company Name',
]);

/** Names keep their capitals; a language is none of ours. */
const NAMES =
  /\b(?:Google (?:Calendar|Meet)|Google|Kalends(?: Connect)?|Microsoft(?: Teams| Exchange)?|Exchange|CalDAV|Nextcloud|SmartWe|Apple (?:Account|Wallet)|Outlook|Skype(?: for Business)?|Zoom|Webex|WhatsApp|Gmail|LinkedIn|Stripe|PayPal|Meta|Edge|Firefox|Chrome|API|Monday|Friday|Enter|Escape|Alt|I|X|K|M|T|W|D|N|HLS|JavaScript|QR|SVG|PNG|Growth|JPEG|WebP|GIF|HEIC|MB|ID|README)\b/g;

/** The texts of a language, with `{{value}}` for whatever stands there. */
function textsOf(language: Language): Text[] {
  const files = globSync('**/*.json', { cwd: new URL(`${language}/`, folder) });
  return files.flatMap((file) => {
    const tree: Tree = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
    return flatten(tree, `${file.replace('.json', '')}:`);
  });
}

function flatten(tree: Tree, path: string): Text[] {
  return Object.entries(tree).flatMap(([key, value]): Text[] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Texts that say `pattern`, beside their values. */
function saying(language: Language, pattern: RegExp): string[] {
  return textsOf(language)
    .filter(([, text]) => pattern.test(text.replace(/\{\{[^}]*\}\}/g, '{{}}')))
    .map(([key, text]) => `${key}: ${text}`);
}

test('8.31 English is in sentence case: a capital only begins a sentence or a name', () => {
  const titled = textsOf('en').filter(
    ([, text]) =>
      !quoted.has(text) &&
      /[\w’',;)] \(?[A-Z][\w’]*/.test(
        text
          .replace(/“[^”]*”/g, 'name')
          .replace(NAMES, 'name')
          .replace(/\{\{[^}]*\}\}/g, 'x'),
      ),
  );
  expect(titled).toEqual([]);
});

const withHyphen = /\bemail|\bcourriel|(?<!\be-)\bmail(?!server|box)/i;

/** How it is not written; English as Spec A §5 quotes it: 'Invalid email address'. */
const otherSpellings = {
  en: /e-mail|\bmails?\b(?! server)/i,
  de: /(?<!\bE-)\bMail(?!server)|\be-?mail|\bE-mail|\bEmail/,
  fr: withHyphen,
  es: /\be-?mail/i,
  no: /\be-?mail|\bepost/i,
  nl: withHyphen,
  it: withHyphen,
  pl: withHyphen,
  se: /\be-?mail|\bepost|mejladress|mejlserver/i,
} satisfies Record<Language, RegExp>;

test.each(LANGUAGES)('8.31 %s writes e-mail in one way', (language) => {
  expect(saying(language, otherSpellings[language])).toEqual([]);
});

test.each(translations)(
  '8.31 %s has a slash for “or” nowhere: only Spec A’s English has',
  (language) => {
    // A file's path is none: docs/settings.md.
    expect(saying(language, /\p{L}\/\p{L}(?!\w*\.\w)/u)).toEqual([]);
  },
);

test.each(LANGUAGES)('8.31 %s writes durations out', (language) => {
  expect(saying(language, /\{\}\} ?(?:Std|Min|min|hrs?|mins?|godz|t)\b|\bStd\./)).toEqual([]);
});

test.each(LANGUAGES)('8.31 %s writes times as its pages do: 09:00', (language) => {
  const times = saying(language, /\b\d[.:]\d\d\b|\b\d\d\.\d\d\b|\b\d+ ?h\b/);
  // The tabs of Spec A §2: 12h and 24h.
  expect(times.filter((text) => !text.startsWith('booking:clock.'))).toEqual([]);
});

test('8.31 Polish: a number before what it counts has the form of its case', () => {
  const fixed = textsOf('pl').filter(
    ([key, text]) =>
      !PLURAL.test(key) && /\{\{(?:count|min|max|total|number)\}\} (?!lub |z )\p{L}/u.test(text),
  );
  expect(fixed).toEqual([]);
});

test('20.12 the start page promises no calendar that one has elsewhere, as long as none can be connected', () => {
  const calendar = /calendar|calendrier|agenda|kalend(?:er|arz)/i;
  const promised = LANGUAGES.flatMap((language) => saying(language, calendar));
  expect(promised.filter((said) => said.startsWith('home:'))).toEqual([]);
});
