import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPickable, judgePick, pickStretch, toMeantStart } from './judge-pick.ts';
import { MAX_PROPOSED_TIMES } from './limits.ts';
import { toTimedWeek } from './timed-week.ts';

const minute = (iso: string) => Date.parse(iso) / 60_000;
const at = (time: string) => `2030-05-24T${time}:00Z`;

const week = toTimedWeek({
  now: at('08:00'),
  durationMinutes: 30,
  hours: [{ start: at('09:00'), end: at('12:00') }],
  busy: [],
  blocked: [{ start: at('10:00'), end: at('10:30') }],
  starts: [at('09:00'), at('09:30'), at('10:30'), at('11:00'), at('11:30')],
});

test.each([
  ['a bookable start', '09:00', 'free'],
  ['a start off the grid', '09:15', 'unlisted'],
  ['a start in the evening', '18:00', 'outside'],
  ['a meeting that ends after the hours', '11:45', 'outside'],
  ['a meeting that reaches into busy time', '09:45', 'blocked'],
  ['busy time', '10:15', 'blocked'],
  ['a start that is now', '08:00', 'past'],
] as const)('10. %s is %s', (_, time, verdict) => {
  expect(judgePick(week, [], minute(at(time)))).toBe(verdict);
});

test('10. what is picked stands in the way of what overlaps it, and not of itself', () => {
  const picked = [minute(at('11:00'))];
  expect(judgePick(week, picked, minute(at('11:15')))).toBe('overlap');
  expect(judgePick(week, picked, minute(at('11:00')))).toBe('free');
  expect(judgePick(week, picked, minute(at('11:30')))).toBe('free');
});

test('10. no more is picked than one proposal holds', () => {
  const picked = Array.from(
    { length: MAX_PROPOSED_TIMES },
    (_, day) => minute(at('20:00')) + day * 1440,
  );
  expect(judgePick(week, picked, minute(at('09:00')))).toBe('full');
});

test('10. who points into half an hour means the bookable start in it', () => {
  expect(toMeantStart(week, minute(at('09:00')), 30)).toBe(minute(at('09:00')));
  expect(toMeantStart(week, minute(at('10:10')), 30)).toBe(minute(at('10:30')));
  expect(toMeantStart(week, minute(at('15:00')), 30)).toBe(minute(at('15:00')));
});

test('10. a drag picks meetings side by side, never over busy time or each other', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }));
  fc.assert(
    fc.property(span, ([from, length]) => {
      const startMinute = minute(at('08:00')) + from;
      const found = pickStretch(week, [], { startMinute, endMinute: startMinute + length });
      const others = (start: number) => found.filter((each) => each !== start);
      return (
        found.length <= MAX_PROPOSED_TIMES &&
        found.every((start) => isPickable(judgePick(week, others(start), start))) &&
        found.every((start) => start >= startMinute && start + 30 <= startMinute + length)
      );
    }),
  );
});
