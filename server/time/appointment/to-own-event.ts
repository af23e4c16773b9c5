import type { CalendarEntry } from '#server/platform/icalendar/calendar-entry.ts';
import type { Language } from '#shared/domain/languages.ts';
import { toIso } from '#shared/time/dates.ts';
import type { AppointmentAttendee, AppointmentRow } from './appointment-statement.ts';
import { appointmentUid } from './appointment-uid.ts';
import { tellAnswers } from './describe-appointment.ts';
import { hostPhone } from './host-phone.ts';
import { toMeetingLink } from './to-meeting-link.ts';
import { toSeats } from './to-seats.ts';

/** Seats that a title names before it counts them. */
const NAMED = 2;

type OwnAttendee = Pick<
  AppointmentAttendee,
  'name' | 'email' | 'phone' | 'guests' | 'notes' | 'answers' | 'cancelledMs'
>;

/** What is told of an appointment in its hosts' own calendars. */
export interface OwnAppointment
  extends Pick<
    AppointmentRow,
    | ('id' | 'startMinute' | 'durationMinutes' | 'sequence' | 'name' | 'totalSpots')
    | ('channel' | 'location' | 'meetingLink' | 'form')
  > {
  readonly hosts: readonly Pick<
    AppointmentRow['hosts'][number],
    'firstname' | 'lastname' | 'phone'
  >[];
  readonly attendees: readonly OwnAttendee[];
}

interface Reader {
  readonly publicUrl: string;
  readonly secret: string;
  readonly language: Language;
  /** Whether the title says whose it is: its reader is not its host. */
  readonly namesHosts?: boolean;
}

/** An appointment as an event of a calendar; undefined where nobody comes any more. */
export function toOwnEvent(
  row: OwnAppointment,
  { namesHosts = false, ...reader }: Reader,
): CalendarEntry | undefined {
  const attendees = row.attendees.filter(({ cancelledMs }) => cancelledMs === null);
  if (attendees.length === 0) return undefined;
  const { publicUrl, language } = reader;
  const url = `${publicUrl}/appointments/${row.id}`;
  const meetingLink = toMeetingLink(reader, row, 'host');
  const place = row.location ?? meetingLink ?? hostPhone(row);
  return {
    uid: appointmentUid(row.id),
    sequence: row.sequence,
    startIso: toIso(row.startMinute),
    endIso: toIso(row.startMinute + row.durationMinutes),
    title: namesHosts ? `${toTitle(row, attendees)} (${toNames(row)})` : toTitle(row, attendees),
    description: [
      ...attendees.map((attendee) => toBlock(row, attendee, language)),
      ...(meetingLink === null ? [] : [meetingLink]),
      url,
    ].join('\n\n'),
    ...(place && { location: place }),
    url,
  };
}

/** `Introduction: Maya Lin`, `Workshop: 5/8` */
function toTitle(row: OwnAppointment, attendees: readonly OwnAttendee[]): string {
  const seats = toSeats(row);
  const who =
    seats && seats.taken > NAMED
      ? `${seats.taken}/${seats.total}`
      : attendees.map(({ name }) => name).join(', ');
  return `${row.name}: ${who}`;
}

function toNames({ hosts }: OwnAppointment): string {
  return hosts.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()).join(', ');
}

/** Who comes, how they are reached, and what they have answered. */
function toBlock(row: OwnAppointment, attendee: OwnAttendee, language: Language): string {
  const { name, email, phone, guests, notes } = attendee;
  const answers = tellAnswers({ row, attendee }, language);
  return [
    [name, email, phone].filter(Boolean).join(', '),
    ...guests.map((guest) => `+ ${guest}`),
    ...answers.map(({ label, value }) => `${label}: ${value}`),
    ...(notes && !answers.some(({ value }) => value === notes) ? [notes] : []),
  ].join('\n');
}
