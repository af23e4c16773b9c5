import type { CallbackRequested } from './callback/request-callback.ts';
import type { ForgetRequested } from './forget-me/request-forget.ts';
import type { PaymentEvent } from './payment/payment-services.ts';

/** Whom something has happened to. */
interface Attended {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/** What has happened to an attendee's booking. */
export type AttendedEvent =
  | (Attended & {
      readonly type:
        | 'appointment-booked'
        | 'appointment-cancelled'
        /** One of several seats of an appointment that the host cancelled. */
        | 'seat-cancelled'
        /** A seat of a group that goes on without it. */
        | 'seat-given-up'
        /** A seat that moved to another appointment; this one goes on, or ends with its last seat. */
        | 'seat-vacated'
        | 'appointment-vacated'
        | 'cancel-initiated'
        | 'reschedule-initiated'
        | 'provisional-expired'
        | 'provisional-declined';
    })
  | (Attended & {
      /** `seat-…`: one of several seats of an appointment that the host moved. */
      readonly type: 'appointment-rescheduled' | 'seat-rescheduled';
      readonly previousStartIso: string;
    })
  | (Attended & {
      readonly type: 'opt-in-asked' | 'host-confirmation-asked';
      readonly expiresAtIso: string;
    });

/**
 * What has happened, in the past tense. An event is stored as a job in the transaction that caused
 * it; it carries ids, never secrets.
 */
export type DomainEvent = AttendedEvent | CallbackRequested | ForgetRequested | PaymentEvent;

export type EventType = DomainEvent['type'];
