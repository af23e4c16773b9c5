import { button } from '#server/post/mail/button.ts';
import type { KindRows } from '#server/post/messages/kind.ts';

import {
  appointmentRows,
  cancelledRows,
  provisionalRows,
  refundRow,
  untilRow,
} from '#server/post/messages/parts/rows.ts';
import {
  isAheadOf,
  isCancelled,
  isOff,
  isOnTime,
  isOverFor,
  runsLate,
  takesPlace,
  viewButton,
} from './shared.ts';

/** What whoever booked reads. */
export const attendeeKinds = {
  'attendee-confirmation': takesPlace('attendee', 'booking', 'dropped'),
  'attendee-reschedule': takesPlace('attendee', 'reschedule', 'dropped'),
  'attendee-cancellation': isCancelled('attendee', 'dropped'),
  /** A seat of a group that goes on. */
  'attendee-seat-cancelled': isCancelled('attendee', 'dropped'),
  /** They moved to another appointment of a group: the one they left goes from their calendar. */
  'attendee-seat-left': {
    ...isCancelled('attendee', 'dropped'),
    tone: 'good',
    buttons: viewButton,
  },
  'attendee-provisional-expired': isOff('attendee', 'booking', 'told'),
  'attendee-declined': isOff('attendee', 'booking', 'told'),
  /** Somebody else meets them, at the same time. */
  'attendee-new-host': takesPlace('attendee', 'reschedule', 'dropped'),
  /** Their meeting was made, after they were told that its link follows. */
  'attendee-meeting-link': takesPlace('attendee', 'booking', 'dropped'),
  'attendee-reminder': isAheadOf('attendee'),
  'attendee-follow-up': isOverFor('attendee'),
  'attendee-guest-added': takesPlace('attendee', 'booking', 'dropped'),
  'attendee-late': runsLate('attendee'),
  'attendee-on-time': isOnTime('attendee'),
  /** They paid, and the time was gone. */
  'attendee-refunded': {
    ...isOff('attendee', 'payment', 'told'),
    rows: (context) => [...cancelledRows(context), refundRow(context)],
  },
  /** Spec A §2: the host has been notified, and the booking is final once the host confirms. */
  'attendee-awaits-host': {
    audience: 'attendee',
    topic: 'booking',
    tone: 'good',
    whenOvertaken: 'dropped',
    rows: provisionalRows,
    buttons: (context) => [
      ...viewButton(context),
      ...button(context, 'button.cancel', context.message.links.cancel),
    ],
  },
  /** Double opt-in: they confirm that the address is theirs, while the time is held. */
  'attendee-opt-in': {
    audience: 'attendee',
    topic: 'booking',
    tone: 'good',
    whenOvertaken: 'told',
    rows: (context) => [...provisionalRows(context), untilRow(context, 'row.heldUntil')],
    buttons: (context) => button(context, 'button.confirmBooking', context.message.links.confirm),
  },
  /** They asked to cancel: the link leads to the page that does it. */
  'cancel-link': {
    audience: 'attendee',
    topic: 'cancellation',
    tone: 'bad',
    whenOvertaken: 'told',
    rows: appointmentRows,
    buttons: (context) => button(context, 'button.confirmCancel', context.message.links.cancel),
  },
  /** They asked for another time: the link leads to the page that offers them. */
  'reschedule-link': {
    audience: 'attendee',
    topic: 'reschedule',
    tone: 'good',
    whenOvertaken: 'told',
    rows: appointmentRows,
    buttons: (context) => button(context, 'button.chooseTime', context.message.links.reschedule),
  },
} as const satisfies Partial<KindRows>;
