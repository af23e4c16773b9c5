import { expect, test } from 'vitest';
import { decideRefund, type RefundPolicy, refundUntilMs } from './refund-policy.ts';

const start = Date.parse('2030-01-08T10:00:00.000Z');
const hour = 3_600_000;
const until: RefundPolicy = { kind: 'until', hours: 24 };

test.each([
  ['full, a minute before the start', { kind: 'full' }, start - 60_000, 'full'],
  ['full, once it has begun', { kind: 'full' }, start + 1, 'none'],
  ['none, a year before', { kind: 'none' }, start - 8760 * hour, 'none'],
  ['until a day before, in time', until, start - 25 * hour, 'full'],
  ['until a day before, in the last moment', until, start - 24 * hour, 'full'],
  ['until a day before, a moment too late', until, start - 24 * hour + 1, 'none'],
] as const)('7.6 the money goes back: %s', (_, policy, nowMs, refund) => {
  expect(decideRefund(policy, start, nowMs)).toBe(refund);
});

test('a policy that gives nothing back has no last moment', () => {
  expect(refundUntilMs({ kind: 'none' }, start)).toBeUndefined();
  expect(refundUntilMs(until, start)).toBe(start - 24 * hour);
});
