import type { PaymentStateReply } from '#shared/api/payment.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { client } from '#site/lib/client.ts';

/** What has become of a payment; undefined for one that the server does not know. */
export async function askPayment(paymentId: string): Promise<PaymentStateReply | undefined> {
  try {
    const path = { paymentId };
    return (await client.GET('/booking/payment-order/{paymentId}', { params: { path } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
