import { bookPaid } from './booking/book-paid.ts';
import type { Services } from './kernel/services.ts';
import type { PaymentServices } from './payment/payment-services.ts';

/** What payments need of the rest: how a booking is made. */
export function toPaymentServices(services: Services): PaymentServices {
  return { ...services, book: (tx, request, terms) => bookPaid(services, tx, request, terms) };
}
