import type { Rejecting } from '#server/platform/kernel/answer.ts';
import type { Capture, PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import { toDecimalText } from '#shared/domain/payment/price.ts';
import { answeringPayments } from '../answering-payments.ts';
import {
  createPaypalClient,
  type PaypalCall,
  PaypalError,
  PaypalUnreachable,
} from './paypal-client.ts';
import { captureOf, type PaypalOrder, toCustomId, toPayment } from './paypal-order.ts';
import type { PaypalSettings } from './paypal-settings.ts';
import { verifyPaypalWebhook } from './paypal-webhook.ts';

/** PayPal's longest description. */
const MAX_DESCRIPTION = 127;

/** Wallet payments through PayPal's orders (v2). */
export function createPaypalProvider(settings: PaypalSettings): PaymentProvider {
  const call = createPaypalClient(settings);
  const loadOrder = (id: string) => call<PaypalOrder>('GET', orderPath(id));
  const load = async (id: string) => toPayment(await loadOrder(id));
  const port: Rejecting<PaymentProvider> = {
    async createOrder({ amountCents, currency, description, metadata, idempotencyKey }) {
      const amount = { currency_code: currency, value: toDecimalText(amountCents) };
      const unit = {
        custom_id: toCustomId(metadata),
        description: description.slice(0, MAX_DESCRIPTION),
        amount,
      };
      const body = {
        intent: 'CAPTURE',
        purchase_units: [unit],
        application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
      };
      const path = '/v2/checkout/orders';
      const order = await call<PaypalOrder>('POST', path, { body, requestId: idempotencyKey });
      const checkout = { paypalOrderId: order.id, paypalClientId: settings.PAYPAL_CLIENT_ID };
      return { providerOrderId: order.id, checkout };
    },
    loadOrder: load,
    capture: (id, idempotencyKey) => capture(call, id, idempotencyKey),
    async refund(id, idempotencyKey) {
      const taken = captureOf(await loadOrder(id));
      if (!taken) throw new PaypalError(422, { message: `Order ${id} has no capture to refund` });
      const path = `/v2/payments/captures/${encodeURIComponent(taken.id)}/refund`;
      try {
        await call('POST', path, { requestId: idempotencyKey });
      } catch (error) {
        if (!(error instanceof PaypalError && error.has('CAPTURE_FULLY_REFUNDED'))) throw error;
      }
    },
    // PayPal's orders cannot be cancelled; without our capture nobody pays them.
    cancel: load,
    verifyWebhook: (rawBody, headers) =>
      verifyPaypalWebhook(call, settings.PAYPAL_WEBHOOK_ID, rawBody, headers),
  };
  return answeringPayments(port, whyNoAnswer);
}

function whyNoAnswer(error: unknown) {
  if (error instanceof PaypalUnreachable) return 'unavailable';
  if (!(error instanceof PaypalError)) return undefined;
  return error.status >= 500 || error.status === 429 ? 'unavailable' : 'refused';
}

function orderPath(id: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(id)}`;
}

async function capture(call: PaypalCall, id: string, requestId: string): Promise<Capture> {
  try {
    await call('POST', `${orderPath(id)}/capture`, { requestId });
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    const [reason] = error.issues;
    if (!error.has('ORDER_ALREADY_CAPTURED')) {
      if (!reason || error.status >= 500) throw error;
      return { captured: false, ...reason };
    }
  }
  const payment = toPayment(await call<PaypalOrder>('GET', orderPath(id)));
  if (payment.status === 'succeeded' || payment.status === 'processing') {
    return { captured: true, payment };
  }
  return {
    captured: false,
    issue: 'INSTRUMENT_DECLINED',
    description: 'The payment was declined.',
  };
}
