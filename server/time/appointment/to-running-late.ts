import type { RunningLate } from '#shared/domain/running-late.ts';
import type { AppointmentRow } from './appointment-statement.ts';

/**
 * Who is running late, for somebody who has to do with it: for an attendee hosts and they themselves, for
 * hosts (`attendeeId` is null) everybody. None once it is over or cancelled.
 */
export function toRunningLate(
  { late, hosts, attendees, status, ...row }: AppointmentRow,
  reader: { readonly attendeeId: string | null; readonly hostId?: string | undefined },
  nowMs: number,
): RunningLate[] {
  const endMs = (row.startMinute + row.durationMinutes) * 60_000;
  if (status === 'cancelled' || endMs <= nowMs) return [];
  return late.flatMap(({ attendeeId, hostId, minutes }): RunningLate[] => {
    const host = hosts.find(({ id }) => id === hostId);
    if (host) {
      const name = `${host.firstname} ${host.lastname}`.trim();
      return [{ name, minutes, isYou: host.id === reader.hostId }];
    }
    const seat = attendees.find(({ id, cancelledMs }) => id === attendeeId && cancelledMs === null);
    if (!seat || (reader.attendeeId !== null && reader.attendeeId !== attendeeId)) return [];
    return [{ name: seat.name || seat.email, minutes, isYou: seat.id === reader.attendeeId }];
  });
}
