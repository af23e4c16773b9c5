import type { MailAttendee } from '#server/platform/kernel/mail-types.ts';
import type { TimeAudience, TimeFacts } from '#server/platform/kernel/message.ts';

/**
 * The attendees that the reader of a message may see: a host sees all, everybody else only themselves,
 * for the others of a group did not agree to be named. A guest who is not on the list is added.
 */
export function visibleAttendees(message: TimeFacts, audience: TimeAudience): MailAttendee[] {
  if (audience === 'host') return [...message.attendees];
  const { email, name, language } = message.recipient;
  const own = message.attendees.filter((attendee) => isSameAddress(attendee.email, email));
  return own.length > 0 ? own : [{ email, name, language, isGuest: audience === 'guest' }];
}

/** Letter case and stray spaces are not part of an address. */
export function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
