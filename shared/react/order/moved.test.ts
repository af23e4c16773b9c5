import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const letters = ['a', 'b', 'c'];

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
])('from %i to %i', (from, to, result) => {
  expect(moved(letters, from, to).join('')).toBe(result);
});
