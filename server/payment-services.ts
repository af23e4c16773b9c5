import { bookPaid } from './booking/book-paid.ts';
import type { Services } from './kernel/services.ts';
import type { PaymentServices } from './payment/payment-services.ts';

/** What payments need of the rest: how a booking is made, and how things are told and put off. */
export function toPaymentServices(services: Services): PaymentServices {
  const { db, clock, emailQuality, providers, jobs, log } = services;
  return {
    db,
    clock,
    emailQuality,
    providers,
    log,
    book: (tx, request, terms) => bookPaid(services, tx, request, terms),
    requestRefund: (tx, ref) => jobs.later(tx, { kind: 'refund', ...ref }, clock.nowMs()),
    publish: (tx, event) => jobs.publish(tx, event),
  };
}
