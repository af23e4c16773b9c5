import { type HostView, viewHosts } from '#shared/domain/availability/host-view.ts';
import {
  clip,
  intersect,
  type Merged,
  mergeAll,
  mergeIntervals,
} from '#shared/domain/availability/intervals.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';

/** Time to propose some of, by the facts that decide about it. */
interface FreeTime {
  /** When those who are met work: all of them together, or any. */
  readonly hours: Merged;
  /** Where a meeting may not be, whatever the hours: it may touch none of it. */
  readonly blocked: Merged;
  /** What takes the time of others than `ownId`. */
  readonly others: Merged;
}

/** Hours and busy time of a range, for meetings that lie in it. */
export function freeTime(facts: AvailabilityFacts, range: MinuteRange, ownId: string): FreeTime {
  const views = viewHosts(facts, range);
  const isTogether = facts.rules.calculationMethod === 'everyone';
  const all = (of: (view: HostView) => Merged) => mergeAll(views.flatMap(of));
  const shared = (of: (view: HostView) => Merged) => views.map(of).reduce(intersectTwo, undefined);
  const working = (view: HostView) => view.working;
  const blocking = (view: HostView) => view.blocked;
  const hours = isTogether ? (shared(working) ?? []) : all(working);
  const byHosts = isTogether ? all(blocking) : (shared(blocking) ?? []);
  return {
    hours: clip(hours, range.startMinute, range.endMinute),
    blocked: clip(
      mergeAll([...byHosts, ...blockedByResources(facts, range)]),
      range.startMinute,
      range.endMinute,
    ),
    others: clip(othersBusy(facts, range, ownId), range.startMinute, range.endMinute),
  };
}

function intersectTwo(met: Merged | undefined, next: Merged): Merged {
  return met === undefined ? next : intersect(met, next);
}

/** Where none of the asked resources is free. */
function blockedByResources(
  { rules, resources }: AvailabilityFacts,
  { startMinute, endMinute }: MinuteRange,
): Merged {
  const { bufferBeforeMinutes: before, bufferAfterMinutes: after } = rules;
  const taken = resources.map((each) =>
    mergeIntervals(each.taken, startMinute, endMinute, after, before),
  );
  return taken.reduce<Merged | undefined>(intersectTwo, undefined) ?? [];
}

function othersBusy(
  { hosts, rules }: AvailabilityFacts,
  { startMinute, endMinute }: MinuteRange,
  ownId: string,
): Merged {
  if (rules.calculationMethod !== 'everyone') return [];
  const busy = hosts
    .filter(({ hostId }) => hostId !== ownId)
    .flatMap((host) => Object.values(host.busy).flat());
  return mergeIntervals(busy, startMinute, endMinute);
}
