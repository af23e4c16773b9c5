import {
  type HostFacts,
  LIMIT_PERIODS,
  type Limit,
  type LimitPeriod,
  type MeetingRules,
  type UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { isoWeekStartDay } from '#shared/time/dates.ts';
import { localDay, type Zone } from '#shared/time/zone.ts';

const DAY_MS = 86_400_000;

export interface Period {
  readonly reason: UnavailabilityType;
  /** The local day that a day's period begins on; it also names the period. */
  readonly firstDay: (day: number) => number;
  /** The local day after the period that begins on `firstDay`. */
  readonly endDay: (firstDay: number) => number;
}

const PERIODS = {
  day: { reason: 'limitDay', firstDay: (day) => day, endDay: (first) => first + 1 },
  week: { reason: 'limitWeek', firstDay: isoWeekStartDay, endDay: (first) => first + 7 },
  month: {
    reason: 'limitMonth',
    firstDay: (day) => monthDay(day, 0),
    endDay: (first) => monthDay(first, 1),
  },
  year: {
    reason: 'limitYear',
    firstDay: (day) => yearDay(day, 0),
    endDay: (first) => yearDay(first, 1),
  },
} satisfies Record<LimitPeriod, Period>;

/** A host's limits with what already counts towards them. */
export interface LimitGate {
  /** The limits that one more meeting at this instant would pass. */
  reasonsAt(startMinute: number): readonly UnavailabilityType[];
}

/** The gate of a host's limits; undefined when the rules have none. */
export function limitGate(rules: MeetingRules, host: HostFacts, zone: Zone): LimitGate | undefined {
  const tallies = limitedPeriods(rules).map(({ period, limit }) =>
    tallyOf(period, limit, rules, host, zone),
  );
  if (tallies.length === 0) return undefined;
  let knownDay = Number.NaN;
  let known: readonly UnavailabilityType[] = [];
  return {
    reasonsAt(startMinute) {
      const day = localDay(zone, startMinute);
      if (day !== knownDay) {
        known = tallies.filter((tally) => tally.isFullOn(day)).map((tally) => tally.reason);
        knownDay = day;
      }
      return known;
    },
  };
}

interface Tally {
  readonly reason: UnavailabilityType;
  isFullOn(day: number): boolean;
}

function tallyOf(
  period: Period,
  limit: Limit,
  rules: MeetingRules,
  host: HostFacts,
  zone: Zone,
): Tally {
  const counts = new Map<number, number>();
  const minutes = new Map<number, number>();
  for (let at = 0; at + 1 < host.counted.length; at += 2) {
    const key = period.firstDay(localDay(zone, host.counted[at] ?? 0));
    counts.set(key, (counts.get(key) ?? 0) + 1);
    minutes.set(key, (minutes.get(key) ?? 0) + (host.counted[at + 1] ?? 0));
  }
  return {
    reason: period.reason,
    isFullOn(day) {
      const key = period.firstDay(day);
      const count = (counts.get(key) ?? 0) + 1;
      const booked = (minutes.get(key) ?? 0) + rules.durationMinutes;
      return count > (limit.count ?? count) || booked > (limit.minutes ?? booked);
    },
  };
}

/** The limits a meeting's rules set, with what each period means. */
export function limitedPeriods(rules: MeetingRules): { period: Period; limit: Limit }[] {
  return LIMIT_PERIODS.flatMap((name) => {
    const limit = rules.limits[name];
    const isSet = limit?.count !== undefined || limit?.minutes !== undefined;
    return limit && isSet ? [{ period: PERIODS[name], limit }] : [];
  });
}

/** The first day of the month that lies `months` after the one of `day`. */
function monthDay(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS;
}

function yearDay(day: number, years: number): number {
  return Date.UTC(new Date(day * DAY_MS).getUTCFullYear() + years, 0, 1) / DAY_MS;
}
