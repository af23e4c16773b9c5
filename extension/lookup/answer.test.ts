import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeAll } from '#shared/domain/availability/intervals.ts';
import { type Agenda, answer } from './answer.ts';
import type { Moment } from './moment.ts';

const DAY = 1440;
const at = (day: number, hour: number) => day * DAY + hour * 60;
const moment = (from: number, until: number, isDay = false): Moment => ({
  words: '',
  from,
  until,
  isDay,
});
/** Nine to five, ten days long. */
const hours = mergeAll(Array.from({ length: 10 }, (_, day) => [at(day, 9), at(day, 17)]).flat());

describe('10. to a moment the answer is', () => {
  const agenda: Agenda = { hours, busy: mergeAll([at(2, 9), at(2, 11)]), isPartial: false };
  const ask = (from: number, until: number) => answer(moment(from, until), agenda, at(1, 12));

  it('free, within hours and beside what is taken', () => {
    expect(ask(at(2, 11), at(2, 12))).toEqual({ verdict: 'free', nearest: [], isPartial: false });
  });

  it('busy, with what is nearest on either side', () => {
    expect(ask(at(2, 10), at(2, 11))).toEqual({
      verdict: 'busy',
      nearest: [at(2, 11), at(2, 12), at(2, 13)],
      isPartial: false,
    });
  });

  it('outside of hours', () => {
    const { verdict, nearest } = ask(at(3, 20), at(3, 21));
    expect(verdict).toBe('outside-hours');
    expect(nearest).toEqual([at(3, 14), at(3, 15), at(3, 16)]);
  });

  it('past, with what comes first from now on', () => {
    const { verdict, nearest } = ask(at(1, 9), at(1, 10));
    expect(verdict).toBe('past');
    expect(nearest).toEqual([at(1, 12), at(1, 13), at(1, 14)]);
  });

  it('the free times of a day where a whole day is meant', () => {
    const whole = (day: number) =>
      answer(moment(day * DAY, (day + 1) * DAY, true), agenda, at(1, 12));
    expect(whole(2)).toEqual({
      verdict: 'free',
      nearest: [at(2, 11), at(2, 11.5), at(2, 12)],
      isPartial: false,
    });
    expect(whole(0).verdict).toBe('past');
    expect(whole(12)).toEqual({ verdict: 'busy', nearest: [], isPartial: false });
  });

  it('never outside of hours where nobody has set any', () => {
    const free = answer(moment(at(3, 3), at(3, 4)), { hours: null, busy: [], isPartial: false }, 0);
    expect(free).toEqual({ verdict: 'free', nearest: [], isPartial: false });
  });
});

const span = fc
  .tuple(fc.nat({ max: 12 * DAY }), fc.integer({ min: 1, max: 600 }))
  .map(([from, length]): [number, number] => [from, from + length]);
const spans = fc.array(span, { maxLength: 8 }).map((each) => mergeAll(each.flat()));
const isIn = (merged: readonly number[], minute: number) =>
  merged.some(
    (from, index) => index % 2 === 0 && from <= minute && minute < (merged[index + 1] ?? 0),
  );
const minutes = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => from + index);

it('10. minute by minute, the verdict is true, and so is each time that is offered', () => {
  const agendas = fc.record({
    hours: fc.option(spans),
    busy: spans,
    isPartial: fc.boolean(),
  });
  fc.assert(
    fc.property(agendas, span, fc.nat({ max: 12 * DAY }), (agenda, [from, until], nowMinute) => {
      const isFree = (start: number, end: number) =>
        start >= nowMinute && minutes(start, end).every((each) => !isIn(agenda.busy, each));
      const isOpen = (start: number, end: number) =>
        minutes(start, end).every((each) => agenda.hours === null || isIn(agenda.hours, each));
      const { verdict, nearest } = answer(moment(from, until), agenda, nowMinute);

      expect(verdict === 'past').toBe(from < nowMinute);
      if (verdict !== 'past') {
        expect(verdict !== 'busy').toBe(isFree(from, until));
        expect(verdict === 'free').toBe(isFree(from, until) && isOpen(from, until));
      }
      for (const start of nearest) {
        const end = start + until - from;
        expect(isFree(start, end) && isOpen(start, end)).toBe(true);
      }
      expect(nearest).toEqual([...new Set(nearest)].toSorted((a, b) => a - b));
    }),
  );
});
