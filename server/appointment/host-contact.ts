import type { AppointmentAttendee, AppointmentRow } from './appointment-statement.ts';

/** How to reach the host: as the host has said; else an attendee, who has their mails, may write. */
export function hostContact(
  { settings, hosts }: AppointmentRow,
  attendee: AppointmentAttendee | undefined,
): string | null {
  return settings.contact ?? (attendee ? (hosts[0]?.email ?? null) : null);
}
