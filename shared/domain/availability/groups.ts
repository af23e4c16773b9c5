import { type HostView, isInWindow } from '#shared/domain/availability/host-view.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { waivedFor } from '#shared/domain/availability/waivers.ts';

/** Why one of its hosts keeps a visitor from joining a group. Its own time is no reason. */
export function groupReasons(view: HostView, group: GroupAppointment): UnavailabilityType[] {
  const reasons: UnavailabilityType[] = [];
  if (group.takenSpots >= group.totalSpots) reasons.push('full');
  if (group.startMinute < view.span.noticeFrom) reasons.push('notice');
  if (!isInWindow(view, group.startMinute)) reasons.push('window');
  // Whoever pauses takes nobody: a seat is a booking too.
  if (view.limits?.isPaused) reasons.push('paused');
  const waived = waivedFor(view.facts, view.host.hostId, group.startMinute);
  return reasons.filter((reason) => !waived.includes(reason));
}

/** The groups of the asked duration and hosts that start in the range, full or not. */
export function groupsIn(
  facts: AvailabilityFacts,
  views: readonly HostView[],
  range: MinuteRange,
): GroupAppointment[] {
  if (facts.groups.length === 0) return [];
  const asked = new Set(views.map((view) => view.host.hostId));
  return facts.groups.filter(
    (group) =>
      group.durationMinutes === facts.rules.durationMinutes &&
      group.startMinute >= range.startMinute &&
      group.startMinute < range.endMinute &&
      group.hostIds.some((hostId) => asked.has(hostId)),
  );
}

/** By start, the groups a visitor can join: the first given, where several start at once. */
export function joinableGroups(
  facts: AvailabilityFacts,
  views: readonly HostView[],
  range: MinuteRange,
): Map<number, GroupAppointment> {
  const joinable = new Map<number, GroupAppointment>();
  const groups = groupsIn(facts, views, range);
  if (groups.length === 0) return joinable;
  const viewOf = new Map(views.map((view) => [view.host.hostId, view]));
  for (const group of groups) {
    const holding = group.hostIds.map((hostId) => viewOf.get(hostId)).filter((view) => !!view);
    const isOpen = holding.every((view) => groupReasons(view, group).length === 0);
    if (isOpen && !joinable.has(group.startMinute)) joinable.set(group.startMinute, group);
  }
  return joinable;
}
