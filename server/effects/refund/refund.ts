import type { EffectKind } from '#server/effects/effect/effect-kind.ts';
import type { PaymentServices } from '#server/outside/payment/payment-services.ts';
import { refundLeftSeat } from '#server/outside/payment/refund-left-seat.ts';
import { refundPayment } from '#server/outside/payment/refund-payment.ts';
import type { EventType } from '#server/platform/kernel/events.ts';

/** After these a seat belongs to no one: what was paid for it goes back, or stays, as was said. */
const refundsAfter: readonly EventType[] = [
  'appointment-cancelled',
  'seat-cancelled',
  'seat-given-up',
  'provisional-declined',
  'provisional-expired',
];

/** Money goes back at the provider that took it; once, for the provider knows the refund by its order. */
export const refund = {
  queue: 'refund',
  atOnce: 100,
  patienceSeconds: 90,
  // From seconds to three days: money that is still on its way cannot go back yet.
  manners: { ofAccount: 8, backOff: { firstSeconds: 4, longestSeconds: 21_600, tries: 24 } },
  byProvider: {
    // It slows down callers that ask for several things at once.
    paypal: { ofAccount: 2, backOff: { firstSeconds: 8, longestSeconds: 21_600, tries: 24 } },
  },
  about: 'paymentOrderId',
  async lead(services, event) {
    if ('attendeeId' in event && refundsAfter.includes(event.type)) {
      await refundLeftSeat(services, event.attendeeId);
    }
  },
  perform: (services, order) => refundPayment(services, order),
} as const satisfies EffectKind<'refund', PaymentServices>;
