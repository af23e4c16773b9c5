import { describe, expect, test } from 'vitest';
import { parseMailFrom, toMessage, toSender } from './transport.ts';

describe('parseMailFrom', () => {
  test.each([
    ['Kalends <no-reply@kalends.test>', { name: 'Kalends', email: 'no-reply@kalends.test' }],
    ['"Demo, Inc." <a@b.test>', { name: 'Demo, Inc.', email: 'a@b.test' }],
    ['a@b.test', { name: '', email: 'a@b.test' }],
  ])('%s', (text, expected) => {
    expect(parseMailFrom(text)).toEqual(expected);
  });
});

describe('toSender', () => {
  const mailFrom = 'Kalends <no-reply@kalends.test>';

  test.each([
    ['Demo Studio', 'Demo Studio'],
    ['Demo\r\nBcc: all@example.com', 'Demo Bcc: all@example.com'],
    [' ', 'Kalends'],
  ])('the company %j writes as %s', (companyName, name) => {
    expect(toSender(mailFrom, companyName)).toEqual({ name, email: 'no-reply@kalends.test' });
  });
});

test('no header comes out of a name, a subject or an address', () => {
  const evil = 'Maya\r\nBcc: all@example.com';
  const rendered = { subject: evil, html: '', text: '', attachments: [] };
  const message = toMessage(
    rendered,
    { name: evil, email: 'a@b.test' },
    { name: evil, email: 'm@b.test\r\nRCPT TO:<x@y.z>' },
  );
  expect(JSON.stringify(message)).not.toMatch(/\\r|\\n/);
});
