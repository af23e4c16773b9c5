import type {
  AvailabilityFacts,
  HostFacts,
  ResourceFacts,
} from '#shared/domain/availability/types.ts';
import type { Channel } from '#shared/domain/channels.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { HostRow } from './facts/facts-row.ts';
import { hostsToMeet, offeredChannels } from './meeting-link.ts';
import type { MeetingTypeFacts } from './meeting-type-facts.ts';

/** Which of a meeting type's hosts and durations a question is about. */
export interface Wish {
  readonly durationMinutes?: number | undefined;
  readonly hostIds?: readonly string[] | undefined;
  /** Without one, where several are offered, it does not matter who can be met there. */
  readonly channel?: Channel | undefined;
  /** Without them it does not matter which resource is free. */
  readonly resourceChannelIds?: readonly string[] | undefined;
  /** All asked hosts together, although any of them would do. */
  readonly isForEveryone?: boolean | undefined;
  /** It has taken place: nobody needs a link any more. */
  readonly isOver: boolean;
  /** The hosts of the appointment that moves stay its hosts, its resource stays its resource. */
  readonly isReschedule: boolean;
}

/**
 * The engine's facts from what was loaded; `checkHosts` has let its hosts through.
 * @throws Refusal when the duration or a resource is not offered.
 */
export function toEngineFacts(
  loaded: MeetingTypeFacts,
  wish: Wish,
  nowMinute: number,
): AvailabilityFacts {
  const durationMinutes = chooseDuration(loaded, wish);
  const hosts = chooseHosts(loaded, wish);
  return {
    rules: {
      durationMinutes,
      slotIntervalMinutes: loaded.slotIntervalMinutes ?? durationMinutes,
      bufferBeforeMinutes: loaded.bufferBeforeMinutes,
      bufferAfterMinutes: loaded.bufferAfterMinutes,
      minNoticeMinutes: loaded.minNoticeMinutes,
      bookingWindow: loaded.bookingWindow,
      limits: loaded.limits,
      calculationMethod:
        keepsHosts(loaded, wish) || wish.isForEveryone ? 'everyone' : loaded.calculationMethod,
    },
    hosts: hosts.map(toHostFacts),
    groups: loaded.groups,
    resources: wish.isReschedule
      ? toResourceFacts(loaded, ofExisting(loaded))
      : toResourceFacts(loaded, wish.resourceChannelIds ?? []),
    nowMinute,
  };
}

/** @throws Refusal `validation-failed` for a resource that is not offered. */
export function toResourceFacts(
  { resources }: MeetingTypeFacts,
  resourceChannelIds: readonly string[],
): ResourceFacts[] {
  return resourceChannelIds.map((asked) => {
    const row = resources.find(({ resourceChannelId }) => resourceChannelId === asked);
    if (!row) return refuseResource('not-an-option');
    return { resourceChannelId: asked, name: row.name, taken: row.taken ?? [] };
  });
}

export function refuseResource(code: 'required' | 'not-an-option'): never {
  const message = code === 'required' ? 'A choice is needed' : 'This is not offered';
  return refuse('validation-failed', message, [{ path: 'resourceChannelIds', code, message }]);
}

function ofExisting({ resources }: MeetingTypeFacts): string[] {
  return resources
    .filter(({ hasExisting }) => hasExisting)
    .map(({ resourceChannelId }) => resourceChannelId);
}

function chooseDuration(loaded: MeetingTypeFacts, wish: Wish): number {
  const duration = wish.durationMinutes ?? loaded.durationMinutes;
  // An appointment that moves keeps its duration, also when it is no longer offered.
  const isOffered =
    wish.isReschedule ||
    duration === loaded.durationMinutes ||
    loaded.allowedDurations.includes(duration);
  if (isOffered) return duration;
  return refuse('validation-failed', 'This duration is not offered', [
    { path: 'duration', code: 'not-an-option', message: 'This duration is not offered' },
  ]);
}

/** The hosts of an appointment that moves stay its hosts, unless all of them have left. */
function keepsHosts({ hosts }: MeetingTypeFacts, { isReschedule }: Wish): boolean {
  return isReschedule && hosts.some((host) => host.hasExisting);
}

function chooseHosts(loaded: MeetingTypeFacts, wish: Wish): readonly HostRow[] {
  if (keepsHosts(loaded, wish)) return loaded.hosts.filter((host) => host.hasExisting);
  if (wish.isReschedule) return loaded.hosts;
  // All hosts together means all of them: a visitor chooses among hosts only where any will do.
  const isForAll = !wish.hostIds?.length || loaded.calculationMethod === 'everyone';
  const hosts = isForAll
    ? loaded.hosts
    : loaded.hosts.filter((host) => wish.hostIds?.includes(host.hostId));
  const channel = chooseChannel(loaded, wish);
  return channel === undefined || wish.isOver ? hosts : hostsToMeet(loaded, hosts, channel);
}

/** The one that is asked, or the only one; one that is not offered is refused with the request. */
function chooseChannel(loaded: MeetingTypeFacts, wish: Wish): Channel | undefined {
  const offered = offeredChannels(loaded);
  const channel = wish.channel ?? (offered.length === 1 ? loaded.channel : undefined);
  return channel !== undefined && offered.includes(channel) ? channel : undefined;
}

/** What the engine asks of a host. */
export function toHostFacts(row: HostRow) {
  return {
    hostId: row.hostId,
    hostName: row.hostName,
    timeZone: row.timeZone,
    weekly: row.weekly,
    overrides: row.overrides ?? {},
    busy: {
      appointment: row.appointments ?? [],
      hold: row.holds ?? [],
      'calendar-event': row.calendarEvents ?? [],
      'out-of-office': row.outOfOffice ?? [],
    },
    calendarUnreadable: row.calendarUnreadable,
    counted: row.counted ?? [],
    limits: [row.ownLimits, row.adminLimits],
    overall: {
      limits: row.overallLimits,
      counted: row.overallCounted ?? [],
      pauses: row.pausesOverLimit,
    },
  } satisfies HostFacts;
}
