import { expect, it } from 'vitest';
import { toCountry, toInternational } from './phone-number.ts';

it.each([
  ['DE', 'DE'],
  ['at', 'AT'],
  ['+41', 'CH'],
  ['1', 'US'],
  ['44', 'GB'],
  ['xx', 'DE'],
  ['', 'DE'],
  [null, 'DE'],
])('Spec A §5: %j is of %s, falling back to Germany', (code, country) => {
  expect(toCountry(code)).toBe(country);
});

it.each([
  ['0170 1234567', null, '+49 170 1234567'],
  ['+44 20 7946 0958', null, '+44 20 7946 0958'],
  ['044 668 18 00', '+41', '+41 44 668 18 00'],
  ['0043 1 5130', 'DE', '+43 1 5130'],
  ['12', 'DE', undefined],
  ['call me', 'DE', undefined],
])('%s in %s is written %s', (text, code, written) => {
  expect(toInternational(text, code)).toBe(written);
});
