import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { type PlanFacts, type PlannedSeat, planMessages } from './plan-messages.ts';
import { EVENT_TRIGGERS, type EventTrigger, type Workflow } from './workflow.ts';

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
  happened: {
    'booking-confirm': START_MS - 10 * DAY_MS,
    'booking-reschedule': null,
    'booking-cancel': null,
  },
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
  ...{ lateMinutes: 240, eventsFromMs: 0, dueFromMs: 0 },
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
          address: '',
          startMs: START_MS,
          eventMs: null,
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

  test('for addresses of its choice once, in the language and by the clock of the first host', () => {
    const seats = [aSeat, { ...aSeat, attendeeId: 'olga' }];
    const recipients = ['desk@acme.test', 'crm@acme.test'] as const;
    const wait = { kind: 'days', days: 1, minuteOfDay: 17 * 60 } as const;
    const workflow = { recipients, wait, languages: ['en'] } as const;
    expect(plan({ facts: { seats }, workflow, unwanted: ['crm@acme.test'] })).toMatchObject([
      {
        ...{ attendeeId: null, hostId: null, guest: '', address: 'desk@acme.test' },
        ...{ dueMs: Date.parse('2030-06-05T21:00:00Z'), dropped: null },
      },
      { address: 'crm@acme.test', dropped: 'unwanted' },
    ]);
    expect(plan({ seat: { isSure: false }, workflow })).toEqual([]);
  });

  describe('about what happens', () => {
    const HOUR_LATER = { kind: 'minutes', minutes: 60 } as const;
    const AT_MS = START_MS - 3 * HOUR_MS;
    const planEvent = (
      trigger: EventTrigger,
      changes: Omit<NonNullable<Parameters<typeof plan>[0]>, 'workflow'> & {
        readonly workflow?: Partial<Workflow>;
      } = {},
    ) => {
      const happened = { ...aSeat.happened, [trigger]: AT_MS };
      return plan({
        nowMs: AT_MS,
        ...changes,
        seat: { happened, ...changes.seat },
        workflow: { trigger, wait: HOUR_LATER, recipients: ['attendee'], ...changes.workflow },
      });
    };

    test.each(EVENT_TRIGGERS)('%s counts from then, for who is still concerned', (trigger) => {
      const isGone = trigger === 'booking-cancel';
      const [first, ...others] = planEvent(trigger, { seat: { isSure: !isGone } });
      expect(others).toEqual([]);
      expect(first).toMatchObject({ eventMs: AT_MS, dueMs: AT_MS + HOUR_MS, dropped: null });
      if (!isGone) expect(planEvent(trigger, { seat: { isSure: false } })).toEqual([]);
    });

    test('not what was before its workflow, nor what was due before it was on', () => {
      const planned = (workflow: Partial<Workflow>) => planEvent('booking-confirm', { workflow });
      expect(planned({ eventsFromMs: AT_MS })).toHaveLength(1);
      expect(planned({ eventsFromMs: AT_MS + 1 })).toEqual([]);
      expect(planned({ dueFromMs: AT_MS + HOUR_MS })).toHaveLength(1);
      expect(planned({ dueFromMs: AT_MS + HOUR_MS + 1 })).toEqual([]);
    });

    test('none of a booking after its start, but of a cancellation', () => {
      const wait = { kind: 'minutes', minutes: 240 } as const;
      const [confirmed] = planEvent('booking-confirm', { workflow: { wait } });
      expect(confirmed).toMatchObject({ untilMs: START_MS, dropped: null });
      const nowMs = START_MS + HOUR_MS;
      const [late] = planEvent('booking-confirm', { workflow: { wait }, nowMs });
      expect(late?.dropped).toBe('late');
      const [cancelled] = planEvent('booking-cancel', { workflow: { wait }, nowMs });
      expect(cancelled?.dropped).toBeNull();
    });

    test('no move for a seat that was taken after it', () => {
      const happened = {
        'booking-confirm': AT_MS + 1,
        'booking-reschedule': AT_MS,
        'booking-cancel': null,
      };
      expect(planEvent('booking-reschedule', { seat: { happened } })).toEqual([]);
    });

    test('once for a host, of seats that it happened to at once', () => {
      const seats = [aSeat, { ...aSeat, attendeeId: 'olga' }];
      const workflow = { trigger: 'booking-confirm', recipients: ['hosts'] } as const;
      expect(plan({ facts: { seats }, workflow, nowMs: aSeat.sinceMs })).toMatchObject([
        { attendeeId: 'maya', hostId: 'hana' },
      ]);
    });
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
