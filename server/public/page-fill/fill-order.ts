import { getPaymentState } from '#server/outside/payment/get-payment-state.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import { paymentId } from '#shared/api/schemas.ts';
import { orNone } from '#shared/errors/refusal.ts';

/** How far a payment has come the page asks itself: it changes while it is looked at. */
export async function fillOrder(
  { db }: Pick<Services, 'db'>,
  { page }: AskedPage,
): Promise<PageFill> {
  const asked = paymentId.safeParse(page.params.orderId);
  const order = asked.success && (await getPaymentState(db, asked.data).catch(orNone));
  return { status: order ? 200 : 404 };
}
