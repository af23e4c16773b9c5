import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { EXTENSION_KEY, FIREFOX_ID, REDIRECT_ADDRESSES } from './connected-apps.ts';

test('10. the redirect addresses are those that browsers derive from the key and the id', () => {
  const hash = createHash('sha256').update(Buffer.from(EXTENSION_KEY, 'base64')).digest('hex');
  const toLetter = (digit: string) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16));
  const chromiumId = [...hash.slice(0, 32)].map(toLetter).join('');
  const firefoxHash = createHash('sha1').update(FIREFOX_ID).digest('hex');
  expect(REDIRECT_ADDRESSES).toEqual([
    `https://${chromiumId}.chromiumapp.org/`,
    `https://${firefoxHash}.extensions.allizom.org/`,
  ]);
});
