import type { Transaction } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { PaymentProviders } from './provider.ts';

export interface PaymentOrderRef {
  readonly companyId: string;
  readonly paymentOrderId: string;
}

/** What has happened to a payment that its people must be told. */
export type PaymentRefunded = { readonly type: 'payment-refunded' } & PaymentOrderRef;

export type PaymentEvent =
  | PaymentRefunded
  /** The provider took a payment back that had been on its way; the appointment stands. */
  | ({ readonly type: 'payment-failed'; readonly appointmentId: string } & PaymentOrderRef);

export interface PaidTerms {
  /** Its reservations become the appointment's; gone rows are no reason to refuse. */
  readonly holdId: string | null;
  /** The start was decided on in this minute: notice that has run out since does not count. */
  readonly decidedAtMinute: number;
}

export interface BookedAppointment {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/**
 * Books a paid request inside `tx`: gives up the hold, decides from fresh rows, writes, enqueues the
 * reactions. Throws a Refusal when there is nothing left to book; the transaction is rolled back
 * then, so it may have written before.
 */
export type BookPaid = (
  tx: Transaction,
  request: BookingRequest,
  terms: PaidTerms,
) => Promise<BookedAppointment>;

/** What the payment verbs are built on. */
export interface PaymentServices extends Pick<Services, 'db' | 'clock'> {
  readonly providers: PaymentProviders;
  readonly book: BookPaid;
  /** Writes a job that calls `refundPayment` until it is done. */
  readonly requestRefund: (tx: Transaction, ref: PaymentOrderRef) => Promise<void>;
  readonly publish: (tx: Transaction, event: PaymentEvent) => Promise<void>;
  readonly log: Pick<Log, 'error' | 'warn'>;
}
