import { describe, expect, it } from 'vitest';
import { decide } from '#shared/domain/availability/decide.ts';
import { listSlots } from '#shared/domain/availability/list-slots.ts';
import { limitRange } from '#shared/domain/availability/load-range.ts';
import type { HostFacts, MeetingRules } from '#shared/domain/availability/types.ts';
import {
  aHost,
  dayRange,
  everyDay,
  isoOf,
  m,
  someFacts,
  someRules,
} from '#tests/support/builders/sample-facts.ts';

/** The dates that still have slots, for a host with one slot a day. */
function openDates(
  limits: MeetingRules['limits'],
  counted: HostFacts['counted'],
  range: [from: string, days: number],
  timeZone = 'UTC',
): string[] {
  const host = aHost({ weekly: everyDay('10:00-10:30'), counted, timeZone });
  const facts = someFacts({ hosts: [host], rules: { limits } });
  return isoOf(listSlots(facts, dayRange(...range))).map((iso) => iso.slice(5, 10));
}

const half = (iso: string) => [m(iso), 30];

describe('limits', () => {
  it('a day', () => {
    const counted = [...half('2030-05-06T12:00Z'), ...half('2030-05-06T15:00Z')];
    expect(openDates({ day: { count: 2 } }, counted, ['2030-05-05', 3])).toEqual([
      '05-05',
      '05-07',
    ]);
    expect(openDates({ day: { count: 3 } }, counted, ['2030-05-05', 3])).toHaveLength(3);
  });

  it('an ISO week, which begins on Monday', () => {
    const counted = half('2030-05-12T12:00Z'); // a Sunday
    expect(openDates({ week: { count: 1 } }, counted, ['2030-05-04', 10])).toEqual([
      '05-04',
      '05-05',
      '05-13',
    ]);
  });

  it('a month', () => {
    const counted = half('2030-05-31T23:30Z');
    expect(openDates({ month: { count: 1 } }, counted, ['2030-05-30', 4])).toEqual([
      '06-01',
      '06-02',
    ]);
  });

  it('a year', () => {
    const counted = half('2030-06-01T12:00Z');
    expect(openDates({ year: { count: 1 } }, counted, ['2030-12-30', 4])).toEqual([
      '01-01',
      '01-02',
    ]);
  });

  it('in minutes: a meeting that would pass them is not free', () => {
    const counted = [m('2030-05-06T12:00Z'), 45];
    expect(openDates({ day: { minutes: 75 } }, counted, ['2030-05-06', 1])).toEqual(['05-06']);
    expect(openDates({ day: { minutes: 74 } }, counted, ['2030-05-06', 1])).toEqual([]);
    expect(openDates({ day: { minutes: 29 } }, [], ['2030-05-06', 1])).toEqual([]);
  });

  it('of both kinds and several periods all hold', () => {
    const counted = [...half('2030-05-06T12:00Z'), ...half('2030-05-07T12:00Z')];
    const limits = { day: { count: 5, minutes: 30 }, month: { count: 3 } };
    expect(openDates(limits, counted, ['2030-05-06', 3])).toEqual(['05-08']);
    expect(openDates({ ...limits, month: { count: 2 } }, counted, ['2030-05-06', 3])).toEqual([]);
  });

  it('are counted on the host’s calendar, not on UTC’s', () => {
    const counted = half('2030-05-06T23:30Z'); // 08:30 on the 7th in Tokyo
    const open = openDates({ day: { count: 1 } }, counted, ['2030-05-06', 3], 'Asia/Tokyo');
    expect(open).toEqual(['05-06', '05-08']);
  });

  it('say which of them is reached', () => {
    const counted = half('2030-05-06T12:00Z');
    const limits = { day: { count: 1 }, week: { minutes: 50 }, month: { count: 9 } };
    const facts = someFacts({ hosts: [aHost({ counted })], rules: { limits } });
    const decision = decide(facts, m('2030-05-06T09:00Z'));
    expect(decision.bookable ? [] : decision.reasons).toEqual([
      { type: 'limitDay', hostName: 'ada' },
      { type: 'limitWeek', hostName: 'ada' },
    ]);
  });

  it('of everyone are each host’s own', () => {
    const hosts = [aHost(), aHost({ hostId: 'grace', counted: half('2030-05-06T15:00Z') })];
    const rules = { limits: { day: { count: 1 } } };
    expect(listSlots(someFacts({ hosts, rules }), dayRange('2030-05-06'))).toEqual([]);
    const anyone = someFacts({ hosts, rules: { ...rules, calculationMethod: 'anyone' } });
    expect(listSlots(anyone, dayRange('2030-05-06'))).toHaveLength(6);
  });
});

describe('what must be loaded to count limits', () => {
  it('is nothing without limits', () => {
    const rules = someRules({ limits: { day: {} } });
    expect(limitRange(dayRange('2030-05-06'), rules, [aHost()])).toBeUndefined();
  });

  it('is the whole of every period that the range touches, in every host’s zone', () => {
    const rules = someRules({ limits: { day: { count: 1 }, month: { count: 1 } } });
    const hosts = [aHost({ timeZone: 'Asia/Tokyo' }), aHost({ timeZone: 'America/New_York' })];
    expect(limitRange(dayRange('2030-05-06'), rules, hosts)).toEqual({
      startMinute: m('2030-04-30T15:00Z'),
      endMinute: m('2030-06-01T04:00Z'),
    });
  });
});
