import type { KindRows } from '#server/post/messages/kind.ts';
import { isAheadOf, isCancelled, isOnTime, isOverFor, runsLate, takesPlace } from './shared.ts';

/** What somebody brought along reads. */
export const guestKinds = {
  'guest-confirmation': takesPlace('guest', 'booking', 'dropped'),
  'guest-reschedule': takesPlace('guest', 'reschedule', 'dropped'),
  'guest-reminder': isAheadOf('guest'),
  'guest-follow-up': isOverFor('guest'),
  'guest-meeting-link': takesPlace('guest', 'booking', 'dropped'),
  'guest-new-host': takesPlace('guest', 'reschedule', 'dropped'),
  'guest-late': runsLate('guest'),
  'guest-on-time': isOnTime('guest'),
  'guest-cancellation': isCancelled('guest', 'dropped'),
  /** The group goes on, without them. */
  'guest-seat-cancelled': isCancelled('guest', 'dropped'),
  /** Who brings them has moved to another appointment of the group. */
  'guest-seat-left': { ...isCancelled('guest', 'dropped'), tone: 'good' },
} as const satisfies Partial<KindRows>;
