import { expect, test } from 'vitest';
import { toOptions } from './to-options.ts';

const drinks = [
  { value: 'tea', label: 'Tea' },
  { value: 'coffee', label: 'Coffee' },
];

test('an option keeps its value while its label is the same, wherever it stands', () => {
  expect(toOptions(['Coffee', 'Water', 'Tea'], drinks)).toEqual([
    drinks[1],
    { value: 'Water', label: 'Water' },
    drinks[0],
  ]);
});

test('and while it is renamed', () => {
  expect(toOptions(['Green tea', 'Coffee'], drinks)).toEqual([
    { value: 'tea', label: 'Green tea' },
    drinks[1],
  ]);
});
