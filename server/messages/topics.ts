import type { MailTopic } from '#shared/domain/mails/topics.ts';
import type { MessageKind } from './message.ts';

/** What each kind of mail is about. */
const topics = {
  'attendee-confirmation': 'booking',
  'host-confirmation': 'booking',
  'guest-confirmation': 'booking',
  'attendee-opt-in': 'booking',
  'attendee-provisional-expired': 'booking',
  'host-confirmation-request': 'booking',
  'attendee-awaits-host': 'booking',
  'attendee-declined': 'booking',
  'attendee-reschedule': 'reschedule',
  'host-reschedule': 'reschedule',
  'guest-reschedule': 'reschedule',
  'reschedule-link': 'reschedule',
  'attendee-cancellation': 'cancellation',
  'host-cancellation': 'cancellation',
  'guest-cancellation': 'cancellation',
  'attendee-seat-cancelled': 'cancellation',
  'guest-seat-cancelled': 'cancellation',
  'attendee-seat-left': 'cancellation',
  'host-seat-left': 'cancellation',
  'guest-seat-left': 'cancellation',
  'cancel-link': 'cancellation',
  'attendee-refunded': 'payment',
  'host-refunded': 'payment',
  'host-payment-taken-back': 'payment',
  'callback-request': 'enquiry',
  'forget-link': 'enquiry',
  'sign-up-link': 'account',
  'sign-up-known': 'account',
} as const satisfies Record<MessageKind, MailTopic>;

/** The kinds of mail about a topic: `payment → ['attendee-refunded', 'host-refunded', …]`. */
export function kindsAbout(topic: MailTopic): string[] {
  return Object.entries(topics).flatMap(([kind, about]) => (about === topic ? [kind] : []));
}
