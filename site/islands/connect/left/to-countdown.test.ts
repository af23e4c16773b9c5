import { expect, it } from 'vitest';
import { toCountdown } from './to-countdown.ts';

it.each([
  [180_000, '3:00'],
  [60_001, '1:01'],
  [9_000, '0:09'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms are left: %s', (leftMs, text) => {
  expect(toCountdown(leftMs)).toBe(text);
});
