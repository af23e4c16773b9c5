import { judge } from '#shared/domain/availability/decide.ts';
import { gridOf, startsIn } from '#shared/domain/availability/grid.ts';
import { joinableGroups } from '#shared/domain/availability/groups.ts';
import { freeWindows, type HostView, viewHosts } from '#shared/domain/availability/host-view.ts';
import { intersect, type Merged } from '#shared/domain/availability/intervals.ts';
import { type MinuteRange, meetingsRange } from '#shared/domain/availability/load-range.ts';
import { resourceGate } from '#shared/domain/availability/resources.ts';
import type { AvailabilityFacts, Slot } from '#shared/domain/availability/types.ts';

const FIRST_STRETCH_MINUTES = 7 * 1440;

/**
 * The slots that start in the range, ascending, each start once. A started group with free spots is
 * a slot with its `group`. Facts must cover `busyRange` and `limitRange` of the range.
 */
export function listSlots(facts: AvailabilityFacts, range: MinuteRange): Slot[] {
  const views = viewHosts(facts, meetingsRange(range, facts.rules, facts.hosts));
  const starts = freeStarts(facts, views, range);
  const groups = joinableGroups(facts, views, range);
  const promised = promisedStarts(facts, views, range);
  if (groups.size + promised.length === 0) return starts.map((startMinute) => ({ startMinute }));
  const all = [...new Set([...starts, ...promised, ...groups.keys()])].sort((a, b) => a - b);
  return all.map((startMinute) => {
    const group = groups.get(startMinute);
    return group ? { startMinute, group } : { startMinute };
  });
}

/** Waived starts that can be booked, wherever they lie. */
function promisedStarts(
  facts: AvailabilityFacts,
  views: readonly HostView[],
  range: MinuteRange,
): number[] {
  if (!facts.waivers?.length) return [];
  const decideAt = judge(facts, views, range);
  return facts.waivers
    .map(({ startMinute }) => startMinute)
    .filter((start) => start >= range.startMinute && start < range.endMinute)
    .filter((start) => decideAt(start).bookable);
}

/** The first slot's start, found without listing the whole range; undefined if there is none. */
export function firstSlot(facts: AvailabilityFacts, range: MinuteRange): number | undefined {
  let stretch = FIRST_STRETCH_MINUTES;
  let startMinute = Math.max(range.startMinute, facts.nowMinute);
  while (startMinute < range.endMinute) {
    const endMinute = Math.min(startMinute + stretch, range.endMinute);
    const [first] = listSlots(facts, { startMinute, endMinute });
    if (first) return first.startMinute;
    startMinute = endMinute;
    stretch *= 2;
  }
  return undefined;
}

/** The starts at which hosts and a resource are free for a new meeting, ascending, each once. */
export function freeStarts(
  facts: AvailabilityFacts,
  views: readonly HostView[],
  range: MinuteRange,
): number[] {
  const starts = startsOfHosts(facts, views, range);
  const gate = resourceGate(facts, meetingsRange(range, facts.rules, facts.hosts));
  return gate ? starts.filter((start) => gate.isOpenAt(start)) : starts;
}

function startsOfHosts(
  facts: AvailabilityFacts,
  views: readonly HostView[],
  range: MinuteRange,
): number[] {
  if (facts.rules.calculationMethod === 'everyone') return startsOfAll(views, range);
  if (views.length === 1) return startsOfAll(views, range);
  return union(
    views.map((view) => startsOfAll([view], range)),
    range,
  );
}

/** Where all the hosts are free together, on the grid of the first one's zone. */
function startsOfAll(views: readonly HostView[], range: MinuteRange): number[] {
  const [first, ...others] = views;
  if (!first) return [];
  let windows: Merged = freeWindows(first);
  for (const other of others) {
    if (windows.length === 0) return [];
    windows = intersect(windows, freeWindows(other));
  }
  const grid = gridOf(first.facts.rules, first.zone);
  const starts = startsIn(windows, grid, range.startMinute, range.endMinute);
  const limits = views.map((view) => view.limits).filter((gate) => gate !== undefined);
  if (limits.length === 0) return starts;
  return starts.filter((start) => limits.every((gate) => gate.reasonsAt(start).length === 0));
}

/** Every start of any list, ascending, each once: one mark a minute instead of a sort. */
function union(lists: readonly (readonly number[])[], range: MinuteRange): number[] {
  const marks = new Uint8Array(range.endMinute - range.startMinute);
  for (const starts of lists) {
    for (const start of starts) marks[start - range.startMinute] = 1;
  }
  const all: number[] = [];
  for (let at = marks.indexOf(1); at !== -1; at = marks.indexOf(1, at + 1)) {
    all.push(range.startMinute + at);
  }
  return all;
}
