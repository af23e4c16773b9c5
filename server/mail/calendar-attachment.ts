import { toCalendarFile } from './calendar-file.ts';
import { mailKinds } from './mail-kinds.ts';
import type { HostRequestMail, OptInMail } from './mails.ts';
import type { AppointmentMail, MailAttachment } from './types.ts';
import { visibleAttendees } from './visible-people.ts';

/** The calendar file that a mail's kind asks for, or none. `nowIso` becomes its DTSTAMP. */
export function toCalendarAttachments(
  mail: AppointmentMail | OptInMail | HostRequestMail,
  nowIso: string,
): MailAttachment[] {
  const { audience, calendar: method } = mailKinds[mail.kind];
  if (!method) return [];
  const { appointment, hosts, links } = mail;
  const attendees = visibleAttendees(mail, audience);
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
