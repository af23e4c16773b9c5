import { expect, test } from 'vitest';
import { toAppAddress } from './app-address.ts';

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('a secret of %j is written as in RFC 4648', (secret, written) => {
  const url = new URL(toAppAddress(secret, 'ada+x@demo.test'));
  expect(url.href).toMatch(/^otpauth:\/\/totp\/Kalends:ada%2Bx%40demo\.test\?/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ secret: written, issuer: 'Kalends', digits: '6', period: '30' },
  });
});
