import { expect, test } from 'vitest';
import { fromDecimalText, toCents, toDecimalText } from './price.ts';

test.each([
  [50, 5000],
  [19.99, 1999],
  [0.01, 1],
  [1.005, undefined],
  [0, undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('a price of %s is %s cents', (price, cents) => {
  expect(toCents(price)).toBe(cents);
});

test('every amount up to 1000 survives as a decimal price and as a decimal text', () => {
  const changed = Array.from({ length: 100_000 }, (_, index) => index + 1).filter(
    (cents) => toCents(cents / 100) !== cents || fromDecimalText(toDecimalText(cents)) !== cents,
  );
  expect(changed).toEqual([]);
});

test.each([
  ['20', 2000],
  ['20.5', 2050],
  ['20.505', undefined],
  ['-20', undefined],
  ['', undefined],
  ['1e3', undefined],
])('%j as an amount is %s cents', (text, cents) => {
  expect(fromDecimalText(text)).toBe(cents);
});
