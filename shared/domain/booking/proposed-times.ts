import { MAX_ASKED_STARTS } from '#shared/domain/constants.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { toLocalDate, type Windows, windowOf } from './window.ts';

/**
 * Spec A §2: `times`, a comma list of proposed times, as sorted ISO instants, each once; what is no
 * instant is left out, and what is more than the server can be asked about. `'2030-05-24T08:00:00+02:00,x' → ['2030-05-24T06:00:00.000Z']`
 */
export function readProposedTimes(list: string | null): string[] {
  // In a query an unescaped `+` of an offset has become a blank.
  const times = (list ?? '').split(',').map((text) => text.trim().replace(' ', '+'));
  const minutes = times.map((time) => fromIso(time)).filter((minute) => minute !== undefined);
  const sorted = [...new Set(minutes)].sort((a, b) => a - b);
  return sorted.slice(0, MAX_ASKED_STARTS).map(toIso);
}

/** The first proposed date, from today on, in other weeks than those that are shown. */
export function proposedElsewhere(
  proposed: readonly string[],
  shown: Windows & { readonly from: string; readonly timeZone: string },
): string | undefined {
  return proposed
    .map((time) => toLocalDate(time, shown.timeZone))
    .find((date) => date >= shown.today && windowOf(date, shown) !== shown.from);
}
