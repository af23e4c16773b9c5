import { type CalendarOrganizer, toCalendarFile } from '#server/mail/calendar-file.ts';
import type { AppointmentFacts, MailAttachment, MailPerson } from '#server/mail/types.ts';
import { mailKinds } from '../kinds.ts';
import type { TimeMail } from '../message.ts';
import { isSameAddress, visibleAttendees } from '../visible-people.ts';

/**
 * The calendar file that a mail's kind asks for, or none. `nowIso` becomes its DTSTAMP, `sender` is
 * whom the mail comes from.
 */
export function toCalendarAttachments(
  mail: Extract<TimeMail, AppointmentFacts>,
  nowIso: string,
  sender: MailPerson,
): MailAttachment[] {
  const { audience, calendar: method } = mailKinds[mail.kind];
  if (!method) return [];
  const { appointment, hosts, links } = mail;
  const attendees = visibleAttendees(mail, audience).filter(
    ({ hasLeft }) => method === 'CANCEL' || !hasLeft,
  );
  const organizer = toOrganizer(mail, sender);
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
  { hosts, recipient }: Pick<TimeMail, 'hosts' | 'recipient'>,
  sender: MailPerson,
): CalendarOrganizer {
  const [host] = hosts;
  const readsOwn = hosts.some(({ email }) => isSameAddress(email, recipient.email));
  return host && !readsOwn ? { ...host, sentBy: sender.email } : sender;
}
