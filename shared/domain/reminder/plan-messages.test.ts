import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { type PlanFacts, type PlannedSeat, planMessages } from './plan-messages.ts';
import type { Workflow } from './workflow.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START_MS = Date.parse('2030-06-06T08:00:00Z');

const aSeat: PlannedSeat = {
  attendeeId: 'maya',
  email: 'Maya@visitor.test',
  guests: ['noor@visitor.test'],
  timeZone: 'Europe/Berlin',
  language: 'de',
  isSure: true,
  receiveReminders: true,
  sinceMs: START_MS - 10 * DAY_MS,
};
const facts: PlanFacts = {
  isBooked: true,
  meetingTypeId: 'intro',
  startMs: START_MS,
  endMs: START_MS + HOUR_MS / 2,
  seats: [aSeat],
  hosts: [{ hostId: 'hana', timeZone: 'America/New_York', language: 'en' }],
};
const aDayBefore: Workflow = {
  id: 'day',
  trigger: 'before-meeting',
  wait: { kind: 'minutes', minutes: 1440 },
  meetingTypeIds: [],
  recipients: ['attendee', 'guests'],
  languages: [],
  sendsIfBookedLate: false,
  lateMinutes: 240,
};

function plan(
  changes: {
    readonly facts?: Partial<PlanFacts>;
    readonly seat?: Partial<PlannedSeat>;
    readonly workflow?: Partial<Workflow>;
    readonly nowMs?: number;
    readonly unwanted?: readonly string[];
  } = {},
) {
  const seats = [{ ...aSeat, ...changes.seat }];
  return planMessages(
    { ...facts, seats, ...changes.facts },
    [{ ...aDayBefore, ...changes.workflow }],
    { nowMs: changes.nowMs ?? START_MS - 9 * DAY_MS, unwanted: new Set(changes.unwanted) },
  );
}

describe('24. messages are planned', () => {
  test('a day before, for whoever booked and whom they bring along', () => {
    expect(plan()).toEqual(
      ['', 'noor@visitor.test'].map((guest) => ({
        ...{
          workflowId: 'day',
          attendeeId: 'maya',
          hostId: null,
          guest,
          startMs: START_MS,
          dropped: null,
        },
        dueMs: START_MS - DAY_MS,
        untilMs: START_MS - DAY_MS + 4 * HOUR_MS,
      })),
    );
  });

  test.each([
    ['what is cancelled', { facts: { isBooked: false } }],
    ['a seat that nobody has, or that is to be confirmed', { seat: { isSure: false } }],
    ['who was erased', { seat: { email: '' } }],
    ['another meeting type', { workflow: { meetingTypeIds: ['other'] } }],
    ['readers of another language', { workflow: { languages: ['en' as const] } }],
    [
      'a host whom nobody meets',
      { seat: { isSure: false }, workflow: { recipients: ['hosts' as const] } },
    ],
  ])('not for %s', (_, changes) => {
    expect(plan(changes)).toEqual([]);
  });

  test.each([
    ['who said so at the booking', { seat: { receiveReminders: false } }, ['unwanted', 'unwanted']],
    [
      'who said so later, in whatever letters',
      { unwanted: ['maya@visitor.test'] },
      ['unwanted', null],
    ],
    ['a guest who said so', { unwanted: ['noor@visitor.test'] }, [null, 'unwanted']],
    [
      'what was booked after it was due',
      { seat: { sinceMs: START_MS - HOUR_MS } },
      ['booked-late', 'booked-late'],
    ],
    ['what is late beyond its limit', { nowMs: START_MS - 20 * HOUR_MS }, ['late', 'late']],
  ])('and dropped for %s', (_, changes, dropped) => {
    expect(plan(changes).map((each) => each.dropped)).toEqual(dropped);
  });

  test('at once where a workflow says so and it was booked after it was due', () => {
    const sinceMs = START_MS - HOUR_MS;
    const [first] = plan({ seat: { sinceMs }, workflow: { sendsIfBookedLate: true } });
    expect(first).toMatchObject({ dueMs: sinceMs, untilMs: START_MS, dropped: null });
  });

  test('once for a host, where they are, however many seats there are', () => {
    const seats = [aSeat, { ...aSeat, attendeeId: 'olga', sinceMs: START_MS }];
    const wait = { kind: 'days', days: 1, minuteOfDay: 17 * 60 } as const;
    const changes = { recipients: ['hosts'], languages: ['en'], wait } as const;
    expect(plan({ facts: { seats }, workflow: changes })).toMatchObject([
      {
        ...{ attendeeId: null, hostId: 'hana', guest: '', dropped: null },
        dueMs: Date.parse('2030-06-05T21:00:00Z'),
      },
    ]);
  });

  test('after the meeting, from its start or its end', () => {
    const wait = { kind: 'minutes', minutes: 60 } as const;
    const [fromStart] = plan({ workflow: { trigger: 'after-meeting', wait } });
    const [fromEnd] = plan({ workflow: { trigger: 'after-meeting-end', wait } });
    expect(fromStart?.dueMs).toBe(facts.startMs + HOUR_MS);
    expect(fromEnd?.dueMs).toBe(facts.endMs + HOUR_MS);
    const early = { kind: 'days', days: 0, minuteOfDay: 60 } as const;
    const [never] = plan({ workflow: { trigger: 'after-meeting-end', wait: early } });
    expect(never?.dueMs).toBe(facts.endMs);
  });

  test('the day before at 17:00 where the reader is, whatever their clocks do that night', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
        fc.integer({ min: 0, max: 400 * 24 * 4 }),
        fc.integer({ min: 0, max: 7 }),
        (timeZone, quarter, days) => {
          const startMs = Date.parse('2030-01-01T00:00:00Z') + quarter * 900_000;
          const workflow = { wait: { kind: 'days', days, minuteOfDay: 17 * 60 } } as const;
          const [first] = plan({
            facts: { startMs, seats: [{ ...aSeat, timeZone, sinceMs: 0 }] },
            workflow,
            nowMs: 0,
          });
          const expected = Temporal.Instant.fromEpochMilliseconds(startMs)
            .toZonedDateTimeISO(timeZone)
            .toPlainDate()
            .subtract({ days })
            .toZonedDateTime({ timeZone, plainTime: '17:00' });
          expect(first?.dueMs).toBe(expected.epochMilliseconds);
        },
      ),
    );
  });

  test('so that a reminder never comes after the start, and what is late stays late', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.boolean(),
        fc.integer({ min: -20_000, max: 2_000 }),
        fc.nat(20_000),
        (minutes, lateMinutes, sendsIfBookedLate, nowMinute, later) => {
          const workflow = {
            ...{ wait: { kind: 'minutes', minutes } as const, lateMinutes, sendsIfBookedLate },
          };
          const nowMs = START_MS + nowMinute * 60_000;
          const [now] = plan({ workflow, nowMs });
          const [then] = plan({ workflow, nowMs: nowMs + later * 60_000 });
          expect(now?.untilMs).toBeLessThanOrEqual(START_MS);
          if (now?.dropped === null) expect(nowMs).toBeLessThan(START_MS);
          if (now?.dropped === 'late') expect(then?.dropped).toBe('late');
        },
      ),
    );
  });
});
