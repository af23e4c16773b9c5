import {
  LIMIT_PERIODS,
  type Limit,
  type LimitPeriod,
  type Limits,
  type UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { isoWeekStartDay } from '#shared/time/dates.ts';

const DAY_MS = 86_400_000;

export interface Period {
  /** Why nothing more is given in it: of one meeting type, of all of a host's together. */
  readonly reason: UnavailabilityType;
  readonly overallReason: UnavailabilityType;
  /** The local day that a day's period begins on; it also names the period. */
  readonly firstDay: (day: number) => number;
  /** The local day after the period that begins on `firstDay`. */
  readonly endDay: (firstDay: number) => number;
}

const PERIODS = {
  day: {
    reason: 'limitDay',
    overallReason: 'overallLimitDay',
    firstDay: (day) => day,
    endDay: (first) => first + 1,
  },
  week: {
    reason: 'limitWeek',
    overallReason: 'overallLimitWeek',
    firstDay: isoWeekStartDay,
    endDay: (first) => first + 7,
  },
  month: {
    reason: 'limitMonth',
    overallReason: 'overallLimitMonth',
    firstDay: (day) => monthDay(day, 0),
    endDay: (first) => monthDay(first, 1),
  },
  year: {
    reason: 'limitYear',
    overallReason: 'overallLimitYear',
    firstDay: (day) => yearDay(day, 0),
    endDay: (first) => yearDay(first, 1),
  },
} satisfies Record<LimitPeriod, Period>;

/** The limits that are set, with what each period means. */
export function limitedPeriods(limits: Limits): { period: Period; limit: Limit }[] {
  return LIMIT_PERIODS.flatMap((name) => {
    const limit = limits[name];
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
