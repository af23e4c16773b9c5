import type {
  AvailabilityFacts,
  HostFacts,
  LocalRange,
  MeetingRules,
} from '#shared/domain/availability/types.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';

/** For tests: facts that say only what the test is about. All times of 2030, far from any now. */

/** `m('2030-05-06T09:00Z')`: a minute from ISO text. Throws for anything else. */
export function m(iso: string): number {
  const minute = fromIso(iso);
  if (minute === undefined) throw new Error(`Not an instant: ${iso}`);
  return minute;
}

/** Minutes as short ISO text: `2030-05-06T09:00Z`. */
export function isoOf(starts: readonly { startMinute: number }[]): string[] {
  return starts.map(({ startMinute }) => toIso(startMinute).replace(':00.000Z', 'Z'));
}

/** `hours('09:00-12:00', '13:00-17:00')` as local ranges. */
export function hours(...ranges: string[]): LocalRange[] {
  return ranges.map((range) => {
    const [start = 0, end = 0] = range.split('-').map((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return hour * 60 + minute;
    });
    return [start, end] as const;
  });
}

/** The same hours on all seven days. */
export function everyDay(...ranges: string[]): LocalRange[][] {
  return Array.from({ length: 7 }, () => hours(...ranges));
}

/** A host in UTC, open 09:00 to 12:00 every day, with nothing taken. */
export function aHost(changes: Partial<HostFacts> = {}): HostFacts {
  const hostId = changes.hostId ?? 'ada';
  return {
    hostId,
    hostName: hostId,
    timeZone: 'UTC',
    weekly: everyDay('09:00-12:00'),
    overrides: {},
    busy: {},
    calendarUnreadable: false,
    counted: [],
    ...changes,
  };
}

/** Half-hour meetings, no buffers, no notice, a year's window, no limits. */
export function someRules(changes: Partial<MeetingRules> = {}): MeetingRules {
  const durationMinutes = changes.durationMinutes ?? 30;
  return {
    durationMinutes,
    slotIntervalMinutes: durationMinutes,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    minNoticeMinutes: 0,
    bookingWindow: { kind: 'rolling', days: 365 },
    limits: {},
    calculationMethod: 'everyone',
    ...changes,
  };
}

/** One free host, asked on 2030-05-01 at midnight UTC. */
export function someFacts(
  changes: Partial<Omit<AvailabilityFacts, 'rules'>> & { rules?: Partial<MeetingRules> } = {},
): AvailabilityFacts {
  const { rules, ...rest } = changes;
  return {
    rules: someRules(rules),
    hosts: [aHost()],
    groups: [],
    resources: [],
    nowMinute: m('2030-05-01T00:00Z'),
    ...rest,
  };
}

/** The UTC day of a date, as a range of starts. */
export function dayRange(date: string, days = 1): { startMinute: number; endMinute: number } {
  const startMinute = m(`${date}T00:00Z`);
  return { startMinute, endMinute: startMinute + days * 1440 };
}
