import { describe, expect, it } from 'vitest';
import { decide } from '#shared/domain/availability/decide.ts';
import { listSlots } from '#shared/domain/availability/list-slots.ts';
import { limitRange } from '#shared/domain/availability/load-range.ts';
import { pausedUntil } from '#shared/domain/availability/pause.ts';
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

describe('9. limits of a host', () => {
  const meeting = (iso: string) => [m(iso), 30];
  const reasonsAt = (iso: string, changes: Partial<HostFacts>) => {
    const facts = someFacts({ hosts: [aHost(changes)], nowMinute: m('2030-05-06T00:00Z') });
    const decision = decide(facts, m(iso));
    return decision.bookable ? [] : decision.reasons.map(({ type }) => type);
  };

  it('for one meeting type hold beside its own, whoever has said them', () => {
    const counted = meeting('2030-05-06T15:00Z');
    const ofAdmin = { counted, limits: [{ day: { count: 2 } }, { day: { count: 1 } }] };
    expect(reasonsAt('2030-05-06T09:00Z', ofAdmin)).toEqual(['limitDay']);
    const ofHost = { counted, limits: [{ week: { minutes: 45 } }, {}] };
    expect(reasonsAt('2030-05-06T09:00Z', ofHost)).toEqual(['limitWeek']);
    const roomy = { counted, limits: [{ day: { count: 2 } }, { week: { minutes: 60 } }] };
    expect(reasonsAt('2030-05-06T09:00Z', roomy)).toEqual([]);
  });

  it('over all meeting types count what others took, and say so', () => {
    const counted = meeting('2030-05-06T15:00Z');
    const overall = { limits: { day: { count: 1 } }, counted, pauses: false };
    expect(reasonsAt('2030-05-06T09:00Z', { overall })).toEqual(['overallLimitDay']);
    expect(reasonsAt('2030-05-07T09:00Z', { overall })).toEqual([]);
  });

  it('that are reached now pause everything until the period ends, where they say so', () => {
    const counted = meeting('2030-05-06T15:00Z');
    const overall = { limits: { day: { count: 1 } }, counted, pauses: true };
    expect(reasonsAt('2030-05-07T09:00Z', { overall })).toEqual(['paused']);
    const host = aHost({ overall, timeZone: 'America/New_York' });
    const asked = { hosts: [host], nowMinute: m('2030-05-06T23:00Z') };
    expect(pausedUntil(someFacts(asked))).toBe(m('2030-05-07T04:00Z'));
    expect(pausedUntil(someFacts({ ...asked, nowMinute: m('2030-05-07T04:00Z') }))).toBe(undefined);
  });

  it('that a period to come has reached pause nothing yet', () => {
    const counted = meeting('2030-05-08T15:00Z');
    const overall = { limits: { day: { count: 1 } }, counted, pauses: true };
    expect(reasonsAt('2030-05-07T09:00Z', { overall })).toEqual([]);
    expect(reasonsAt('2030-05-08T09:00Z', { overall })).toEqual(['overallLimitDay']);
  });

  it('pause together with whoever meets only together, alone where they take turns', () => {
    const overall = { limits: { week: { count: 0 } }, counted: [], pauses: true };
    const hosts = [aHost({ overall }), aHost({ hostId: 'grace' })];
    const asked = { hosts, nowMinute: m('2030-05-08T12:00Z') };
    expect(pausedUntil(someFacts(asked))).toBe(m('2030-05-13T00:00Z'));
    const anyone = { calculationMethod: 'anyone' as const };
    expect(pausedUntil(someFacts({ ...asked, rules: anyone }))).toBe(undefined);
  });
});

describe('what must be loaded to count limits', () => {
  const NOON = m('2030-03-01T12:00Z');

  it('is nothing without limits', () => {
    const rules = someRules({ limits: { day: {} } });
    expect(limitRange(dayRange('2030-05-06'), rules, [aHost()], NOON)).toBeUndefined();
  });

  it('is the whole of every period that the range touches, in every host’s zone', () => {
    const rules = someRules({ limits: { day: { count: 1 }, month: { count: 1 } } });
    const hosts = [aHost({ timeZone: 'Asia/Tokyo' }), aHost({ timeZone: 'America/New_York' })];
    expect(limitRange(dayRange('2030-05-06'), rules, hosts, NOON)).toEqual({
      startMinute: m('2030-04-30T15:00Z'),
      endMinute: m('2030-06-01T04:00Z'),
    });
  });

  it('9. is the period of now too, for a host who pauses', () => {
    const overall = { limits: { day: { count: 1 } }, counted: [], pauses: true };
    const range = limitRange(dayRange('2030-05-06'), someRules(), [aHost({ overall })], NOON);
    expect(range).toEqual({
      startMinute: m('2030-03-01T00:00Z'),
      endMinute: m('2030-05-08T00:00Z'),
    });
  });
});
