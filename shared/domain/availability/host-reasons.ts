import { type Grid, isOnGrid } from '#shared/domain/availability/grid.ts';
import { groupReasons } from '#shared/domain/availability/groups.ts';
import {
  BUSY_KINDS,
  busyOfKind,
  type HostView,
  isInWindow,
} from '#shared/domain/availability/host-view.ts';
import { contains, overlaps } from '#shared/domain/availability/intervals.ts';
import type {
  BusyKind,
  GroupAppointment,
  UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { waivedFor } from '#shared/domain/availability/waivers.ts';

const REASON_OF_KIND = {
  appointment: 'appointment',
  hold: 'hold',
  'calendar-event': 'calendarEvent',
  'out-of-office': 'outOfOffice',
} as const satisfies Record<BusyKind, UnavailabilityType>;

/** Why a host cannot start a new meeting at an instant; nothing if the host can. */
export type ReasonsAt = (startMinute: number) => readonly UnavailabilityType[];

/**
 * One host's side of the decision, ready for many instants. Without a grid any minute will do: for
 * `everyone`, the first host alone sets the grid.
 */
export function hostReasons(view: HostView, grid: Grid | undefined): ReasonsAt {
  const { durationMinutes } = view.facts.rules;
  const busyReasons = busyReasonsOf(view);
  const ownGroups = new Map(
    view.groups
      .filter((group) => group.durationMinutes === durationMinutes)
      .map((group) => [group.startMinute, group]),
  );
  return (startMinute) => {
    const group = ownGroups.get(startMinute);
    if (group) return ownGroupReasons(view, group);
    const reasons: UnavailabilityType[] = [];
    if (grid && !isOnGrid(grid, startMinute)) reasons.push('offGrid');
    if (view.host.calendarUnreadable) reasons.push('calendarUnreadable');
    if (!contains(view.working, startMinute, startMinute + durationMinutes)) {
      reasons.push('outsideHours');
    }
    if (startMinute < view.span.noticeFrom) reasons.push('notice');
    if (!isInWindow(view, startMinute)) reasons.push('window');
    reasons.push(...busyReasons(startMinute), ...(view.limits?.reasonsAt(startMinute) ?? []));
    const waived = waivedFor(view.facts, view.host.hostId, startMinute);
    return waived.length === 0 ? reasons : reasons.filter((reason) => !waived.includes(reason));
  };
}

/** For a group that cannot be joined: where another of its hosts is why, it still takes the time. */
function ownGroupReasons(view: HostView, group: GroupAppointment): UnavailabilityType[] {
  const reasons = groupReasons(view, group);
  return reasons.length > 0 ? reasons : ['appointment'];
}

/** What the meeting would overlap; `buffers` where only its padding would. */
function busyReasonsOf(view: HostView): ReasonsAt {
  const { durationMinutes } = view.facts.rules;
  const kinds = BUSY_KINDS.map((kind) => ({
    reason: REASON_OF_KIND[kind],
    busy: busyOfKind(view, kind),
  }));
  return (startMinute) => {
    const endMinute = startMinute + durationMinutes;
    if (!overlaps(view.blocked, startMinute, endMinute)) return [];
    const reasons = kinds
      .filter(({ busy }) => overlaps(busy, startMinute, endMinute))
      .map(({ reason }) => reason);
    return reasons.length > 0 ? reasons : ['buffers'];
  };
}
