import { expect, test } from 'vitest';
import { aDkimKey } from '#tests/support/dkim-keys.ts';
import { examineSender } from './examine-sender.ts';
import { toLine } from './finding.ts';

const { privateKey, record } = aDkimKey();
const key = { selector: 'kalends', privateKey };
const sender = { domain: 'book.acme.test', mailServer: 'mail.acme.test', dkim: key };
const KEY_NAME = 'kalends._domainkey.book.acme.test';
type Texts = Readonly<Record<string, readonly string[]>>;

const linesOf = async (texts: Texts, asked: typeof sender | { dkim: undefined } = sender) =>
  (await examineSender({ ...sender, ...asked }, async (name) => texts[name] ?? [])).map(toLine);

test('24. a domain that says all three is well, its policy standing above it too', async () => {
  const texts = {
    'book.acme.test': ['unrelated', 'v=spf1 include:acme.test -all'],
    [KEY_NAME]: [record.replace('p=', 'p= ')],
    '_dmarc.acme.test': ['v=DMARC1; p=reject'],
  };
  expect(await linesOf(texts)).toEqual([
    'ok       spf        book.acme.test says “v=spf1 include:acme.test -all”; that has to cover mail.acme.test',
    `ok       dkim       ${KEY_NAME} has the other half of DKIM_KEY`,
    'ok       dmarc      acme.test says “v=DMARC1; p=reject”',
  ]);
});

test('24. what a domain does not say is told with the record that it wants', async () => {
  const lines = await linesOf({});
  expect(lines[0]).toMatch(/^warning +spf .* TXT record .* like v=spf1 mx -all$/);
  expect(lines[1]).toMatch(/^failure +dkim .* has no key, so signatures fail; /);
  expect(lines[1]).toContain(record);
  expect(lines[2]).toMatch(/^warning +dmarc .* begin with v=DMARC1; p=none$/);
});

test.each([
  ['another key', aDkimKey().record, /^failure +dkim .* has another key than DKIM_KEY/],
  ['a key that is revoked', 'v=DKIM1; p=', /^failure +dkim .* is revoked/],
])('24. %s means that signatures fail', async (_what, text, line) => {
  expect((await linesOf({ [KEY_NAME]: [text] }))[1]).toMatch(line);
});

test('24. of two records of SPF none counts, and without a key the mail server has to sign', async () => {
  const texts = { 'book.acme.test': ['v=spf1 -all', 'v=spf1 mx -all'] };
  const [spf, dkim] = await linesOf(texts, { dkim: undefined });
  expect(spf).toMatch(/^warning +spf .* has 2 records of SPF/);
  expect(dkim).toMatch(/^warning +dkim +DKIM_KEY is not set: .* that mail\.acme\.test signs/);
});

test('24. where no name server answers it is said so, and nothing else', async () => {
  const findings = await examineSender(sender, () => Promise.reject(new Error('ETIMEOUT')));
  expect(findings.map(({ verdict, says }) => `${verdict} ${says}`)).toEqual(
    Array(3).fill('warning it cannot be looked up: ETIMEOUT'),
  );
});
