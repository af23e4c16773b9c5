import { expireBooking } from './booking/confirm-booking.ts';
import type { Due } from './jobs/jobs.ts';
import { refundPayment } from './payment/refund-payment.ts';
import { toPaymentServices } from './payment-services.ts';
import type { Services } from './services.ts';

/** What happens when its time has come, by kind. */
export async function lookAfter(services: Services, due: Due): Promise<void> {
  switch (due.kind) {
    case 'provisional':
      return expireBooking(services, due.attendeeId);
    case 'refund':
      return refundPayment(toPaymentServices(services), due);
  }
}
