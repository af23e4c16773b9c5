import { expect, test } from 'vitest';
import { companyOf, newToken } from './token-text.ts';

const company = '0c9a1f0e-8d6b-4f0c-9f5e-00ff10a2b3c4';

test('7.17 a token says whose company it is for, and is never made twice', () => {
  expect(newToken(company)).toMatch(/^kalends_[\w-]{64}$/);
  expect(companyOf(newToken(company))).toBe(company);
  expect(newToken(company)).not.toBe(newToken(company));
});

test.each([
  '',
  'kalends_',
  `kalends_${'x'.repeat(63)}`,
  `kalends_${'='.repeat(64)}`,
  `x${newToken(company)}`,
])('%j is no token', (text) => expect(companyOf(text)).toBeUndefined());
