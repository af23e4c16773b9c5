import { limitedPeriods } from '#shared/domain/availability/limited-periods.ts';
import { tallyOf } from '#shared/domain/availability/tally-of.ts';
import type { AvailabilityFacts, HostFacts } from '#shared/domain/availability/types.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';

const DAY_MINUTES = 1440;

/**
 * Until when a host's pages pause, where they have asked for it: to the end of the period whose limit
 * is reached, the last one of several. Undefined where they are open.
 */
export function pauseOf(
  { overall, timeZone }: Pick<HostFacts, 'overall' | 'timeZone'>,
  nowMinute: number,
): number | undefined {
  if (!overall?.pauses) return undefined;
  const zone = zoneOf(timeZone);
  const today = localDay(zone, nowMinute);
  const ends = limitedPeriods(overall.limits)
    .filter(({ period, limit }) => tallyOf(period, limit, overall.counted, zone).isReachedOn(today))
    .map(({ period }) => toInstant(zone, period.endDay(period.firstDay(today)) * DAY_MINUTES));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/**
 * Until when nobody can be booked because hosts pause: all of those who meet only together, or every
 * one of those who take turns. Undefined where pauses keep nobody from booking.
 */
export function pausedUntil({
  rules,
  hosts,
  nowMinute,
}: Pick<AvailabilityFacts, 'rules' | 'hosts' | 'nowMinute'>): number | undefined {
  const pauses = hosts.map((host) => pauseOf(host, nowMinute));
  const ends = pauses.filter((end) => end !== undefined);
  if (ends.length === 0) return undefined;
  if (rules.calculationMethod === 'everyone') return Math.max(...ends);
  return ends.length === hosts.length ? Math.min(...ends) : undefined;
}
