import fc from 'fast-check';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  HostFacts,
  Limits,
  LocalRange,
  MeetingRules,
  ResourceFacts,
} from '#shared/domain/availability/types.ts';
import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, steadyUntil, zoneOf } from '#shared/time/zone.ts';

/** For property tests: any facts, crowded into a few days around a change of offset. */

const DAY = 1440;
const SPAN_DAYS = 3;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Havana',
  'Africa/Casablanca',
  'Pacific/Auckland',
  'Antarctica/Troll',
] as const;

export interface Question {
  readonly facts: AvailabilityFacts;
  readonly range: MinuteRange;
}

const anyZone = fc.constantFrom(...ZONES);
const anyTime = fc.oneof(
  fc.integer({ min: 0, max: 96 }).map((quarter) => Math.min(quarter * 15, DAY - 1)),
  fc.integer({ min: 0, max: DAY - 1 }),
);
const anyRange: fc.Arbitrary<LocalRange> = fc.tuple(anyTime, anyTime);
const anyHours = fc.oneof(
  { weight: 3, arbitrary: fc.array(anyRange, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant([[0, DAY]] satisfies LocalRange[]) },
);

/** The interval decides the grid; `phaseless` ones make the list equal to what can be booked. */
export const PHASELESS_INTERVALS = [5, 10, 15, 20, 30, 60] as const;
const anyInterval = fc.constantFrom(...PHASELESS_INTERVALS, 7, 25, 40, 45, 50, 90);

const anyLimit = fc.record(
  { count: fc.integer({ min: 0, max: 3 }), minutes: fc.integer({ min: 0, max: 240 }) },
  { requiredKeys: [] },
);
const anyLimits: fc.Arbitrary<Limits> = fc.record(
  { day: anyLimit, week: anyLimit, month: anyLimit, year: anyLimit },
  { requiredKeys: [] },
);
/** Most have none. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

function anyRules(range: MinuteRange): fc.Arbitrary<MeetingRules> {
  const day = Math.floor(range.startMinute / DAY);
  const anyDate = fc.integer({ min: day - 1, max: day + SPAN_DAYS + 1 }).map(dateOfDay);
  return fc.record({
    durationMinutes: fc.integer({ min: 5, max: 150 }),
    slotIntervalMinutes: anyInterval,
    bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 20),
    bufferAfterMinutes: fc.constantFrom(0, 0, 10, 30),
    minNoticeMinutes: fc.constantFrom(0, 0, 45, 2000),
    bookingWindow: fc.oneof(
      fc.record({ kind: fc.constant('rolling' as const), days: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ kind: fc.constant('range' as const), from: anyDate, to: anyDate }),
    ),
    limits: rarely(anyLimits).map((limits) => limits ?? {}),
    calculationMethod: fc.constantFrom('everyone' as const, 'anyone' as const),
  });
}

function anyMinuteAround(range: MinuteRange): fc.Arbitrary<number> {
  return fc.integer({ min: range.startMinute - DAY, max: range.endMinute + DAY });
}

function anyBusy(range: MinuteRange): fc.Arbitrary<number[]> {
  const interval = fc.tuple(anyMinuteAround(range), fc.integer({ min: 0, max: 400 }));
  return fc
    .array(interval, { maxLength: 4 })
    .map((pairs) => pairs.flatMap(([start, length]) => [start, start + length]));
}

function anyHost(hostId: string, range: MinuteRange): fc.Arbitrary<HostFacts> {
  const minute = anyMinuteAround(range);
  const busy = anyBusy(range);
  const date = fc
    .integer({ min: -1, max: SPAN_DAYS })
    .map((days) => dateOfDay(Math.floor(range.startMinute / DAY) + days));
  const anyCounted = fc
    .array(fc.tuple(minute, fc.integer({ min: 15, max: 90 })), { maxLength: 4 })
    .map((pairs) => pairs.flat());
  return fc.record({
    hostId: fc.constant(hostId),
    hostName: fc.constant(`Host ${hostId}`),
    timeZone: anyZone,
    weekly: fc.array(anyHours, { minLength: 7, maxLength: 7 }),
    overrides: fc.dictionary(date, anyHours, { maxKeys: 2, noNullPrototype: true }),
    busy: fc.record(
      { appointment: busy, hold: busy, 'calendar-event': busy, 'out-of-office': busy },
      { requiredKeys: [] },
    ),
    calendarUnreadable: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
    counted: anyCounted,
    limits: rarely(fc.array(anyLimits, { minLength: 1, maxLength: 2 })),
    overall: rarely(fc.record({ limits: anyLimits, counted: anyCounted, pauses: fc.boolean() })),
  });
}

function anyResource(range: MinuteRange): fc.Arbitrary<ResourceFacts> {
  return fc.record({
    resourceChannelId: fc.uuid(),
    name: fc.constant('Library'),
    taken: anyBusy(range),
  });
}

function anyGroup(facts: AvailabilityFacts, range: MinuteRange): fc.Arbitrary<GroupAppointment> {
  const hostIds = facts.hosts.map((host) => host.hostId);
  return fc.record({
    appointmentId: fc.uuid(),
    startMinute: fc.integer({ min: range.startMinute, max: range.endMinute }),
    durationMinutes: fc.constantFrom(facts.rules.durationMinutes, 30),
    hostIds: fc.subarray(hostIds, { minLength: 1 }),
    totalSpots: fc.constant(2),
    takenSpots: fc.integer({ min: 1, max: 2 }),
  });
}

/** Facts and a range of starts. `mostHosts` 1 asks about single hosts only. */
export function anyQuestion(mostHosts = 3): fc.Arbitrary<Question> {
  const anyRangeOfStarts = fc
    .tuple(anyZone, fc.integer({ min: 31_000_000, max: 33_000_000 }), fc.nat({ max: 2 * DAY }))
    .map(([timeZone, minute, back]) => {
      const startMinute = steadyUntil(zoneOf(timeZone), minute) - back;
      return { startMinute, endMinute: startMinute + SPAN_DAYS * DAY };
    });
  return anyRangeOfStarts.chain((range) =>
    fc
      .record({
        rules: anyRules(range),
        hosts: fc
          .integer({ min: 1, max: mostHosts })
          .chain((count) =>
            fc.tuple(...['a', 'b', 'c'].slice(0, count).map((id) => anyHost(id, range))),
          ),
        nowMinute: fc.integer({ min: -3 * DAY, max: DAY }).map((ago) => range.startMinute + ago),
        groups: fc.constant([]),
        resources: fc.array(anyResource(range), { maxLength: 2 }),
      })
      .chain((facts) =>
        fc.record({
          facts: fc
            .array(anyGroup(facts, range), { maxLength: 2 })
            .map((groups) => ({ ...facts, groups })),
          range: fc.constant(range),
        }),
      ),
  );
}

/** The host-local dates of a range, for oracles. */
export function datesAround(timeZone: string, range: MinuteRange): string[] {
  const zone = zoneOf(timeZone);
  const first = localDay(zone, range.startMinute) - 2;
  const last = localDay(zone, range.endMinute) + 2;
  return Array.from({ length: last - first + 1 }, (_, index) => dateOfDay(first + index));
}
