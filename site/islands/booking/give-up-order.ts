import { client } from '#site/lib/client.ts';

/** A courtesy to whoever wants the start next: without it the hold ends by itself. */
export async function giveUpOrder(paymentId: string): Promise<void> {
  try {
    await client.DELETE('/booking/payment-order/{paymentId}', { params: { path: { paymentId } } });
  } catch (error) {
    console.warn(error);
  }
}
