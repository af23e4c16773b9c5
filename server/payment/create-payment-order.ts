import { createHash, randomUUID } from 'node:crypto';
import type { BookingRequest } from '#shared/api/booking.ts';
import type { PaymentOrderReply } from '#shared/api/payment.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import {
  checkPayable,
  type HeldOrder,
  holdStart,
  LostRace,
  type OrderDraft,
} from './hold-start.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentProvider, ProviderOrder } from './provider.ts';
import { providerOf } from './provider-of.ts';
import { refusePayment } from './refuse-payment.ts';
import { dropHold } from './store/hold.ts';
import { changeStatus } from './store/order-status.ts';
import { saveProviderOrder } from './store/payment-order.ts';

/** A lost race is visible to the next decision, so more attempts than free hosts are never needed. */
const MAX_ATTEMPTS = 20;

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
  const held = await hold(services, toDraft(request, idempotencyKey));
  checkPayable(held.order, services.clock.nowMs());
  const provider = providerOf(services.providers, held.order.provider);
  const made = await makeOrder(services, provider, held);
  await saveProviderOrder(services.db, held.order, made.providerOrderId);
  return toReply(provider, held, made);
}

function toDraft(request: BookingRequest, key: string | undefined): OrderDraft {
  const { paymentId, ...toBook } = request;
  const startMinute = fromIso(request.start);
  if (startMinute === undefined) {
    refuse('start-not-bookable', 'Starts are whole minutes', [
      { path: 'start', code: 'offGrid', message: 'A start is a whole minute' },
    ]);
  }
  return {
    request: toBook,
    startMinute,
    paymentOrderId: key === undefined ? randomUUID() : toUuid(`payment-order:${key}`),
    replacedPaymentId: paymentId,
  };
}

/** The same text is the same id (RFC 9562, version 8: ours is a hash). */
function toUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function hold(services: PaymentServices, draft: OrderDraft): Promise<HeldOrder> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await services.db.transaction((tx) => holdStart(services, tx, draft));
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
    }
  }
  return refuse('slot-no-longer-available', 'This time is no longer available');
}

/** A provider that makes no order must not keep the start taken. */
async function makeOrder(
  services: PaymentServices,
  provider: PaymentProvider,
  { order, description }: HeldOrder,
): Promise<ProviderOrder> {
  const { companyId, paymentOrderId, meetingTypeId, startMinute, holdId } = order;
  try {
    return await provider.createOrder({
      amountCents: order.amountCents,
      currency: order.currency,
      description,
      metadata: { companyId, paymentOrderId, meetingTypeId, start: toIso(startMinute) },
      idempotencyKey: `order-${paymentOrderId}`,
    });
  } catch (error) {
    services.log.error({ err: error, paymentOrderId }, 'payment order');
    await services.db.transaction(async (tx) => {
      const change = { from: ['open'], to: 'failed', failure: 'not-created' } as const;
      if (await changeStatus(tx, order, change)) await dropHold(tx, companyId, holdId);
    });
    return refusePayment('order-failed');
  }
}

function toReply(
  provider: PaymentProvider,
  { order }: HeldOrder,
  { providerOrderId, clientSecret }: ProviderOrder,
): PaymentOrderReply {
  const { name, publicKey } = provider;
  return {
    paymentId: providerOrderId,
    amountCents: order.amountCents,
    currency: order.currency,
    expiresAt: order.expiresAt.toISOString(),
    ...(name === 'stripe' && {
      stripePaymentIntent: { publishableKey: publicKey, clientSecret: clientSecret ?? '' },
    }),
    ...(name === 'paypal' && { paypalOrderId: providerOrderId, paypalClientId: publicKey }),
  };
}
