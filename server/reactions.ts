import type { MailKind } from '#server/mail/types.ts';
import type { EventType } from './events.ts';

/** Every effect of an event, in one table: which mails are written. */
export const mailsByEvent = {
  'appointment-booked': ['attendee-confirmation', 'host-confirmation', 'guest-confirmation'],
  'appointment-rescheduled': ['attendee-reschedule', 'host-reschedule', 'guest-reschedule'],
  'appointment-cancelled': ['attendee-cancellation', 'host-cancellation', 'guest-cancellation'],
  'cancel-initiated': ['cancel-link'],
  'reschedule-initiated': ['reschedule-link'],
} as const satisfies Record<EventType, readonly MailKind[]>;
