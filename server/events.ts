/**
 * What has happened, in the past tense. An event is stored as a job in the transaction that caused
 * it; it carries ids, never secrets.
 */
export type DomainEvent =
  | { readonly type: 'appointment-booked'; readonly appointmentId: string; readonly attendeeId: string }
  | {
      readonly type: 'appointment-rescheduled';
      readonly appointmentId: string;
      readonly attendeeId: string;
      readonly previousStartIso: string;
    }
  | {
      readonly type: 'appointment-cancelled';
      readonly appointmentId: string;
      readonly attendeeId: string;
    }
  | { readonly type: 'cancel-initiated'; readonly appointmentId: string; readonly attendeeId: string }
  | {
      readonly type: 'reschedule-initiated';
      readonly appointmentId: string;
      readonly attendeeId: string;
    };

export type EventType = DomainEvent['type'];
