import type { PaymentServices } from './outside/payment/payment-services.ts';
import type { Services } from './platform/kernel/services.ts';
import { bookPaid } from './time/booking/book-paid.ts';

/** What payments need of the rest: how a booking is made. */
export function toPaymentServices(services: Services): PaymentServices {
  return { ...services, book: (tx, request, terms) => bookPaid(services, tx, request, terms) };
}
