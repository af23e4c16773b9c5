import type {
  AvailabilityFacts,
  UnavailabilityType,
  Waiver,
} from '#shared/domain/availability/types.ts';

const NOTHING: readonly UnavailabilityType[] = [];

/** Hours, grid, notice and window: what a host may offer somebody outside of on purpose. */
export const OFF_HOURS = [
  'outsideHours',
  'offGrid',
  'notice',
  'window',
] as const satisfies readonly UnavailabilityType[];

/**
 * What does not count once a start is promised: it had its place among the limits when it was offered,
 * and what the host changes about their hours since does not break a promise.
 */
export const PROMISED = [
  ...OFF_HOURS,
  ...(['limitDay', 'limitWeek', 'limitMonth', 'limitYear'] as const),
  ...(['overallLimitDay', 'overallLimitWeek', 'overallLimitMonth', 'overallLimitYear'] as const),
  'paused',
] as const satisfies readonly UnavailabilityType[];

/** The waiver of a start; none for one that has passed. */
export function waiverAt(
  { waivers, nowMinute }: Pick<AvailabilityFacts, 'waivers' | 'nowMinute'>,
  startMinute: number,
): Waiver | undefined {
  if (waivers === undefined || startMinute < nowMinute) return undefined;
  return waivers.find((waiver) => waiver.startMinute === startMinute);
}

/** Which reasons of a host do not count at a start. */
export function waivedFor(
  facts: Pick<AvailabilityFacts, 'waivers' | 'nowMinute'>,
  hostId: string,
  startMinute: number,
): readonly UnavailabilityType[] {
  const waiver = waiverAt(facts, startMinute);
  return waiver?.hostIds.includes(hostId) ? waiver.waived : NOTHING;
}
