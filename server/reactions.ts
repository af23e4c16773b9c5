import type { MessageKind } from '#server/messages/message.ts';
import type { EventType } from './kernel/events.ts';

/** After these a seat is nobody's: what was paid for it goes back, or stays, as was said. */
export const refundsAfter: readonly EventType[] = [
  'appointment-cancelled',
  'seat-cancelled',
  'seat-given-up',
  'provisional-declined',
  'provisional-expired',
];

/** Which mails an event causes. */
export const mailsByEvent = {
  'appointment-booked': ['attendee-confirmation', 'host-confirmation', 'guest-confirmation'],
  'appointment-rescheduled': ['attendee-reschedule', 'host-reschedule', 'guest-reschedule'],
  'appointment-cancelled': ['attendee-cancellation', 'host-cancellation', 'guest-cancellation'],
  'seat-rescheduled': ['attendee-reschedule', 'guest-reschedule'],
  'seat-cancelled': ['attendee-cancellation', 'guest-cancellation'],
  'seat-given-up': ['attendee-seat-cancelled', 'host-seat-left', 'guest-seat-cancelled'],
  'seat-vacated': ['attendee-seat-left', 'host-seat-left', 'guest-seat-left'],
  'appointment-vacated': ['attendee-seat-left', 'host-cancellation', 'guest-seat-left'],
  'cancel-initiated': ['cancel-link'],
  'reschedule-initiated': ['reschedule-link'],
  'opt-in-asked': ['attendee-opt-in'],
  'host-confirmation-asked': ['host-confirmation-request', 'attendee-awaits-host'],
  'provisional-expired': ['attendee-provisional-expired'],
  'provisional-declined': ['attendee-declined'],
  'callback-requested': ['callback-request'],
  'forget-requested': ['forget-link'],
  'payment-refunded': ['attendee-refunded', 'host-refunded'],
  'payment-taken-back': ['host-payment-taken-back'],
} as const satisfies Record<EventType, readonly MessageKind[]>;
