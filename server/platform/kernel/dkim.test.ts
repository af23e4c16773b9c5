import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseDkimKey, toPublished } from './dkim.ts';

const toPem = (key: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString();
const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });

test('24. a key of DKIM may stand in one line, and its other half is what a domain has', () => {
  const { privateKey, publicKey } = rsa(2048);
  const pem = toPem(privateKey);
  expect(parseDkimKey(pem)).toBe(pem);
  expect(parseDkimKey(pem.replaceAll('\n', '\\n'))).toBe(pem);
  const published = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  expect(toPublished({ selector: 'a', privateKey: pem })).toBe(published);
});

test.each([
  ['what is no key', 'hello'],
  ['a key that receivers find too short', toPem(rsa(512).privateKey)],
  ['a key of another kind', toPem(generateKeyPairSync('ed25519').privateKey)],
])('24. %s signs nothing', (_what, text) => {
  expect(parseDkimKey(text)).toBeUndefined();
});
