import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAppRequest } from '#shared/domain/app-request.ts';
import { REDIRECT_ADDRESSES } from '#shared/domain/connected-apps.ts';
import { readCode, toQuestion } from './consent.ts';

const [redirectUri] = REDIRECT_ADDRESSES;
/** Bytes that need every letter of base64url. */
const randomBytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => 255 - at);

test('10. the page that is opened reads the question whole, and not its verifier', async () => {
  const { url, state, verifier } = await toQuestion(
    'https://example.com/kalends',
    redirectUri,
    randomBytes,
  );
  const page = new URL(url);
  expect(page.origin + page.pathname).toBe('https://example.com/kalends/extension/connect');
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(readAppRequest(page.search)).toMatchObject({
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  expect(url).not.toContain(verifier);
});

test('10. only the answer to this very question has a code', () => {
  expect(readCode(`${redirectUri}?code=c&state=s`, { state: 's' })).toBe('c');
  expect(readCode(`${redirectUri}?code=c&state=other`, { state: 's' })).toBeUndefined();
  expect(readCode(`${redirectUri}?code=c`, { state: 's' })).toBeUndefined();
  expect(readCode(`${redirectUri}?error=access_denied&state=s`, { state: 's' })).toBeUndefined();
});
