import type { Mail } from '#server/messages/message.ts';

/**
 * What becomes of a mail that comes too late: a newer one about the same appointment has gone to the
 * same reader already. `dropped`: it says what is so no longer. `told`: it has news that no newer mail
 * repeats (a person, an answer, a link that was asked for, money), so it goes without its calendar
 * file, which would turn the calendar back.
 */
const whenOvertaken = {
  'attendee-confirmation': 'dropped',
  'attendee-reschedule': 'dropped',
  'attendee-cancellation': 'dropped',
  'attendee-seat-cancelled': 'dropped',
  'attendee-seat-left': 'dropped',
  'attendee-awaits-host': 'dropped',
  'guest-confirmation': 'dropped',
  'guest-reschedule': 'dropped',
  'guest-cancellation': 'dropped',
  'guest-seat-cancelled': 'dropped',
  'guest-seat-left': 'dropped',
  'host-reschedule': 'dropped',
  'host-confirmation': 'told',
  'host-confirmation-request': 'told',
  'host-cancellation': 'told',
  'host-seat-left': 'told',
  'host-payment-taken-back': 'told',
  'cancel-link': 'told',
  'reschedule-link': 'told',
  'attendee-opt-in': 'told',
  'attendee-provisional-expired': 'told',
  'attendee-declined': 'told',
  'attendee-refunded': 'told',
  'host-refunded': 'told',
  'callback-request': 'told',
  'forget-link': 'told',
  'sign-up-link': 'told',
  'sign-up-known': 'told',
} as const satisfies Record<Mail['kind'], 'dropped' | 'told'>;

/** Whether a mail of this kind that comes too late is not sent. */
export function isDropped(kind: string): boolean {
  const rows: Readonly<Record<string, 'dropped' | 'told'>> = whenOvertaken;
  return rows[kind] === 'dropped';
}
