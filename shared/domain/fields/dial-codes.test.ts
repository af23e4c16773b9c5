import { expect, it } from 'vitest';
import { toDialPrefix } from './dial-codes.ts';

it.each([
  ['DE', '+49 '],
  ['us', '+1 '],
  ['+41', '+41 '],
  ['XX', '+49 '],
  [null, ''],
])('a phone field of %s begins with %j', (country, prefix) => {
  expect(toDialPrefix(country)).toBe(prefix);
});
