import type { PaymentProvider, ProviderOrder } from '#server/platform/kernel/payment-provider.ts';
import { withGuardedEmail } from '#server/time/booking/guard-email.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { PaymentOrderReply } from '#shared/api/payment.ts';
import { toIso } from '#shared/time/dates.ts';
import { checkPayable } from './check-payable.ts';
import { type HeldOrder, holdStart } from './hold-start.ts';
import { type OrderDraft, toOrderDraft } from './order-draft.ts';
import type { PaymentServices } from './payment-services.ts';
import { providerOf } from './provider-of.ts';
import { refusePayment } from './refuse-payment.ts';
import { closeOrder } from './store/order-status.ts';
import { saveProviderOrder } from './store/payment-order.ts';

/**
 * Holds a start and makes an order for it at the meeting type's provider. The hold is committed
 * first, so that nobody can pay for a start that is not theirs; a repeated key is answered with the
 * first order.
 * @throws Refusal as a booking, and where payment is not configured: nothing is charged then.
 */
export async function createPaymentOrder(
  services: PaymentServices,
  request: BookingRequest,
  idempotencyKey: string | undefined,
): Promise<PaymentOrderReply> {
  const held = await hold(services, toOrderDraft(request, idempotencyKey));
  checkPayable(held.order, services.clock.nowMs());
  const provider = providerOf(services.providers, held.order.provider);
  const made = await makeOrder(services, provider, held);
  await saveProviderOrder(services.db, held.order, made.providerOrderId);
  return toReply(held, made);
}

function hold(services: PaymentServices, draft: OrderDraft): Promise<HeldOrder> {
  const { email } = draft.request.attendee;
  return withGuardedEmail(services.emailQuality, email, (isEmailChecked) =>
    tryAgain(() => services.db.transaction((tx) => holdStart(services, tx, draft, isEmailChecked))),
  );
}

/** A provider that makes no order must not keep the start taken. */
async function makeOrder(
  services: PaymentServices,
  provider: PaymentProvider,
  { order, description }: HeldOrder,
): Promise<ProviderOrder> {
  const { companyId, paymentOrderId, meetingTypeId, startMinute, amountCents, currency } = order;
  const made = await provider.createOrder({
    amountCents,
    currency,
    description,
    metadata: { companyId, paymentOrderId, meetingTypeId, start: toIso(startMinute) },
    idempotencyKey: `order-${paymentOrderId}`,
  });
  if (made.answered) return made.value;
  services.log.error({ err: made.cause, why: made.why, paymentOrderId }, 'payment order');
  const change = { to: 'failed', failure: 'not-created' } as const;
  const now = new Date(services.clock.nowMs());
  await services.db.transaction((tx) => closeOrder(tx, order, change, now));
  return refusePayment('order-failed');
}

function toReply(
  { order }: HeldOrder,
  { providerOrderId, checkout }: ProviderOrder,
): PaymentOrderReply {
  return {
    paymentId: providerOrderId,
    amountCents: order.amountCents,
    currency: order.currency,
    expiresAt: order.expiresAt.toISOString(),
    ...checkout,
  };
}
