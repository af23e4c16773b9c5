import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  [' One\n two ', 'One two'],
  ['word '.repeat(50), `${'word '.repeat(39)}word…`],
  ['x'.repeat(500), `${'x'.repeat(100)}…`],
])('%j is %j', (text, short) => {
  expect(shorten(text)).toBe(short);
});
