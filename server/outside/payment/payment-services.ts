import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { BookingRequest } from '#shared/api/booking.ts';

interface PaidTerms {
  /** The start was decided on in this minute: notice that has run out since does not count. */
  readonly decidedAtMinute: number;
}

export interface BookedAppointment {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/**
 * Books a paid request inside `tx`, whose hold is given up: decides from fresh rows, writes, enqueues
 * the reactions. Throws a Refusal when there is nothing left to book; the transaction is rolled back
 * then, so it may have written before.
 */
export type BookPaid = (
  tx: Transaction,
  request: BookingRequest,
  terms: PaidTerms,
) => Promise<BookedAppointment>;

/** What the payment verbs are built on. */
export interface PaymentServices
  extends Pick<Services, 'db' | 'clock' | 'emailQuality' | 'providers' | 'log' | 'lookOnceMore'> {
  readonly jobs: Pick<Services['jobs'], 'publish' | 'cause'>;
  readonly book: BookPaid;
}
