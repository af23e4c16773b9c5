import { bookPaid } from './booking/book-paid.ts';
import type { PaymentServices } from './payment/payment-services.ts';
import type { Services } from './services.ts';

/** What payments need of the rest: how a booking is made, and how things are told and put off. */
export function toPaymentServices(services: Services): PaymentServices {
  const { db, clock, providers, jobs, log } = services;
  return {
    db,
    clock,
    providers,
    log,
    book: (tx, request, terms) => bookPaid(services, tx, request, terms),
    requestRefund: (tx, ref) => jobs.later(tx, { kind: 'refund', ...ref }, clock.nowMs()),
    async publish(tx, event) {
      if (event.type === 'payment-refunded') return jobs.publish(tx, event);
      // The appointment stands; whether to ask for the money again is for people to decide.
      log.warn({ ...event }, 'a payment was taken back by its provider');
    },
  };
}
