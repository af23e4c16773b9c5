import { fromIso, toIso } from '#shared/time/dates.ts';
import { monthOf, toLocalDate } from './month.ts';

/**
 * Spec A §2: `times`, a comma list of proposed times, as sorted ISO instants, each once; what is no
 * instant is left out. `'2030-05-24T08:00:00+02:00,x' → ['2030-05-24T06:00:00.000Z']`
 */
export function readProposedTimes(list: string | null): string[] {
  // In a query an unescaped `+` of an offset has become a blank.
  const times = (list ?? '').split(',').map((text) => text.trim().replace(' ', '+'));
  const minutes = times.map((time) => fromIso(time)).filter((minute) => minute !== undefined);
  return [...new Set(minutes)].sort((a, b) => a - b).map(toIso);
}

interface Day {
  readonly date: string;
  readonly spots: readonly { readonly startTime: string }[];
}

/**
 * Spec A §5: when times were proposed, a date is unavailable unless it equals a proposed time. The
 * days of `free` with only their proposed starts; all of them where none were proposed.
 */
export function offerProposed<D extends Day>(
  free: readonly D[],
  proposed: readonly string[] | undefined,
): D[] {
  if (!proposed) return [...free];
  const minutes = new Set(proposed.map((time) => fromIso(time)));
  return free
    .map((day) => ({
      ...day,
      spots: day.spots.filter(({ startTime }) => minutes.has(fromIso(startTime))),
    }))
    .filter(({ spots }) => spots.length > 0);
}

/** The first proposed date, from today on, in another month than the one that is shown. */
export function proposedElsewhere(
  proposed: readonly string[],
  shown: { readonly month: string; readonly today: string; readonly timeZone: string },
): string | undefined {
  return proposed
    .map((time) => toLocalDate(time, shown.timeZone))
    .find((date) => date >= shown.today && monthOf(date) !== shown.month);
}
