import { expireBooking } from './booking/confirm-booking.ts';
import type { Due } from './jobs/jobs.ts';
import { refundPayment } from './payment/refund-payment.ts';
import { toPaymentServices } from './payment-services.ts';
import type { Services } from './services.ts';
import { eraseSignUp } from './sign-up/erase-sign-up.ts';

/** What happens when its time has come, by kind. */
export async function lookAfter(services: Services, due: Due): Promise<void> {
  switch (due.kind) {
    case 'provisional':
      return expireBooking(services, due.attendeeId);
    case 'sign-up':
      return eraseSignUp(services, due.signUpId);
    case 'refund':
      return refundPayment(toPaymentServices(services), due);
  }
}
