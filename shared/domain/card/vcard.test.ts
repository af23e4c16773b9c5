import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasVobject, readByVobject } from '#tests/support/read-by-vobject.ts';
import { type CardContact, toVcard, toVcardFileName, toVcardLink } from './vcard.ts';

function aContact(changes: Partial<CardContact> = {}): CardContact {
  return {
    id: '7e57ab1e-0000-4000-8000-00000000000a',
    name: 'Ada King Lovelace',
    company: 'Engine, Babbage; Sons',
    title: 'Countess',
    phone: '+44 20 7946 0000',
    email: 'ada@card.test',
    website: 'engine.test',
    linkedIn: 'linkedin.com/in/ada',
    facebook: null,
    twitter: 'https://x.com/ada',
    instagram: null,
    xing: null,
    customLinks: [{ name: 'Notes, G', url: 'https://notes.test/g?a=1,2;3', icon: '📄' }],
    picture: null,
    pageUrl: 'https://kalends.test/ada',
    sourceUrl: 'https://kalends.test/ada.vcf',
    changedIso: '2030-05-01T09:30:00.250Z',
    ...changes,
  };
}

test('is a card of version 3.0 with everything that stands on its page', () => {
  expect(toVcard(aContact()).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Kalends//Kalends//EN',
    'UID:urn:uuid:7e57ab1e-0000-4000-8000-00000000000a',
    'REV:2030-05-01T09:30:00Z',
    'N:King Lovelace;Ada;;;',
    'FN:Ada King Lovelace',
    'ORG:Engine\\, Babbage\\; Sons',
    'TITLE:Countess',
    'TEL;TYPE=WORK,VOICE:+44 20 7946 0000',
    'EMAIL;TYPE=INTERNET,WORK:ada@card.test',
    'SOURCE:https://kalends.test/ada.vcf',
    'URL;TYPE=WORK,PREF:https://kalends.test/ada',
    'X-SOCIALPROFILE;TYPE=linkedin:https://linkedin.com/in/ada',
    'X-SOCIALPROFILE;TYPE=twitter:https://x.com/ada',
    'item1.URL:https://engine.test/',
    'item1.X-ABLabel:Website',
    'item2.URL:https://linkedin.com/in/ada',
    'item2.X-ABLabel:LinkedIn',
    'item3.URL:https://x.com/ada',
    'item3.X-ABLabel:X',
    'item4.URL:https://notes.test/g?a=1%2C2%3B3',
    'item4.X-ABLabel:Notes\\, G',
    'CATEGORIES:Business Contact,Professional',
    'END:VCARD',
    '',
  ]);
});

test('Spec B §3.1: an empty name is Unknown, one name alone is the first', () => {
  expect(toVcard(aContact({ name: '  ' }))).toContain('\r\nN:;Unknown;;;\r\nFN:Unknown\r\n');
  expect(toVcard(aContact({ name: 'Cher' }))).toContain('\r\nN:;Cher;;;\r\nFN:Cher\r\n');
});

test('what was not put on the card is not in the file', () => {
  const bare = aContact({
    ...{ company: null, title: ' ', phone: null, email: null, website: null },
    ...{ linkedIn: null, twitter: 'javascript:alert(1)', customLinks: [] },
  });
  expect(toVcard(bare)).not.toMatch(/ORG|TITLE|TEL|EMAIL|SOCIALPROFILE|item1/);
});

test('is the same, byte for byte, until something changes', () => {
  expect(toVcard(aContact())).toBe(toVcard(aContact()));
});

test('is a data link too', () => {
  const [kind, text] = toVcardLink(aContact({ name: 'Zoë 🦊' })).split(/,(.*)/s);
  expect(kind).toBe('data:text/vcard;charset=utf-8');
  expect(decodeURIComponent(text ?? '')).toBe(toVcard(aContact({ name: 'Zoë 🦊' })));
});

test.each([
  ['Ada Lovelace', 'Ada-Lovelace.vcf'],
  ['Zoë Berg', 'Zoe-Berg.vcf'],
  ['../../"x"\n', 'x.vcf'],
  ['🦊', 'contact.vcf'],
  ['', 'Unknown.vcf'],
])('the file of %j is %s', (name, file) => {
  expect(toVcardFileName(name)).toBe(file);
});

const hard = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  fc.string({ unit: 'grapheme', minLength: 300, maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'ä,;\\\n\r🦊👩‍👩‍👧‍👦 :"nN=ß'), maxLength: 90 }),
  fc.constantFrom('Jürgen "Jay" Müller-Łoś; Jr.', 'a\\nb', '\\,\\;', ' \n ', 'x'.repeat(300)),
);
const address = fc
  .webUrl({ withQueryParameters: true, withFragments: true })
  .map((url) => url.replace(/^http:/, 'https:'));
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });
const anyContact: fc.Arbitrary<CardContact> = fc.record({
  id: fc.uuid(),
  name: hard,
  company: orNull(hard),
  title: orNull(hard),
  phone: orNull(fc.stringMatching(/^\+[1-9]\d{7,14}$/)),
  email: orNull(fc.emailAddress()),
  website: orNull(address),
  linkedIn: orNull(address),
  facebook: orNull(address),
  twitter: orNull(address),
  instagram: orNull(address),
  xing: orNull(address),
  customLinks: fc.array(fc.record({ name: hard, url: address, icon: fc.constant('🔗') }), {
    maxLength: 5,
  }),
  picture: orNull(
    fc.record({
      type: fc.constantFrom('JPEG' as const, 'PNG' as const),
      base64: fc
        .uint8Array({ minLength: 1, maxLength: 400 })
        .map((bytes) => Buffer.from(bytes).toString('base64')),
    }),
  ),
  pageUrl: fc.constant('https://kalends.test/ada'),
  sourceUrl: fc.constant('https://kalends.test/ada.vcf'),
  changedIso: fc.constant('2030-05-01T09:30:00.000Z'),
});

const CARDS = 1000;
const contacts = fc.sample(anyContact, { numRuns: CARDS, seed: 23 });
const files = contacts.map(toVcard);

/** What a reader has to find: what was written, its ends of lines in one form and no other controls. */
function asRead(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
}

function expected(contact: CardContact) {
  const [given = '', ...rest] = asRead(contact.name).trim().split(/ +/);
  const first = given || 'Unknown';
  const family = rest.join(' ');
  const text = (value: string | null) => asRead(value ?? '').trim() || undefined;
  const links = [
    ['Website', contact.website],
    ['LinkedIn', contact.linkedIn],
    ['Facebook', contact.facebook],
    ['X', contact.twitter],
    ['Instagram', contact.instagram],
    ['Xing', contact.xing],
    ...contact.customLinks.map(({ name, url }) => [asRead(name), url]),
  ];
  const written = (url: string) => new URL(url).href.replace(/[\\,;]/g, encodeURIComponent);
  return {
    uid: `urn:uuid:${contact.id}`,
    n: [family, first],
    fn: [first, family].filter(Boolean).join(' '),
    org: text(contact.company),
    title: text(contact.title),
    tel: text(contact.phone),
    email: text(contact.email),
    photo: contact.picture?.base64,
    links: links.flatMap(([label, url]) => (url ? [[label, written(url)]] : [])),
  };
}

test('every line ends in CRLF, has 75 bytes at most, and is text by itself', () => {
  const broken = files.flatMap((file) => {
    const lines = Buffer.from(file).toString('latin1').split('\r\n');
    const isWhole = (line: string) =>
      line.length <= 75 && !/[\r\n]/.test(line) && isUtf8(Buffer.from(line, 'latin1'));
    return lines.pop() === '' ? lines.filter((line) => !isWhole(line)) : [file];
  });
  expect(broken).toEqual([]);
});

describe('a thousand cards are read back alike', () => {
  // ical.js reads texts of version 3.0 as those of 4.0, where no semicolon is escaped: iCalendar's rule is
  // that of RFC 2426.
  const { vcard3, icalendar } = ICAL.design;
  const readsAs40 = vcard3.value.text;
  beforeAll(() => {
    vcard3.value.text = icalendar.value.text;
  });
  afterAll(() => {
    vcard3.value.text = readsAs40;
  });

  test('by ical.js', () => {
    // It takes the semicolon after an escaped backslash for an escaped one: no part of a name ends in one.
    const read = contacts.map((contact) => ({
      ...contact,
      name: contact.name.replace(/\\+(?=\s|$)/g, ''),
    }));
    for (const contact of read) {
      const card = new ICAL.Component(ICAL.parse(toVcard(contact)));
      const value = (name: string) => card.getFirstPropertyValue(name) ?? undefined;
      const urls = card.getAllProperties('url').filter((url) => url.getFirstParameter('group'));
      const labels = card
        .getAllProperties('x-ablabel')
        .map((label) => icalendar.value.text.fromICAL(String(label.getFirstValue())));
      const [family, first] = value('n') as unknown as string[];
      expect({
        uid: value('uid'),
        n: [family, first],
        fn: value('fn'),
        org: value('org'),
        title: value('title'),
        tel: value('tel'),
        email: value('email'),
        photo: value('photo')?.toString(),
        links: urls.map((url, each) => [labels[each], url.getFirstValue()]),
      }).toEqual(expected(contact));
    }
  });

  test.skipIf(!hasVobject())('by vobject', () => {
    readByVobject(files).forEach((card, at) => {
      const value = (name: string) => card.find((line) => line.name === name)?.value;
      const labels = card.filter(({ name }) => name === 'X-ABLABEL');
      const urls = card.filter(({ name, group }) => name === 'URL' && group !== null);
      expect({
        uid: value('UID'),
        n: value('N'),
        fn: value('FN'),
        org: (value('ORG') as string[] | undefined)?.[0],
        title: value('TITLE'),
        tel: value('TEL'),
        email: value('EMAIL'),
        photo: value('PHOTO'),
        links: urls.map((url, each) => [labels[each]?.value, url.value]),
      }).toEqual(expected(contacts[at] as CardContact));
    });
  });
});
