import type { Audience, MailAttendee, TimeFacts } from '../mail/types.ts';

/**
 * The attendees that the reader of a mail may see: a host sees all, everybody else only themselves,
 * for the others of a group did not agree to be named. A guest who is not on the list is added.
 */
export function visibleAttendees(mail: TimeFacts, audience: Audience): MailAttendee[] {
  if (audience === 'host') return [...mail.attendees];
  const { email, name, language } = mail.recipient;
  const own = mail.attendees.filter((attendee) => isSameAddress(attendee.email, email));
  return own.length > 0 ? own : [{ email, name, language, isGuest: audience === 'guest' }];
}

/** Letter case and stray spaces are not part of an address. */
export function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
