import { fromIso } from '#shared/time/dates.ts';

/** What takes somebody's time. */
export type BusyKind = 'appointment' | 'hold' | 'buffer' | 'calendar-event' | 'away' | 'other';

interface IsoSpan {
  readonly start: string;
  readonly end: string;
}

/** Epoch minutes. */
export interface TimedSpan {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** One's own time, as `GET /proposal/week` has it. */
interface Week {
  readonly now: string;
  readonly durationMinutes: number;
  readonly hours: readonly IsoSpan[];
  readonly busy: readonly (IsoSpan & {
    readonly kind: BusyKind;
    readonly label: string | null;
  })[];
  readonly blocked: readonly IsoSpan[];
  readonly starts: readonly string[];
}

/** The same in epoch minutes, to be drawn and to be picked from. */
export interface TimedWeek {
  readonly nowMinute: number;
  readonly durationMinutes: number;
  readonly hours: readonly TimedSpan[];
  readonly busy: readonly (TimedSpan & {
    readonly kind: BusyKind;
    readonly label: string | null;
  })[];
  readonly blocked: readonly TimedSpan[];
  readonly starts: ReadonlySet<number>;
}

export function toTimedWeek(week: Week): TimedWeek {
  return {
    nowMinute: fromIso(week.now, 'ceil') ?? 0,
    durationMinutes: week.durationMinutes,
    hours: week.hours.map(toSpan),
    busy: week.busy.map((each) => ({ kind: each.kind, label: each.label, ...toSpan(each) })),
    blocked: week.blocked.map(toSpan),
    starts: new Set(week.starts.flatMap((start) => fromIso(start) ?? [])),
  };
}

function toSpan({ start, end }: IsoSpan): TimedSpan {
  return { startMinute: fromIso(start, 'floor') ?? 0, endMinute: fromIso(end, 'ceil') ?? 0 };
}
