import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test('10. days in a row name what they share once', () => {
  expect(formatDays('2030-12-24', '2030-12-30', 'en')).toMatch(/^Dec 24\s–\s30, 2030$/);
  expect(formatDays('2030-12-28', '2031-01-03', 'en')).toMatch(/^Dec 28, 2030\s–\sJan 3, 2031$/);
  expect(formatDays('2030-12-24', '2030-12-30', 'de')).toBe('24.–30. Dez. 2030');
});
