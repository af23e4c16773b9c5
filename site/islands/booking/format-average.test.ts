import { expect, it } from 'vitest';
import { formatAverage } from './format-average.ts';

it.each([
  [4.8, 'de', '4,8'],
  [4.8, 'en', '4.8'],
  [5, 'en', '5.0'],
  [4.96, 'fr', '5,0'],
  [4.25, 'se', '4,3'],
] as const)('Spec A §9: %d is shown in %s with one decimal, %s', (average, language, shown) => {
  expect(formatAverage(average, language)).toBe(shown);
});
