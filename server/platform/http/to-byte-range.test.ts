import { expect, test } from 'vitest';
import { toByteRange } from './to-byte-range.ts';

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=10-', { first: 10, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=-5', { first: 995, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('23. %s of a thousand bytes is %o', (header, range) =>
  expect(toByteRange(header, 1000)).toEqual(range),
);

test.each([undefined, '', 'bytes=-', 'bytes=5-1', 'bytes=0-1,5-9', 'items=0-1', 'bytes=a-b', 'x'])(
  '23. %s asks for the whole',
  (header) => expect(toByteRange(header, 1000)).toBeUndefined(),
);

test('23. nothing has no first byte', () => {
  expect(toByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(toByteRange('bytes=-1', 0)).toBe('unsatisfiable');
});
