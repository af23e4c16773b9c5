import { fromIso } from '#shared/time/dates.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';

/** Most starts that are offered before a day is chosen. */
export const NEXT_STARTS = 6;

/** The hours of the visitor's clock between which they are awake, most of them. */
const AWAKE = { from: 7 * 60, until: 22 * 60 };

interface Spot {
  readonly startTime: string;
}

interface FreeDay<S> {
  /** Local date. */
  readonly date: string;
  readonly spots: readonly S[];
}

export interface NextStart<S> {
  readonly date: string;
  readonly spot: S;
}

/**
 * A few starts to choose from at a glance: two of the first free day and one of each that follows,
 * or more of each where fewer days are free, spread over the day. In their order; of the night only
 * where a day has no other.
 */
export function nextStarts<S extends Spot>(
  free: readonly FreeDay<S>[],
  timeZone: string,
): readonly NextStart<S>[] {
  const days = free.filter(({ spots }) => spots.length > 0).slice(0, NEXT_STARTS - 1);
  const [share, left] = [Math.floor(NEXT_STARTS / days.length), NEXT_STARTS % days.length];
  return days.flatMap(({ date, spots }, index) => {
    const awake = spots.filter(({ startTime }) => isAwakeAt(startTime, timeZone));
    const chosen = spread(awake.length > 0 ? awake : spots, share + (index < left ? 1 : 0));
    return chosen.map((spot) => ({ date, spot }));
  });
}

function isAwakeAt(startIso: string, timeZone: string): boolean {
  const minute = fromIso(startIso, 'floor') ?? 0;
  const ofDay = (minute + probeOffsetMinutes(timeZone, minute)) % 1440;
  return ofDay >= AWAKE.from && ofDay < AWAKE.until;
}

/** So many of a list, as far apart as it allows: `spread([1, 2, 3, 4], 2) → [1, 3]`. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, all.length / count);
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}
