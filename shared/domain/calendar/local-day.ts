import { dayOfDate } from '#shared/time/dates.ts';
import { offsetMinutesAt, steadyUntil, toInstant, type Zone } from '#shared/time/zone.ts';

const DAY_MINUTES = 1440;

/** A part of a day in which the wall clock runs on. Instants are epoch minutes. */
interface Piece {
  readonly startMinute: number;
  readonly endMinute: number;
  /** What the wall clock shows at its start, in minutes after midnight. */
  readonly localMinute: number;
}

/** A date where somebody is, from midnight to midnight: 23 or 25 hours when clocks change. */
export interface LocalDay {
  readonly date: string;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly pieces: readonly Piece[];
}

export function toLocalDay(date: string, zone: Zone): LocalDay {
  const midnight = dayOfDate(date) * DAY_MINUTES;
  const startMinute = toInstant(zone, midnight);
  const endMinute = toInstant(zone, midnight + DAY_MINUTES);
  const pieces: Piece[] = [];
  for (let at = startMinute; at < endMinute; ) {
    const until = Math.min(steadyUntil(zone, at), endMinute);
    const localMinute = at + offsetMinutesAt(zone, at) - midnight;
    const last = pieces.at(-1);
    const runsOn = last && last.localMinute + (at - last.startMinute) === localMinute;
    // A table of offsets ends somewhere: the clock may run on there.
    if (runsOn) pieces[pieces.length - 1] = { ...last, endMinute: until };
    else pieces.push({ startMinute: at, endMinute: until, localMinute });
    at = until;
  }
  return { date, startMinute, endMinute, pieces };
}
