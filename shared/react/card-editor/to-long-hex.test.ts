import { expect, test } from 'vitest';
import { toLongHex } from './to-long-hex.ts';

test.each([
  ['#1aF', '#11aaff'],
  ['#3B82F6', '#3b82f6'],
])('%s is %s', (color, long) => {
  expect(toLongHex(color)).toBe(long);
});
