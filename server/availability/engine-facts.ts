import type { AvailabilityFacts, HostFacts } from '#shared/domain/availability/types.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { HostRow, MeetingTypeFacts } from './store.ts';

/** Which of a meeting type's hosts and durations a question is about. */
export interface Wish {
  readonly durationMinutes?: number | undefined;
  readonly hostIds?: readonly string[] | undefined;
  /** The hosts of the appointment that moves stay its hosts. */
  readonly isReschedule: boolean;
}

/**
 * The engine's facts from what was loaded.
 * @throws Refusal when the duration is not offered, or no host or another company's host is asked.
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
      calculationMethod: wish.isReschedule ? 'everyone' : loaded.calculationMethod,
    },
    hosts: hosts.map(toHostFacts),
    groups: loaded.groups,
    nowMinute,
  };
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

function chooseHosts(loaded: MeetingTypeFacts, wish: Wish): readonly HostRow[] {
  if (loaded.hosts.length === 0) refuse('host-no-hosts', 'The meeting type has no hosts');
  if (wish.isReschedule) {
    const existing = loaded.hosts.filter((host) => host.hasExisting);
    return existing.length > 0 ? existing : loaded.hosts;
  }
  // All hosts together means all of them: a visitor chooses among hosts only where any will do.
  if (!wish.hostIds?.length || loaded.calculationMethod === 'everyone') return loaded.hosts;
  const chosen = loaded.hosts.filter((host) => wish.hostIds?.includes(host.hostId));
  if (chosen.length < new Set(wish.hostIds).size) {
    refuse('host-not-assigned', 'A host is not assigned to this meeting type', [
      { path: 'hostIds', code: 'host-not-assigned', message: 'Not a host of this meeting type' },
    ]);
  }
  return chosen;
}

function toHostFacts(row: HostRow): HostFacts {
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
  };
}
