import type { AppointmentAttendee, AppointmentRow } from './appointment-statement.ts';

/** How to reach the host: as the meeting type says, or else the company. */
export function contactLine({ settings, companyContact }: AppointmentRow): string | null {
  return settings.contact ?? companyContact;
}

/** The same for pages: where nobody has said, an attendee, who has their mails, may write. */
export function hostContact(
  row: AppointmentRow,
  attendee: AppointmentAttendee | undefined,
): string | null {
  return contactLine(row) ?? (attendee ? (row.hosts[0]?.email ?? null) : null);
}
