import { expect, test } from 'vitest';
import { type AppRequest, readAppRequest, toAnswerAddress } from './app-request.ts';
import { REDIRECT_ADDRESSES } from './connected-apps.ts';

const [redirect_uri] = REDIRECT_ADDRESSES;
const whole: AppRequest = {
  client_id: 'kalends-extension',
  redirect_uri,
  response_type: 'code',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  state: 'a b&c',
};
const searchOf = (changed: Record<string, string> = {}) =>
  `?${new URLSearchParams({ ...whole, ...changed })}`;

test('10. a whole request is read as it was asked', () => {
  expect(readAppRequest(searchOf())).toEqual(whole);
});

test.each([
  ['client_id', 'another'],
  ['redirect_uri', `${redirect_uri}x`],
  ['redirect_uri', 'https://evil.test/'],
  ['response_type', 'token'],
  ['code_challenge', 'short'],
  ['code_challenge_method', 'plain'],
  ['state', ''],
])('10. with the %s %j nobody is asked', (name, value) => {
  expect(readAppRequest(searchOf({ [name]: value }))).toBeUndefined();
});

test('10. an answer brings back the state that was asked with', () => {
  const answer = new URL(toAnswerAddress(whole, { code: 'c' }));
  expect(Object.fromEntries(answer.searchParams)).toEqual({ code: 'c', state: 'a b&c' });
  expect(toAnswerAddress(whole, { error: 'access_denied' })).toContain('error=access_denied');
});
