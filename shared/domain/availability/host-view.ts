import { type BookableSpan, bookableSpan } from '#shared/domain/availability/bookable-span.ts';
import {
  clip,
  type Merged,
  mergeIntervals,
  subtract,
} from '#shared/domain/availability/intervals.ts';
import { type LimitGate, limitGate } from '#shared/domain/availability/limits.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type {
  AvailabilityFacts,
  BusyKind,
  GroupAppointment,
  HostFacts,
} from '#shared/domain/availability/types.ts';
import { workingHours } from '#shared/domain/availability/working-hours.ts';
import { type Zone, zoneOf } from '#shared/time/zone.ts';

export const BUSY_KINDS = [
  'appointment',
  'hold',
  'calendar-event',
  'out-of-office',
] as const satisfies readonly BusyKind[];

/** One host's facts, sorted out for every question about meetings inside a range. */
export interface HostView {
  readonly host: HostFacts;
  readonly zone: Zone;
  readonly facts: AvailabilityFacts;
  /** Every meeting asked about lies in it. */
  readonly range: MinuteRange;
  readonly working: Merged;
  /** Where the meeting itself may not be: busy time widened by the meeting's own buffers. */
  readonly blocked: Merged;
  readonly span: BookableSpan;
  /** Undefined when the rules set no limit. */
  readonly limits: LimitGate | undefined;
  /** The group appointments this host holds. */
  readonly groups: readonly GroupAppointment[];
}

/** One view a host, good for meetings that lie in `range`. */
export function viewHosts(facts: AvailabilityFacts, range: MinuteRange): HostView[] {
  const groupsOf = groupsByHost(facts.groups);
  return facts.hosts.map((host) => viewHost(facts, host, groupsOf.get(host.hostId) ?? [], range));
}

function viewHost(
  facts: AvailabilityFacts,
  host: HostFacts,
  groups: readonly GroupAppointment[],
  range: MinuteRange,
): HostView {
  const zone = zoneOf(host.timeZone);
  return {
    host,
    zone,
    facts,
    range,
    working: workingHours(host, zone, range.startMinute, range.endMinute),
    blocked: blockedTime(facts, host, groups, range),
    span: bookableSpan(facts.rules, zone, facts.nowMinute),
    limits: limitGate(facts, host, zone),
    groups,
  };
}

/** Whether a meeting from `startMinute` on lies in the booking window. */
export function isInWindow(view: HostView, startMinute: number): boolean {
  const endMinute = startMinute + view.facts.rules.durationMinutes;
  return startMinute >= view.span.windowFrom && endMinute <= view.span.windowTo;
}

/** The windows in which the meeting may lie as far as hours, notice, window and busy time go. */
export function freeWindows(view: HostView): Merged {
  if (view.host.calendarUnreadable) return []; // fail closed
  const { noticeFrom, windowFrom, windowTo } = view.span;
  const from = Math.max(noticeFrom, windowFrom);
  return subtract(clip(view.working, from, windowTo), view.blocked);
}

/** One kind's busy time as it was given, merged. A group's own meetings are appointments. */
export function busyOfKind(view: HostView, kind: BusyKind): Merged {
  const { host, groups, range } = view;
  const given = host.busy[kind] ?? [];
  const all = kind === 'appointment' ? [...given, ...groups.flatMap(intervalOf)] : given;
  return mergeIntervals(all, range.startMinute, range.endMinute);
}

function blockedTime(
  { rules }: AvailabilityFacts,
  host: HostFacts,
  groups: readonly GroupAppointment[],
  range: MinuteRange,
): Merged {
  const given = BUSY_KINDS.map((kind) => host.busy[kind]).filter((one) => one !== undefined);
  if (groups.length > 0) given.push(groups.flatMap(intervalOf));
  const all = given.length === 1 ? (given[0] ?? []) : given.flat();
  const { bufferBeforeMinutes, bufferAfterMinutes } = rules;
  const { startMinute, endMinute } = range;
  return mergeIntervals(all, startMinute, endMinute, bufferAfterMinutes, bufferBeforeMinutes);
}

function groupsByHost(groups: readonly GroupAppointment[]): Map<string, GroupAppointment[]> {
  const byHost = new Map<string, GroupAppointment[]>();
  for (const group of groups) {
    for (const hostId of group.hostIds) {
      const held = byHost.get(hostId);
      if (held) held.push(group);
      else byHost.set(hostId, [group]);
    }
  }
  return byHost;
}

function intervalOf(group: GroupAppointment): [number, number] {
  return [group.startMinute, group.startMinute + group.durationMinutes];
}
