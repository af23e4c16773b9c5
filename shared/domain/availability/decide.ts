import { gridOf } from '#shared/domain/availability/grid.ts';
import { joinableGroups } from '#shared/domain/availability/groups.ts';
import { hostReasons } from '#shared/domain/availability/host-reasons.ts';
import { type HostView, viewHosts } from '#shared/domain/availability/host-view.ts';
import { type MinuteRange, meetingsRange } from '#shared/domain/availability/load-range.ts';
import { resourceGate } from '#shared/domain/availability/resources.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  HostFacts,
  UnavailabilityEvent,
  UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { waiverAt } from '#shared/domain/availability/waivers.ts';

/**
 * Yes, with the hosts who can serve (all of them for `everyone`), the free ones of the asked
 * resources and the group to join; or why not.
 */
export type Decision =
  | {
      readonly bookable: true;
      readonly hostIds: readonly string[];
      readonly resourceChannelIds: readonly string[];
      readonly group?: GroupAppointment;
    }
  | { readonly bookable: false; readonly reasons: readonly UnavailabilityEvent[] };

/**
 * Whether a meeting can be booked at an instant. The slot list shows only what this allows, a booking
 * is validated by it, and troubleshoot shows its reasons. Facts must cover `busyRange` and
 * `limitRange` of the instant. Without hosts the answer is no, for no reason.
 */
export function decide(facts: AvailabilityFacts, startMinute: number): Decision {
  if (!Number.isSafeInteger(startMinute)) {
    return { bookable: false, reasons: facts.hosts.map((host) => eventOf(host, 'offGrid')) };
  }
  const endMinute = startMinute + facts.rules.durationMinutes;
  const views = viewHosts(facts, { startMinute, endMinute });
  return judge(facts, views, { startMinute, endMinute: startMinute + 1 })(startMinute);
}

/** `decide`, ready for many instants of a range whose meetings the views cover. */
export function judge(
  facts: AvailabilityFacts,
  views: readonly HostView[],
  range: MinuteRange,
): (startMinute: number) => Decision {
  const joinable = joinableGroups(facts, views, range);
  const isEveryone = facts.rules.calculationMethod === 'everyone';
  const sides = views.map((view, index) => {
    const setsGrid = !isEveryone || index === 0;
    const grid = setsGrid ? gridOf(facts.rules, view.zone) : undefined;
    return { host: view.host, reasonsAt: hostReasons(view, grid) };
  });
  const gate = resourceGate(facts, meetingsRange(range, facts.rules, facts.hosts));
  return (startMinute) => {
    const group = joinable.get(startMinute);
    if (group) {
      // A group that has begun has its resource; one that is about to has it held.
      const resourceChannelIds = group.resourceChannelIds ?? [];
      return { bookable: true, hostIds: group.hostIds, resourceChannelIds, group };
    }
    const reasons: UnavailabilityEvent[] = [];
    const hostIds: string[] = [];
    for (const { host, reasonsAt } of sides) {
      const types = reasonsAt(startMinute);
      if (types.length === 0) hostIds.push(host.hostId);
      else reasons.push(...types.map((type) => eventOf(host, type)));
    }
    const needed = isEveryone ? sides.length : 1;
    const isServed = hostIds.length > 0 && hostIds.length >= needed;
    const resourceChannelIds = gate?.freeAt(startMinute) ?? [];
    if (gate && resourceChannelIds.length === 0) {
      reasons.push(...facts.resources.map(({ name }) => takenResource(name)));
    } else if (isServed) {
      return {
        bookable: true,
        hostIds: thosePromised(facts, startMinute, hostIds),
        resourceChannelIds,
      };
    }
    return { bookable: false, reasons };
  };
}

/** Of those who are free, the one with whom a start was offered. */
function thosePromised(
  facts: AvailabilityFacts,
  startMinute: number,
  hostIds: readonly string[],
): readonly string[] {
  if (facts.waivers === undefined || facts.rules.calculationMethod === 'everyone') return hostIds;
  const promised = waiverAt(facts, startMinute)?.hostIds ?? [];
  const free = hostIds.filter((hostId) => promised.includes(hostId));
  return free.length > 0 ? free : hostIds;
}

function takenResource(name: string): UnavailabilityEvent {
  return { type: 'resource', hostName: name };
}

function eventOf(host: HostFacts, type: UnavailabilityType): UnavailabilityEvent {
  return { type, hostName: host.hostName };
}
