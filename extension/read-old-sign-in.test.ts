import { expect, test } from 'vitest';
import { readOldSignIn } from './read-old-sign-in.ts';

const A = 'https://a.test';
const B = 'https://b.test';
const account = {
  ...{ email: 'ada@demo.test', name: 'Ada', companyName: 'Demo', slug: null },
  timeFormat: '24h' as const,
};
const tokens = { accessToken: 'access', accessEndsAtMs: 1, refreshToken: 'refresh' };
const kept = <Value>(value: Value) => ({ version: 1, value });

test('19.1 what earlier versions kept in three places is one sign-in', () => {
  const old = {
    serverUrl: kept(A),
    tokens: kept({ serverUrl: A, ...tokens }),
    account: kept(account),
  };
  expect(readOldSignIn(old)).toEqual({ grant: { serverUrl: A, tokens }, account, typed: A });
});

test('19.1 tokens beside another address belong to who gave them, and sign nobody in', () => {
  const old = {
    serverUrl: kept(B),
    tokens: kept({ serverUrl: A, ...tokens }),
    account: kept(account),
  };
  expect(readOldSignIn(old)).toEqual({
    grant: { serverUrl: A, tokens },
    account: undefined,
    typed: A,
  });
});

test.each([
  ['an address alone', { serverUrl: kept(A) }, A],
  ['an account without tokens', { serverUrl: kept(A), account: kept(account) }, A],
  ['nothing', {}, undefined],
  ['what has no version', { serverUrl: A, tokens }, undefined],
])('19.1 %s is no sign-in', (_, old, typed) => {
  expect(readOldSignIn(old)).toEqual({ grant: undefined, account: undefined, typed });
});
