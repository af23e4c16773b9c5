import { fromIso } from '#shared/time/dates.ts';
import { type BusyRange, isClash } from './busy.ts';

/** Whether somebody has something else while what begins then takes place. */
export type Clash = (startIso: string) => boolean;

export function toClash(busy: readonly BusyRange[], durationMinutes: number): Clash {
  return (startIso) => {
    const start = fromIso(startIso, 'floor');
    return start !== undefined && isClash(busy, start, start + durationMinutes);
  };
}

/** The days of which nothing is left. */
export function clashingDates(
  free: readonly {
    readonly date: string;
    readonly spots: readonly { readonly startTime: string }[];
  }[],
  clash: Clash,
): ReadonlySet<string> {
  const clashing = free.filter(({ spots }) => spots.every(({ startTime }) => clash(startTime)));
  return new Set(clashing.map(({ date }) => date));
}
