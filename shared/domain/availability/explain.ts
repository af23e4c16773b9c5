import { judge } from '#shared/domain/availability/decide.ts';
import { gridOf, startsIn } from '#shared/domain/availability/grid.ts';
import { groupsIn } from '#shared/domain/availability/groups.ts';
import { type HostView, viewHosts } from '#shared/domain/availability/host-view.ts';
import { type Merged, mergeAll } from '#shared/domain/availability/intervals.ts';
import { freeStarts } from '#shared/domain/availability/list-slots.ts';
import { type MinuteRange, meetingsRange } from '#shared/domain/availability/load-range.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  UnavailabilityEvent,
} from '#shared/domain/availability/types.ts';

/** A start of the open day: bookable if nothing speaks against it. */
export interface ExplainedStart {
  readonly startMinute: number;
  readonly unavailabilityEvents: readonly UnavailabilityEvent[];
  /** The group to join at a bookable start. */
  readonly group?: GroupAppointment;
}

/**
 * Every start of the hosts' working hours in the range, busy or not, with what speaks against it:
 * the slots of `listSlots`, every started group, and the starts that a day without busy time would
 * have, those included whose meeting would run over the end of the hours. Ascending.
 */
export function explain(facts: AvailabilityFacts, range: MinuteRange): ExplainedStart[] {
  const views = viewHosts(facts, meetingsRange(range, facts.rules, facts.hosts));
  const decideAt = judge(facts, views, range);
  const groupStarts = groupsIn(facts, views, range).map((group) => group.startMinute);
  const starts = new Set([
    ...openStarts(facts, views, range),
    ...freeStarts(facts, views, range),
    ...groupStarts,
  ]);
  return [...starts]
    .sort((a, b) => a - b)
    .map((startMinute) => {
      const decision = decideAt(startMinute);
      if (!decision.bookable) return { startMinute, unavailabilityEvents: decision.reasons };
      const open = { startMinute, unavailabilityEvents: [] };
      return decision.group ? { ...open, group: decision.group } : open;
    });
}

function openStarts(
  facts: AvailabilityFacts,
  views: readonly HostView[],
  range: MinuteRange,
): number[] {
  const [first] = views;
  if (!first) return [];
  if (facts.rules.calculationMethod === 'everyone') {
    return workingStarts(first, mergeAll(views.flatMap((view) => view.working)), range);
  }
  return views.flatMap((view) => workingStarts(view, view.working, range));
}

function workingStarts(view: HostView, working: Merged, range: MinuteRange): number[] {
  // One minute of working hours is enough for a start to be listed.
  const grid = { ...gridOf(view.facts.rules, view.zone), durationMinutes: 1 };
  return startsIn(working, grid, range.startMinute, range.endMinute);
}
