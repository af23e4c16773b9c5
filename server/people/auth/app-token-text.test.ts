import { expect, test } from 'vitest';
import { type AppToken, parseTokenText, toTokenText } from './app-token-text.ts';

const secret = 'a secret for tests only';
const token: AppToken = {
  use: 'access',
  sessionId: 'a-b_c',
  generation: 3,
  expiresAt: 1_900_000_000,
};

test('10. a token says what was sealed in it', () => {
  expect(parseTokenText(toTokenText(token, secret), secret)).toEqual(token);
});

test('10. nothing in it can be changed, and another secret knows it not', () => {
  const text = toTokenText(token, secret);
  for (const forged of [
    text.replace('access', 'refresh'),
    text.replace('a-b_c', 'a-b_d'),
    text.replace('.3.', '.4.'),
    text.replace('1900000000', '1900000001'),
    text.slice(0, -1),
    `${text}x`,
    '',
  ]) {
    expect(parseTokenText(forged, secret)).toBeUndefined();
  }
  expect(parseTokenText(text, 'another secret')).toBeUndefined();
});
