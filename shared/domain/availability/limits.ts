import { limitedPeriods } from '#shared/domain/availability/limited-periods.ts';
import { pauseOf } from '#shared/domain/availability/pause.ts';
import { tallyOf } from '#shared/domain/availability/tally-of.ts';
import type {
  AvailabilityFacts,
  HostFacts,
  UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { localDay, type Zone } from '#shared/time/zone.ts';

/** A host's limits with what already counts towards them. */
export interface LimitGate {
  /** They take nothing at all now, seats of groups that have begun neither. */
  readonly isPaused: boolean;
  /** The limits that one more meeting at this instant would pass. */
  reasonsAt(startMinute: number): readonly UnavailabilityType[];
}

/**
 * The gate of what a host gives at most: to this meeting type as its rules say and as is agreed with
 * the host, and over all meeting types. Undefined where nothing limits it.
 */
export function limitGate(
  { rules, nowMinute }: Pick<AvailabilityFacts, 'rules' | 'nowMinute'>,
  host: HostFacts,
  zone: Zone,
): LimitGate | undefined {
  const { overall } = host;
  const sides = [
    ...[rules.limits, ...(host.limits ?? [])].flatMap(limitedPeriods).map(({ period, limit }) => ({
      reason: period.reason,
      tally: tallyOf(period, limit, host.counted, zone),
    })),
    ...limitedPeriods(overall?.limits ?? {}).map(({ period, limit }) => ({
      reason: period.overallReason,
      tally: tallyOf(period, limit, overall?.counted ?? [], zone),
    })),
  ];
  if (sides.length === 0) return undefined;
  const isPaused = pauseOf(host, nowMinute) !== undefined;
  const always = isPaused ? ['paused' as const] : [];
  let knownDay = Number.NaN;
  let known: readonly UnavailabilityType[] = [];
  return {
    isPaused,
    reasonsAt(startMinute) {
      const day = localDay(zone, startMinute);
      if (day !== knownDay) {
        const passed = sides.filter(({ tally }) => tally.isPassedOn(day, rules.durationMinutes));
        known = [...new Set([...passed.map(({ reason }) => reason), ...always])];
        knownDay = day;
      }
      return known;
    },
  };
}
