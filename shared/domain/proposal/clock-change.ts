import { offsetMinutesAt, zoneOf } from '#shared/time/zone.ts';

/**
 * Which of two zones have another offset at a moment than now, where that moves their clocks against each
 * other; none where both move alike, for then the usual distance holds.
 */
export function zonesThatChange(
  timeZones: readonly [string, string],
  nowMinute: number,
  atMinute: number,
): readonly string[] {
  const moves = timeZones.map((timeZone) => {
    const zone = zoneOf(timeZone);
    return { timeZone, by: offsetMinutesAt(zone, atMinute) - offsetMinutesAt(zone, nowMinute) };
  });
  const isAlike = moves.every(({ by }) => by === moves[0]?.by);
  return isAlike ? [] : moves.filter(({ by }) => by !== 0).map(({ timeZone }) => timeZone);
}

/** Whether two zones show the same time at a moment. */
export function isSameClock(timeZones: readonly [string, string], atMinute: number): boolean {
  const [one, other] = timeZones;
  return offsetMinutesAt(zoneOf(one), atMinute) === offsetMinutesAt(zoneOf(other), atMinute);
}
