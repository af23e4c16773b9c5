import { expect, test } from 'vitest';
import { chooseType, type ProposableType } from './use-proposable-types.ts';

const aType = (id: string, comingCount: number): ProposableType => ({
  ...{ id, comingCount, name: id, of: null, durationsMinutes: [30] },
  ...{ path: null, customChannelName: null },
});

test('10. the meeting that was proposed last is proposed again', () => {
  expect(chooseType([aType('a', 0), aType('b', 9), aType('c', 2)], 'c')?.id).toBe('c');
});

test('19.7 a paid meeting that nobody could pay for is not proposed by itself', () => {
  const unpaid = { ...aType('a', 9), lacksPayment: true };
  expect(chooseType([unpaid, aType('b', 0)], 'a')?.id).toBe('b');
  expect(chooseType([unpaid], null)?.id).toBe('a');
});

test('10. at first it is the one that is booked most, of equal ones the first', () => {
  expect(chooseType([aType('a', 0), aType('b', 9), aType('c', 9)], 'gone')?.id).toBe('b');
  expect(chooseType([aType('a', 0), aType('b', 0)], null)?.id).toBe('a');
  expect(chooseType([], null)).toBeUndefined();
});
