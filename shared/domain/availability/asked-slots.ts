import { judge } from '#shared/domain/availability/decide.ts';
import { viewHosts } from '#shared/domain/availability/host-view.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  UnavailabilityEvent,
} from '#shared/domain/availability/types.ts';

/** A start that somebody asked about: free, with a group to join perhaps, or taken, and why. */
export interface AskedSlot {
  readonly startMinute: number;
  readonly bookable: boolean;
  readonly group?: GroupAppointment;
  readonly reasons: readonly UnavailabilityEvent[];
}

/**
 * What `decide` says of each asked start in the range, ascending, each once: also of those that no
 * list shows, because the walk of its window falls elsewhere by now. Facts must cover the meetings
 * that start in the range, with their padding and limits.
 */
export function askedSlots(
  facts: AvailabilityFacts,
  range: MinuteRange,
  startMinutes: readonly number[],
): AskedSlot[] {
  const asked = [...new Set(startMinutes)]
    .filter((start) => start >= range.startMinute && start < range.endMinute)
    .sort((a, b) => a - b);
  const endMinute = range.endMinute + facts.rules.durationMinutes;
  const decideAt = judge(facts, viewHosts(facts, { ...range, endMinute }), range);
  return asked.map((startMinute) => {
    const decision = decideAt(startMinute);
    if (!decision.bookable) return { startMinute, bookable: false, reasons: decision.reasons };
    const { group } = decision;
    return { startMinute, bookable: true, ...(group && { group }), reasons: [] };
  });
}
