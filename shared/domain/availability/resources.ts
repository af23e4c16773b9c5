import { type Merged, mergeIntervals, overlaps } from '#shared/domain/availability/intervals.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type { AvailabilityFacts, ResourceFacts } from '#shared/domain/availability/types.ts';

/** The resources that a meeting can take at an instant; always one at least where none is needed. */
export interface ResourceGate {
  isOpenAt(startMinute: number): boolean;
  freeAt(startMinute: number): readonly string[];
}

/**
 * Which of the asked resources are free, ready for many instants of meetings that lie in `range`.
 * Undefined where the meeting needs none.
 */
export function resourceGate(
  { rules, resources }: AvailabilityFacts,
  range: MinuteRange,
): ResourceGate | undefined {
  if (resources.length === 0) return undefined;
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = rules;
  const sides = resources.map((resource) => ({
    resource,
    blocked: blockedTime(resource, range, bufferBeforeMinutes, bufferAfterMinutes),
  }));
  const isFree = ({ blocked }: { blocked: Merged }, startMinute: number) =>
    !overlaps(blocked, startMinute, startMinute + durationMinutes);
  return {
    isOpenAt: (startMinute) => sides.some((side) => isFree(side, startMinute)),
    freeAt: (startMinute) =>
      sides
        .filter((side) => isFree(side, startMinute))
        .map(({ resource }) => resource.resourceChannelId),
  };
}

/** Where the meeting itself may not be: taken time widened by the meeting's own buffers. */
function blockedTime(
  { taken }: ResourceFacts,
  { startMinute, endMinute }: MinuteRange,
  before: number,
  after: number,
): Merged {
  return mergeIntervals(taken, startMinute, endMinute, after, before);
}
