import { expect, test } from 'vitest';
import { compareSlots } from './compare-slots.ts';

const at = (...starts: readonly number[]) => starts.map((startMinute) => ({ startMinute }));

test('tells of each start whether it came, went or stayed, once and in order', () => {
  expect(compareSlots(at(10, 20, 30), at(5, 20, 40))).toEqual([
    { startMinute: 5, change: 'came' },
    { startMinute: 10, change: 'went' },
    { startMinute: 20, change: 'none' },
    { startMinute: 30, change: 'went' },
    { startMinute: 40, change: 'came' },
  ]);
});
