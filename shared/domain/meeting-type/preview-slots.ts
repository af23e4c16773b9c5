import { listSlots } from '#shared/domain/availability/list-slots.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  HostFacts,
  LocalRange,
  Slot,
} from '#shared/domain/availability/types.ts';
import type { EditedMeetingType } from './edited.ts';
import { canMeetOn, toOfferedChannels, type Ways } from './offer.ts';

/** Hours as they come over the wire: of each range its start and its end. */
type WireRanges = readonly (readonly number[])[];

interface WireHost extends Omit<HostFacts, 'timeZone' | 'weekly' | 'overrides'>, Ways {
  readonly timezone: string;
  readonly weekly: readonly WireRanges[];
  readonly overrides: Readonly<Record<string, WireRanges>>;
}

/** What slots follow from beside the meeting type that is edited. */
export interface SlotFacts {
  readonly nowMinute: number;
  readonly hosts: readonly WireHost[];
  readonly groups: readonly GroupAppointment[];
}

/** Of a meeting type, what its slots follow from. */
export type SlotRules = Pick<
  EditedMeetingType,
  | 'durationMinutes'
  | 'slotIntervalMinutes'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'minNoticeMinutes'
  | 'bookingWindow'
  | 'limits'
  | 'calculationMethod'
  | 'totalSpots'
  | 'channel'
  | 'allowSelectChannel'
  | 'allowedChannels'
  | 'meetingLink'
  | 'hosts'
>;

/**
 * The slots of a meeting type as it is edited, by the engine that answers visitors: what
 * `GET /booking-availability` says once it is saved. Hosts who are not among the facts are not counted.
 */
export function previewSlots(edited: SlotRules, facts: SlotFacts, range: MinuteRange): Slot[] {
  const hosts = hostsToMeet(edited, facts.hosts);
  return hosts.length === 0 ? [] : listSlots(toEngineFacts(edited, { ...facts, hosts }), range);
}

function toEngineFacts(
  edited: SlotRules,
  { hosts, groups, nowMinute }: SlotFacts,
): AvailabilityFacts {
  const { durationMinutes, slotIntervalMinutes, totalSpots } = edited;
  return {
    rules: {
      durationMinutes,
      slotIntervalMinutes: slotIntervalMinutes ?? durationMinutes,
      bufferBeforeMinutes: edited.bufferBeforeMinutes,
      bufferAfterMinutes: edited.bufferAfterMinutes,
      minNoticeMinutes: edited.minNoticeMinutes,
      bookingWindow: edited.bookingWindow,
      limits: edited.limits,
      calculationMethod: edited.calculationMethod,
    },
    hosts: hosts.map(toHostFacts),
    // One whose first seats are being paid for has as many as the meeting type offers by then.
    groups:
      totalSpots === null
        ? []
        : groups.map((group) => (group.holdId ? { ...group, totalSpots } : group)),
    // A visitor chooses a resource before a time; until then it does not matter which is free.
    resources: [],
    nowMinute,
  };
}

/** Those who serve, in their order; where there is one channel alone, those who can be met there. */
function hostsToMeet(edited: SlotRules, known: readonly WireHost[]): readonly WireHost[] {
  const serving = edited.hosts
    .filter(({ enabled }) => enabled)
    .flatMap(({ hostId }) => known.find((host) => host.hostId === hostId) ?? []);
  const [channel, ...others] = toOfferedChannels(edited);
  if (channel === undefined || others.length > 0) return serving;
  const able = serving.filter((host) => canMeetOn(channel, edited, host));
  return able.length > 0 && edited.calculationMethod === 'everyone' ? serving : able;
}

function toHostFacts({ timezone: timeZone, weekly, overrides, ...host }: WireHost): HostFacts {
  const dates = Object.entries(overrides).map(([date, ranges]) => [date, toRanges(ranges)]);
  const hours = { weekly: weekly.map(toRanges), overrides: Object.fromEntries(dates) };
  return { ...host, timeZone, ...hours };
}

function toRanges(ranges: WireRanges): LocalRange[] {
  return ranges.map(([start = 0, end = 0]) => [start, end]);
}
