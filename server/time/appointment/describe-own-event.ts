import type { CalendarEntry } from '#server/platform/icalendar/calendar-entry.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { toIso } from '#shared/time/dates.ts';
import {
  type AppointmentAttendee,
  type AppointmentRow,
  loadAppointment,
} from './appointment-statement.ts';
import { appointmentUid } from './appointment-uid.ts';
import { tellAnswers } from './describe-appointment.ts';
import { hostPhone } from './host-phone.ts';
import { toSeats } from './to-seats.ts';

/** Seats that a title names before it counts them. */
const NAMED = 2;

/**
 * An appointment as it stands in a calendar of one of its hosts, now; undefined where it takes no time of
 * theirs: it is cancelled, not confirmed yet, another host's, or gone.
 */
export async function describeOwnEvent(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  of: { readonly companyId: string; readonly appointmentId: string; readonly hostId: string },
): Promise<CalendarEntry | undefined> {
  const row = await loadAppointment(db, of.appointmentId);
  if (row?.companyId !== of.companyId || row.status !== 'booked') return undefined;
  const host = row.hosts.find(({ id }) => id === of.hostId);
  const attendees = row.attendees.filter(({ cancelledMs }) => cancelledMs === null);
  if (!host || attendees.length === 0) return undefined;
  const url = `${publicUrl}/appointments/${row.id}`;
  const place = row.location ?? row.meetingLink ?? hostPhone(row);
  return {
    uid: appointmentUid(row.id),
    sequence: row.sequence,
    startIso: toIso(row.startMinute),
    endIso: toIso(row.startMinute + row.durationMinutes),
    title: toTitle(row, attendees),
    description: [
      ...attendees.map((attendee) => toBlock(row, attendee, host.language)),
      ...(row.meetingLink === null ? [] : [row.meetingLink]),
      url,
    ].join('\n\n'),
    ...(place && { location: place }),
    url,
  };
}

/** `Introduction: Maya Lin`, `Workshop: 5/8` */
function toTitle(row: AppointmentRow, attendees: readonly AppointmentAttendee[]): string {
  const seats = toSeats(row);
  const who =
    seats && seats.taken > NAMED
      ? `${seats.taken}/${seats.total}`
      : attendees.map(({ name }) => name).join(', ');
  return `${row.name}: ${who}`;
}

/** Who comes, how they are reached, and what they have answered. */
function toBlock(
  row: AppointmentRow,
  attendee: AppointmentAttendee,
  language: AppointmentRow['hosts'][number]['language'],
): string {
  const { name, email, phone, guests, notes } = attendee;
  const answers = tellAnswers({ row, attendee }, language);
  return [
    [name, email, phone].filter(Boolean).join(', '),
    ...guests.map((guest) => `+ ${guest}`),
    ...answers.map(({ label, value }) => `${label}: ${value}`),
    ...(notes && !answers.some(({ value }) => value === notes) ? [notes] : []),
  ].join('\n');
}
