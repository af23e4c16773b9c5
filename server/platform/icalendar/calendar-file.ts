import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import type {
  CalendarMethod,
  MailAppointment,
  MailAttendee,
  MailPerson,
} from '#server/platform/kernel/mail-types.ts';
import { toLine, toLines, toWebLink } from '#server/platform/texts/plain-text.ts';
import { PRODUCT } from './product.ts';

/** What a calendar file is written from. */
export interface CalendarAppointment
  extends Pick<
    MailAppointment,
    | 'uid'
    | 'sequence'
    | 'startIso'
    | 'endIso'
    | 'title'
    | 'description'
    | 'channel'
    | 'location'
    | 'meetingLink'
    | 'hostPhone'
    | 'isCancelled'
  > {
  readonly organizer: CalendarOrganizer;
  readonly hosts: readonly MailPerson[];
  /** Only those whom the reader of the file may see. */
  readonly attendees: readonly MailAttendee[];
  /** The appointment's page, without a secret where the file is public. */
  readonly url?: string;
}

/** In whose name a calendar file invites (RFC 5545 §3.8.4.3). */
export interface CalendarOrganizer extends MailPerson {
  /** The address that the file comes from, where that is not the organizer's own (§3.2.18). */
  readonly sentBy?: string;
}

/**
 * The appointment as an iCalendar file (RFC 5545, RFC 5546), times in UTC, CRLF line ends, the last one's too.
 * `REQUEST` invites or changes, `CANCEL` takes away, `PUBLISH` is for "add to calendar" and names no
 * attendee. `nowIso` becomes DTSTAMP. Texts are escaped, lines folded; nothing in them makes a line.
 */
export function toCalendarFile(
  appointment: CalendarAppointment,
  method: CalendarMethod,
  nowIso: string,
): string {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
  const isCancelled = appointment.isCancelled || method === 'CANCEL';
  const event = calendar.createEvent({
    id: toLine(appointment.uid),
    sequence: appointment.sequence,
    stamp: new Date(nowIso),
    start: new Date(appointment.startIso),
    end: new Date(appointment.endIso),
    summary: toLine(appointment.title),
    description: toDescription(appointment) || null,
    location: toPlace(appointment) || null,
    url: toWebLink(appointment.url) ?? null,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: toOrganizerLine(appointment.organizer),
  });
  if (method !== 'PUBLISH') addPeople(event, appointment);
  return `${calendar.toString()}\r\n`;
}

function addPeople(event: ICalEvent, appointment: CalendarAppointment): void {
  for (const host of appointment.hosts) event.createAttendee(toHostLine(host));
  for (const attendee of appointment.attendees) event.createAttendee(toAttendeeLine(attendee));
}

function toOrganizerLine({ sentBy, ...organizer }: CalendarOrganizer) {
  return {
    email: toAddress(organizer.email),
    name: toName(organizer),
    ...(sentBy !== undefined && { sentBy: toAddress(sentBy) }),
  };
}

function toPlace(appointment: CalendarAppointment): string {
  const { channel, location, meetingLink, hostPhone = '' } = appointment;
  const number = channel === 'whatsapp' ? `WhatsApp ${hostPhone}`.trim() : hostPhone;
  return toLine(location ?? meetingLink ?? number);
}

function toDescription(appointment: CalendarAppointment): string {
  const about = toLines(appointment.description ?? '').join('\n');
  const links = [toWebLink(appointment.meetingLink), toWebLink(appointment.url)];
  return [about, ...links].filter(Boolean).join('\n\n');
}

function toHostLine(host: MailPerson) {
  return {
    ...toPersonLine(host),
    role: ICalAttendeeRole.CHAIR,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
}

/** Whoever booked has accepted by booking; whom they bring along is asked. */
function toAttendeeLine(attendee: MailAttendee) {
  const isAsked = attendee.isGuest === true;
  return {
    ...toPersonLine(attendee),
    role: ICalAttendeeRole.REQ,
    status: isAsked ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
    rsvp: isAsked,
  };
}

function toPersonLine(person: MailPerson) {
  return {
    name: toName(person),
    email: toAddress(person.email),
    type: ICalAttendeeType.INDIVIDUAL,
  };
}

function toName(person: MailPerson): string {
  return toLine(person.name, 200) || toAddress(person.email);
}

/** A `mailto:` target: what no address holds unquoted is dropped, so that the value stays one address. */
function toAddress(email: string): string {
  return toLine(email).replace(/[\s"<>;,:\\]/g, '') || 'unknown@invalid';
}
