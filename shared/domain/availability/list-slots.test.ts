import { describe, expect, it } from 'vitest';
import { decide } from '#shared/domain/availability/decide.ts';
import { groupByDate } from '#shared/domain/availability/group-by-date.ts';
import { firstSlot, listSlots } from '#shared/domain/availability/list-slots.ts';
import type {
  AvailabilityFacts,
  HostFacts,
  MeetingRules,
} from '#shared/domain/availability/types.ts';
import {
  aHost,
  dayRange,
  everyDay,
  hours,
  isoOf,
  m,
  someFacts,
} from '#tests/support/builders/sample-facts.ts';

const MONDAY = '2030-05-06';

/** The starts of a UTC day, as `09:00`. */
function startsOn(facts: AvailabilityFacts, date: string = MONDAY): string[] {
  return isoOf(listSlots(facts, dayRange(date))).map((iso) => iso.slice(11, 16));
}

function withHost(host: Partial<HostFacts>, rules: Partial<MeetingRules> = {}): AvailabilityFacts {
  return someFacts({ hosts: [aHost(host)], rules });
}

describe('working hours', () => {
  it('are walked from their first grid start, as long as a meeting fits', () => {
    expect(startsOn(withHost({ weekly: everyDay('09:10-11:20') }))).toEqual([
      '09:30',
      '10:00',
      '10:30',
    ]);
  });

  it('are those of the weekday, in the host’s zone', () => {
    const weekly = everyDay();
    weekly[1] = hours('09:00-10:00');
    const facts = withHost({ weekly, timeZone: 'Asia/Kolkata' });
    expect(isoOf(listSlots(facts, dayRange(MONDAY, 7)))).toEqual([
      '2030-05-06T03:30Z',
      '2030-05-06T04:00Z',
    ]);
  });

  it('are replaced by the date’s override: other hours, or none', () => {
    const overrides = { [MONDAY]: hours('20:00-21:00'), '2030-05-07': [] };
    const facts = withHost({ overrides });
    expect(startsOn(facts)).toEqual(['20:00', '20:30']);
    expect(startsOn(facts, '2030-05-07')).toEqual([]);
    expect(startsOn(facts, '2030-05-08')).toHaveLength(6);
  });

  it('that touch or overlap are one', () => {
    const facts = withHost({ weekly: everyDay('10:00-10:45', '09:00-10:15', '10:45-11:30') });
    expect(startsOn(facts)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  });

  it('that cross midnight join the next day’s', () => {
    const facts = withHost(
      { weekly: everyDay('23:00-01:00', '01:00-01:30') },
      {
        durationMinutes: 60,
        slotIntervalMinutes: 30,
      },
    );
    expect(isoOf(listSlots(facts, dayRange(MONDAY)))).toEqual([
      '2030-05-06T00:00Z',
      '2030-05-06T00:30Z',
      '2030-05-06T23:00Z',
      '2030-05-06T23:30Z',
    ]);
  });

  it('that cross midnight belong to the date they start on, whatever overrides the next', () => {
    const facts = withHost({
      weekly: everyDay('23:00-01:00'),
      overrides: { '2030-05-07': [] },
    });
    expect(startsOn(facts, '2030-05-07')).toEqual(['00:00', '00:30']);
    expect(startsOn(facts, '2030-05-08')).toEqual(['23:00', '23:30']);
  });

  it.each(['24:00', '23:59'])('that end at %s end with the day', (end) => {
    const facts = withHost({ weekly: everyDay(`23:00-${end}`) });
    expect(startsOn(facts)).toEqual(['23:00', '23:30']);
  });

  it('up to midnight and from midnight are one window', () => {
    const facts = withHost(
      { weekly: everyDay('00:00-01:00', '23:00-23:59') },
      {
        durationMinutes: 120,
        slotIntervalMinutes: 60,
      },
    );
    expect(startsOn(facts)).toEqual(['23:00']);
  });
});

describe('changes of offset', () => {
  const berlin = (weekly: string, rules: Partial<MeetingRules> = {}) =>
    withHost({ timeZone: 'Europe/Berlin', weekly: everyDay(weekly) }, rules);

  it('in spring: hours inside the gap move forward by it', () => {
    const morning = { startMinute: m('2030-03-31T00:00Z'), endMinute: m('2030-03-31T12:00Z') };
    const starts = (weekly: string) =>
      isoOf(listSlots({ ...berlin(weekly), nowMinute: m('2030-02-01T00:00Z') }, morning));
    expect(starts('02:00-04:00')).toEqual(['2030-03-31T01:00Z', '2030-03-31T01:30Z']);
    expect(starts('02:00-02:30')).toEqual(['2030-03-31T01:00Z']);
    expect(starts('01:30-02:30')).toEqual(['2030-03-31T00:30Z', '2030-03-31T01:00Z']);
    expect(starts('02:30-03:30')).toEqual([]);
  });

  it('in autumn: a time that occurs twice is its first, the hour between is elapsed time', () => {
    const facts = berlin('02:00-04:00', { durationMinutes: 60 });
    expect(isoOf(listSlots(facts, dayRange('2030-10-27')))).toEqual([
      '2030-10-27T00:00Z',
      '2030-10-27T01:00Z',
      '2030-10-27T02:00Z',
    ]);
    expect(isoOf(listSlots(berlin('01:00-02:30'), dayRange('2030-10-27')))).toEqual([
      '2030-10-27T00:00Z',
    ]);
  });

  it('by half an hour: the walk goes on where the wall clock is on the grid again', () => {
    const lordHowe = withHost(
      { timeZone: 'Australia/Lord_Howe', weekly: everyDay('00:00-05:00') },
      { durationMinutes: 60 },
    );
    const starts = listSlots(lordHowe, dayRange('2030-10-05'));
    expect(isoOf(starts)).toEqual([
      '2030-10-05T13:30Z',
      '2030-10-05T14:30Z',
      '2030-10-05T16:00Z',
      '2030-10-05T17:00Z',
    ]);
  });
});

describe('the grid', () => {
  it.each([
    [30, ['09:30', '10:00', '10:30']],
    [45, ['09:15', '10:00', '10:45']],
    [25, ['09:10', '09:35', '10:00', '10:25', '10:50']],
    [7, ['09:07', '09:14', '09:21', '09:28']],
  ])('every %i minutes from 09:07 on', (slotIntervalMinutes, expected) => {
    const facts = withHost({ weekly: everyDay('09:07-11:20') }, { slotIntervalMinutes });
    expect(startsOn(facts).slice(0, expected.length)).toEqual(expected);
  });

  it('is that of the host’s wall clock, not of UTC', () => {
    const facts = withHost({ timeZone: 'Asia/Kathmandu' }, { durationMinutes: 60 });
    expect(startsOn(facts)).toEqual(['03:15', '04:15', '05:15']);
  });

  it('starts anew after busy time', () => {
    const busy = { 'calendar-event': [m('2030-05-06T09:20Z'), m('2030-05-06T09:50Z')] };
    expect(startsOn(withHost({ busy }))).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });

  it('of hours round the clock does not depend on the range asked for', () => {
    const facts = withHost({ weekly: everyDay('00:00-24:00') }, { slotIntervalMinutes: 50 });
    const whole = isoOf(listSlots(facts, dayRange('2030-05-20', 30)));
    for (const days of [1, 5, 13, 22]) {
      const range = dayRange('2030-05-20', 30);
      const later = { ...range, startMinute: range.startMinute + days * 1440 + 311 };
      const part = isoOf(listSlots(facts, later));
      expect(part).toEqual(whole.slice(-part.length));
    }
  });

  it('refuses rules that no list can walk', () => {
    expect(() => startsOn(someFacts({ rules: { slotIntervalMinutes: 0 } }))).toThrow(RangeError);
    expect(() => startsOn(someFacts({ rules: { durationMinutes: 0.5 } }))).toThrow(RangeError);
  });
});

describe('buffers, notice and window', () => {
  it('buffers reach outside working hours, never into busy time', () => {
    const busy = { appointment: [m('2030-05-06T08:00Z'), m('2030-05-06T09:00Z')] };
    const rules = { bufferBeforeMinutes: 10, bufferAfterMinutes: 30 };
    expect(startsOn(withHost({ busy }, rules))).toEqual([
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
  });

  it('nothing starts before now and its notice', () => {
    const facts = someFacts({ rules: { minNoticeMinutes: 61 }, nowMinute: m('2030-05-06T09:00Z') });
    expect(startsOn(facts)).toEqual(['10:30', '11:00', '11:30']);
  });

  it('a rolling window counts the host’s local dates, today included', () => {
    const facts = {
      ...withHost(
        { timeZone: 'Asia/Tokyo', weekly: everyDay('10:00-10:30') },
        { bookingWindow: { kind: 'rolling', days: 1 } },
      ),
      nowMinute: m('2030-05-05T16:00Z'), // Monday 01:00 in Tokyo
    };
    expect(isoOf(listSlots(facts, dayRange('2030-05-04', 7)))).toEqual([
      '2030-05-06T01:00Z',
      '2030-05-07T01:00Z',
    ]);
  });

  it('a dated window holds its first and its last date', () => {
    const bookingWindow = { kind: 'range', from: '2030-05-07', to: '2030-05-08' } as const;
    const facts = withHost({ weekly: everyDay('10:00-10:30') }, { bookingWindow });
    expect(isoOf(listSlots(facts, dayRange('2030-05-04', 9)))).toEqual([
      '2030-05-07T10:00Z',
      '2030-05-08T10:00Z',
    ]);
  });
});

describe('several hosts', () => {
  const ada = aHost({ hostId: 'ada', weekly: everyDay('09:00-11:00') });
  const linus = aHost({
    hostId: 'linus',
    timeZone: 'Asia/Kathmandu',
    weekly: everyDay('15:45-17:45'), // 10:00 to 12:00 UTC
  });
  const hosts = [ada, linus];

  it('everyone: when all are free, on the first host’s grid', () => {
    const rules = { calculationMethod: 'everyone' } as const;
    expect(startsOn(someFacts({ hosts, rules }))).toEqual(['10:00', '10:30']);
    expect(startsOn(someFacts({ hosts: [linus, ada], rules }))).toEqual(['10:15']);
    expect(decide(someFacts({ hosts, rules }), m('2030-05-06T10:00Z'))).toMatchObject({
      bookable: true,
      hostIds: ['ada', 'linus'],
    });
  });

  it('anyone: each host’s own slots together, never those of merged windows', () => {
    const rules = { calculationMethod: 'anyone', durationMinutes: 60 } as const;
    const hosts = [
      aHost({ hostId: 'ada', weekly: everyDay('09:00-10:30') }),
      aHost({ hostId: 'grace', weekly: everyDay('10:30-12:00') }),
    ];
    const facts = someFacts({ hosts, rules });
    expect(startsOn(facts)).toEqual(['09:00', '11:00']);
    expect(decide(facts, m('2030-05-06T11:00Z'))).toMatchObject({
      bookable: true,
      hostIds: ['grace'],
    });
    expect(decide(facts, m('2030-05-06T10:00Z')).bookable).toBe(false);
  });

  it('one whose calendar cannot be read is not free', () => {
    const unreadable = [ada, { ...linus, calendarUnreadable: true }];
    expect(startsOn(someFacts({ hosts: unreadable }))).toEqual([]);
    const anyone = someFacts({ hosts: unreadable, rules: { calculationMethod: 'anyone' } });
    expect(startsOn(anyone)).toEqual(['09:00', '09:30', '10:00', '10:30']);
  });

  it('none at all: no slots, and no to every start', () => {
    const facts = someFacts({ hosts: [] });
    expect(startsOn(facts)).toEqual([]);
    expect(decide(facts, m('2030-05-06T10:00Z'))).toEqual({ bookable: false, reasons: [] });
  });
});

describe('the first slot', () => {
  it('is found weeks ahead', () => {
    const overrides = { '2030-06-20': hours('09:00-10:00') };
    const facts = withHost({ weekly: everyDay(), overrides });
    const range = dayRange('2030-05-01', 365);
    expect(firstSlot(facts, range)).toBe(m('2030-06-20T09:00Z'));
    expect(firstSlot(withHost({ weekly: everyDay() }), range)).toBeUndefined();
  });
});

describe('dates', () => {
  it('are those of the zone asked for', () => {
    const slots = listSlots(withHost({ weekly: everyDay('22:00-23:30') }), dayRange(MONDAY));
    expect(
      groupByDate(slots, 'Europe/Berlin').map(({ date, slots }) => [date, slots.length]),
    ).toEqual([['2030-05-07', 3]]);
    expect(
      groupByDate(slots, 'Europe/London').map(({ date, slots }) => [date, slots.length]),
    ).toEqual([
      ['2030-05-06', 2],
      ['2030-05-07', 1],
    ]);
  });
});
