import { toCalendarFile } from './calendar-file.ts';
import { mailKinds } from './mail-kinds.ts';
import type { TimeMail } from './mails.ts';
import type { AppointmentFacts, MailAttachment } from './types.ts';
import { visibleAttendees } from './visible-people.ts';

/** The calendar file that a mail's kind asks for, or none. `nowIso` becomes its DTSTAMP. */
export function toCalendarAttachments(
  mail: Extract<TimeMail, AppointmentFacts>,
  nowIso: string,
): MailAttachment[] {
  const { audience, calendar: method } = mailKinds[mail.kind];
  if (!method) return [];
  const { appointment, hosts, links } = mail;
  const attendees = visibleAttendees(mail, audience).filter(
    ({ hasLeft }) => method === 'CANCEL' || !hasLeft,
  );
  const file = { ...appointment, hosts, attendees, url: links.appointment };
  return [
    {
      filename: method === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
      content: toCalendarFile(file, method, nowIso),
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      method,
    },
  ];
}
