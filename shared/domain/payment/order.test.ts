import { describe, expect, test } from 'vitest';
import { canBecome, ORDER_STATUSES, orderTransitions, statusesBefore } from './order.ts';

describe('a payment order', () => {
  test.each([
    ['open', 'paid', true],
    ['open', 'booked', true],
    ['paid', 'booked', true],
    ['booked', 'refund-due', true],
    ['refund-due', 'refunded', true],
    ['expired', 'booked', true],
    ['refunded', 'booked', false],
    ['refunded', 'refund-due', false],
    ['refund-due', 'booked', false],
    ['expired', 'open', false],
    ['booked', 'expired', false],
  ] as const)('that is %s becomes %s: %s', (from, to, may) => {
    expect(canBecome(from, to)).toBe(may);
  });

  test('knows what it was before', () => {
    expect(statusesBefore('paid')).toEqual(['open']);
    expect(statusesBefore('expired')).toEqual(['open']);
  });

  test('never becomes open again, and once its money is back stays so', () => {
    expect(statusesBefore('open')).toEqual([]);
    expect(orderTransitions.refunded).toEqual([]);
  });

  test('reaches every status from open', () => {
    const reached = new Set(['open']);
    for (const from of reached) {
      for (const to of orderTransitions[from as keyof typeof orderTransitions]) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  });
});
