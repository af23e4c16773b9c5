import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { toLine, toLines, toWebLink } from './plain-text.ts';
import type { CalendarMethod, MailAppointment, MailAttendee, MailPerson } from './types.ts';

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
    | 'location'
    | 'meetingLink'
    | 'isCancelled'
  > {
  /** At least one; the first is the organizer. */
  readonly hosts: readonly MailPerson[];
  /** Only those whom the reader of the file may see. */
  readonly attendees: readonly MailAttendee[];
  /** The appointment's page, without a secret where the file is public. */
  readonly url?: string;
}

const PRODUCT = { company: 'Kalends', product: 'Kalends', language: 'EN' };

/**
 * The appointment as an iCalendar file (RFC 5545, RFC 5546), times in UTC, CRLF line ends.
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
  const [organizer] = appointment.hosts;
  const event = calendar.createEvent({
    id: toLine(appointment.uid),
    sequence: appointment.sequence,
    stamp: new Date(nowIso),
    start: new Date(appointment.startIso),
    end: new Date(appointment.endIso),
    summary: toLine(appointment.title),
    description: toDescription(appointment) || null,
    location: toLine(appointment.location ?? appointment.meetingLink ?? '') || null,
    url: toWebLink(appointment.url) ?? null,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: organizer ? { email: toAddress(organizer), name: toName(organizer) } : null,
  });
  if (method === 'PUBLISH') return calendar.toString();
  for (const host of appointment.hosts) event.createAttendee(toHostLine(host));
  for (const attendee of appointment.attendees) event.createAttendee(toAttendeeLine(attendee));
  return calendar.toString();
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
    email: toAddress(person),
    type: ICalAttendeeType.INDIVIDUAL,
  };
}

function toName(person: MailPerson): string {
  return toLine(person.name, 200) || toAddress(person);
}

/** A `mailto:` target: what no address holds unquoted is dropped, so that the value stays one address. */
function toAddress(person: MailPerson): string {
  return toLine(person.email).replace(/[\s"<>;,:\\]/g, '') || 'unknown@invalid';
}
