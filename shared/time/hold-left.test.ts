import { expect, it } from 'vitest';
import { holdLeft } from './hold-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [14 * 24 * HOUR, 'in 14 days'],
  [48 * HOUR, 'in 2 days'],
  [48 * HOUR - 1, 'in 47 hours'],
  [2 * HOUR, 'in 2 hours'],
  [2 * HOUR - 1, 'in 119 minutes'],
  [MINUTE, 'in 1 minute'],
  [1, 'in 1 minute'],
  [0, ''],
  [-HOUR, ''],
])('%i ms before the end it says “%s”', (leftMs, text) => {
  expect(holdLeft(leftMs, 'en').text).toBe(text);
});

it('says it in the reader’s language', () => {
  expect(holdLeft(47 * HOUR, 'de').text).toBe('in 47 Stunden');
  expect(holdLeft(5 * HOUR, 'pl').text).toBe('za 5 godzin');
});

it('wakes when the words change, and never after the end', () => {
  let leftMs = 50 * HOUR + 17_000;
  let wakes = 0;
  for (; leftMs > 0; wakes += 1) {
    const { text, nextMs } = holdLeft(leftMs, 'en');
    expect(nextMs).toBeGreaterThan(0);
    expect(nextMs).toBeLessThanOrEqual(leftMs);
    leftMs -= nextMs;
    expect(holdLeft(leftMs, 'en').text === text && leftMs > MINUTE, String(leftMs)).toBe(false);
  }
  // Days, hours and the minutes of two hours: nothing ticks.
  expect(wakes).toBeLessThan(175);
});
