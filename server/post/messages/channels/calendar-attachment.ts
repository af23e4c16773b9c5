import {
  type CalendarOrganizer,
  toCalendarFile,
} from '#server/platform/icalendar/calendar-file.ts';
import type { MailAttachment, MailPerson } from '#server/platform/kernel/mail-types.ts';
import type { AppointmentFacts, TimeMessage } from '#server/platform/kernel/message.ts';
import { timeKinds } from '../kinds.ts';
import { isSameAddress, visibleAttendees } from '../visible-people.ts';

/**
 * The calendar file that a message's kind asks for, or none. `nowIso` becomes its DTSTAMP, `sender` is
 * whom the mail comes from.
 */
export function toCalendarAttachments(
  message: Extract<TimeMessage, AppointmentFacts>,
  nowIso: string,
  sender: MailPerson,
): MailAttachment[] {
  const { audience, calendar: method } = timeKinds[message.kind];
  // A look at one changes no calendar.
  if (!method || message.isTest) return [];
  const { appointment, links, hosts: current, formerHosts: hosts = current } = message;
  const attendees = visibleAttendees(message, audience).filter(
    ({ hasLeft }) => method === 'CANCEL' || !hasLeft,
  );
  const organizer = toOrganizer(message, sender);
  const file = { ...appointment, organizer, hosts, attendees, url: links.appointment };
  return [
    {
      filename: method === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
      content: toCalendarFile(file, method, nowIso),
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      method,
    },
  ];
}

/**
 * The first host invites, by way of the sender. Programs take no invitation from their own reader
 * ("as the organizer, you do not need to respond"), so hosts are invited by the sender itself.
 */
function toOrganizer(
  {
    hosts,
    formerHosts = [],
    recipient,
  }: Pick<AppointmentFacts, 'hosts' | 'formerHosts' | 'recipient'>,
  sender: MailPerson,
): CalendarOrganizer {
  const [host] = hosts;
  const own = [...hosts, ...formerHosts];
  const readsOwn = own.some(({ email }) => isSameAddress(email, recipient.email));
  return host && !readsOwn ? { ...host, sentBy: sender.email } : sender;
}
