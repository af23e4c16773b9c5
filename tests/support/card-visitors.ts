import { createPaymentOrder } from '#server/outside/payment/create-payment-order.ts';
import { finishPaidBooking } from '#server/outside/payment/finish-paid-booking.ts';
import { refundPayment } from '#server/outside/payment/refund-payment.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { PaymentWorld } from './payment-world.ts';

/** A visitor at the payment step: what they want to book, and their payment's id. */
export interface Paying {
  readonly request: BookingRequest & { readonly paymentId: string };
  readonly id: string;
}

/** What visitors who pay by card do, and Stripe for them. */
export function cardVisitors(world: () => PaymentWorld) {
  const start = async (changes: Partial<BookingRequest> = {}): Promise<Paying> => {
    const request = world().aRequest(changes);
    const { paymentId } = await createPaymentOrder(world().services, request, undefined);
    return { request: { ...request, paymentId }, id: paymentId };
  };
  return {
    start,
    async pay(): Promise<Paying> {
      const paying = await start();
      world().stripe.succeed(paying.id);
      return paying;
    },
    comeBack: ({ request }: Paying) => finishPaidBooking(world().services, request),
    /** Stripe's webhook; returns the status it is answered with. */
    notify: ({ id }: Pick<Paying, 'id'>) => world().deliver('stripe', world().stripe.webhook(id)),
    /** Every refund job, each twice: jobs run at least once. */
    async runRefunds(): Promise<void> {
      const refs = (await world().jobs('refund')) as {
        companyId: string;
        paymentOrderId: string;
      }[];
      for (const ref of [...refs, ...refs]) await refundPayment(world().services, ref);
    },
  };
}
