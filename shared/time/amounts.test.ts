import { expect, test } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { formatDuration } from './format-duration.ts';
import { formatAmount, formatPrice } from './format-price.ts';
import { joinNames } from './join-names.ts';

test.each<[Language, string]>([
  ['en', '1 hour 30 minutes'],
  ['de', '1 Stunde 30 Minuten'],
  ['pl', '1 godzina 30 minut'],
  ['se', '1 timme 30 minuter'],
])('a duration in %s', (language, expected) => {
  expect(formatDuration(90, language)).toBe(expected);
});

test('plurals follow the language', () => {
  expect([1, 2, 5].map((minutes) => formatDuration(minutes, 'pl'))).toEqual([
    '1 minuta',
    '2 minuty',
    '5 minut',
  ]);
});

test.each<[Language, number, string]>([
  ['en', 5000, '€50'],
  ['en', 1990, '€19.90'],
  ['de', 5000, '50\u00a0€'],
])('a price in %s', (language, amountCents, expected) => {
  expect(formatPrice({ amountCents, currency: 'EUR' }, language)).toBe(expected);
  expect(formatAmount(amountCents / 100, 'EUR', language)).toBe(expected);
});

test('names are joined as the language does', () => {
  expect(joinNames(['Ada', 'Grace'], 'fr')).toBe('Ada et Grace');
});
