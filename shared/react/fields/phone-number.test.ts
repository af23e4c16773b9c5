import { expect, it } from 'vitest';
import {
  countryOfNumber,
  guessCountry,
  toCountry,
  toInternational,
  withDialCode,
} from './phone-number.ts';

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
  ['America/Los_Angeles', ['en-US'], 'US'],
  ['Europe/Vienna', ['en-US', 'en'], 'AT'],
  ['America/Toronto', [], 'CA'],
  ['UTC', ['fr', 'fr-CA'], 'CA'],
  ['UTC', ['en-001', 'not a tag'], 'DE'],
  ['Nowhere/Land', [], 'DE'],
])('8.16 in %s, speaking %j, numbers are of %s', (timeZone, languages, country) => {
  expect(guessCountry({ timeZone, languages })).toBe(country);
});

it.each([
  ['(415) 555-2671', 'US', '+1 415 555 2671'],
  ['0170 1234567', null, '+49 170 1234567'],
  ['+44 20 7946 0958', null, '+44 20 7946 0958'],
  ['044 668 18 00', '+41', '+41 44 668 18 00'],
  ['0043 1 5130', 'DE', '+43 1 5130'],
  ['12', 'DE', undefined],
  ['call me', 'DE', undefined],
])('%s in %s is written %s', (text, code, written) => {
  expect(toInternational(text, code)).toBe(written);
});

it.each([
  ['', 'DE', 'DE'],
  ['+', 'DE', 'DE'],
  ['+4', 'DE', 'DE'],
  ['+43', 'DE', 'AT'],
  ['+43 1 513', 'DE', 'AT'],
  ['0043 1 513', 'DE', 'AT'],
  ['+ 43 1 513', 'DE', 'AT'],
  ['0170 123', 'DE', 'DE'],
  ['+1', 'DE', 'US'],
  ['+1', 'CA', 'CA'],
  ['+44 20 7946 0958', 'DE', 'GB'],
  ['+7 701 234 56 78', 'DE', 'KZ'],
  ['+999', 'FR', 'FR'],
] as const)('typing %j moves the country from %2$s to %3$s', (text, chosen, country) => {
  expect(countryOfNumber(text, chosen)).toBe(country);
});

it.each([
  ['', 'AT', '+43 '],
  ['+49 ', 'AT', '+43 '],
  ['+49', 'AT', '+43 '],
  ['+49 170 1234567', 'AT', '+43 170 1234567'],
  ['0049 170 1234567', 'AT', '+43 170 1234567'],
  ['0170 1234567', 'AT', '+43 1701234567'],
  ['02 1234 5678', 'IT', '+39 0212345678'],
  ['+', 'US', '+1 '],
] as const)('%j with the dial code of %s is %j', (text, country, number) => {
  expect(withDialCode(text, country)).toBe(number);
});
