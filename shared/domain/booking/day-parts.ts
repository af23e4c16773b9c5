import { fromIso } from '#shared/time/dates.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';

/** The parts of a day that starts stand in, and the hour that each ends before. */
const PARTS = [
  ['morning', 12],
  ['afternoon', 18],
  ['evening', 24],
] as const;

type DayPart = (typeof PARTS)[number][0];

interface PartOfDay<S> {
  readonly part: DayPart;
  readonly spots: readonly S[];
}

/** The starts of a day by its parts, as clocks in the zone show them; a part without starts is none. */
export function toDayParts<S extends { readonly startTime: string }>(
  spots: readonly S[],
  timeZone: string,
): readonly PartOfDay<S>[] {
  const parts = Map.groupBy(spots, ({ startTime }) => partOf(startTime, timeZone));
  return [...parts].map(([part, ofPart]) => ({ part, spots: ofPart }));
}

function partOf(startIso: string, timeZone: string): DayPart {
  const minute = fromIso(startIso, 'floor') ?? 0;
  const ofDay = (minute + probeOffsetMinutes(timeZone, minute)) % 1440;
  return PARTS.find(([, until]) => ofDay < until * 60)?.[0] ?? 'evening';
}
