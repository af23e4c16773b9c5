import { gridOf, phaseStart } from '#shared/domain/availability/grid.ts';
import { limitedPeriods } from '#shared/domain/availability/limited-periods.ts';
import type { HostFacts, MeetingRules } from '#shared/domain/availability/types.ts';
import { localDay, toInstant, type Zone, zoneOf } from '#shared/time/zone.ts';

const DAY_MINUTES = 1440;

/** Minutes since the epoch, half-open. What is asked about: the starts that lie in it. */
export interface MinuteRange {
  readonly startMinute: number;
  readonly endMinute: number;
}

type HostZone = Pick<HostFacts, 'timeZone'>;

/**
 * Which busy time must be loaded into `HostFacts.busy` to answer for the starts in `range`: all that
 * overlaps the answer (appointments and holds by their padded time).
 */
export function busyRange(
  range: MinuteRange,
  rules: MeetingRules,
  hosts: readonly HostZone[],
): MinuteRange {
  const { startMinute, endMinute } = meetingsRange(range, rules, hosts);
  return {
    startMinute: startMinute - rules.bufferBeforeMinutes,
    endMinute: endMinute + rules.bufferAfterMinutes,
  };
}

/** Where the meetings lie that start in `range`, and those that a list walks to get there. */
export function meetingsRange(
  range: MinuteRange,
  rules: MeetingRules,
  hosts: readonly HostZone[],
): MinuteRange {
  let startMinute = range.startMinute;
  for (const zone of zonesOf(hosts)) {
    startMinute = Math.min(startMinute, phaseStart(gridOf(rules, zone), range.startMinute));
  }
  return { startMinute, endMinute: range.endMinute + rules.durationMinutes };
}

type LimitedHost = HostZone & Pick<HostFacts, 'limits' | 'overall'>;

/**
 * Which appointments must be loaded into `HostFacts.counted`, and into those of `overall`, to count the
 * limits of the starts in `range`: those that start in the answer. Undefined where there is no limit.
 * Whether a host pauses depends on the periods of now.
 */
export function limitRange(
  range: MinuteRange,
  rules: MeetingRules,
  hosts: readonly LimitedHost[],
  nowMinute: number,
): MinuteRange | undefined {
  const all = hosts.flatMap(({ limits = [], overall }) => [...limits, overall?.limits ?? {}]);
  const periods = [rules.limits, ...all].flatMap(limitedPeriods).map(({ period }) => period);
  if (periods.length === 0) return undefined;
  const isPausing = hosts.some(({ overall }) => overall?.pauses);
  let startMinute = isPausing ? Math.min(range.startMinute, nowMinute) : range.startMinute;
  let endMinute = isPausing ? Math.max(range.endMinute, nowMinute) : range.endMinute;
  const asked = { startMinute, endMinute };
  for (const zone of zonesOf(hosts)) {
    const firstDay = localDay(zone, asked.startMinute);
    const lastDay = localDay(zone, asked.endMinute);
    for (const { firstDay: opening, endDay } of periods) {
      startMinute = Math.min(startMinute, midnight(zone, opening(firstDay)));
      endMinute = Math.max(endMinute, midnight(zone, endDay(opening(lastDay))));
    }
  }
  return { startMinute, endMinute };
}

function zonesOf(hosts: readonly HostZone[]): Zone[] {
  return [...new Set(hosts.map((host) => host.timeZone))].map(zoneOf);
}

function midnight(zone: Zone, day: number): number {
  return toInstant(zone, day * DAY_MINUTES);
}
