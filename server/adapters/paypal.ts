import type {
  Capture,
  Payment,
  PaymentMetadata,
  PaymentProvider,
  PaymentStatus,
  WebhookEvent,
} from '#server/payment/provider.ts';
import { UnverifiedWebhook } from '#server/payment/provider.ts';
import { fromDecimalText, toDecimalText } from '#shared/domain/payment/price.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { createPaypalClient, type PaypalCall, PaypalError } from './paypal-client.ts';

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Where PayPal's API is, for its sandbox or a stand-in. */
  readonly apiBase?: string | undefined;
}

const LIVE_API = 'https://api-m.paypal.com';
/** PayPal's longest description. */
const MAX_DESCRIPTION = 127;

/** The parts of PayPal's order that we read. */
interface Order {
  readonly id: string;
  readonly status: string;
  readonly purchase_units?: readonly {
    readonly custom_id?: string;
    readonly amount?: Money;
    readonly payments?: { readonly captures?: readonly CaptureRow[] };
  }[];
}
interface Money {
  readonly currency_code: string;
  readonly value: string;
}
interface CaptureRow {
  readonly id: string;
  readonly status: string;
  readonly amount?: Money;
}

/** Wallet payments through PayPal's orders (v2). */
export function createPaypalProvider(settings: PaypalSettings): PaymentProvider {
  const call = createPaypalClient({ ...settings, apiBase: settings.apiBase ?? LIVE_API });
  const loadOrder = (id: string) => call<Order>('GET', orderPath(id));
  const load = async (id: string) => toPayment(await loadOrder(id));
  return {
    name: 'paypal',
    publicKey: settings.clientId,
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
      const order = await call<Order>('POST', path, { body, requestId: idempotencyKey });
      return { providerOrderId: order.id };
    },
    loadOrder: load,
    capture: (id, idempotencyKey) => capture(call, id, idempotencyKey),
    async refund(id, idempotencyKey) {
      const taken = captureOf(await loadOrder(id));
      if (!taken) throw new Error(`PayPal order ${id} has no capture to refund`);
      const path = `/v2/payments/captures/${encodeURIComponent(taken.id)}/refund`;
      try {
        await call('POST', path, { requestId: idempotencyKey });
      } catch (error) {
        if (!(error instanceof PaypalError && error.has('CAPTURE_FULLY_REFUNDED'))) throw error;
      }
    },
    // PayPal's orders cannot be cancelled; without our capture nobody pays them.
    cancel: load,
    verifyWebhook: (rawBody, headers) => verify(call, settings.webhookId, rawBody, headers),
  };
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
  const payment = toPayment(await call<Order>('GET', orderPath(id)));
  if (payment.status === 'succeeded' || payment.status === 'processing') {
    return { captured: true, payment };
  }
  return {
    captured: false,
    issue: 'INSTRUMENT_DECLINED',
    description: 'The payment was declined.',
  };
}

function captureOf(order: Order): CaptureRow | undefined {
  return order.purchase_units?.[0]?.payments?.captures?.at(-1);
}

const orderStatuses: Readonly<Record<string, PaymentStatus>> = {
  CREATED: 'requires-action',
  SAVED: 'requires-action',
  PAYER_ACTION_REQUIRED: 'requires-action',
  APPROVED: 'approved',
  VOIDED: 'cancelled',
};

/** An order is COMPLETED whatever became of its capture, so the capture has the last word. */
const captureStatuses: Readonly<Record<string, PaymentStatus>> = {
  COMPLETED: 'succeeded',
  PENDING: 'processing',
  REFUNDED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  DECLINED: 'requires-action',
  FAILED: 'failed',
};

function toPayment(order: Order): Payment {
  const unit = order.purchase_units?.[0];
  const taken = captureOf(order);
  const amount = taken?.amount ?? unit?.amount;
  const status = taken ? captureStatuses[taken.status] : orderStatuses[order.status];
  return {
    status: status ?? 'requires-action',
    amountCents: fromDecimalText(amount?.value ?? '') ?? 0,
    currency: amount?.currency_code ?? '',
    metadata: fromCustomId(unit?.custom_id ?? ''),
  };
}

/** PayPal keeps 127 characters of ours: three ids and a minute are 119. */
function toCustomId({ companyId, paymentOrderId, meetingTypeId, start }: PaymentMetadata): string {
  return [companyId, paymentOrderId, meetingTypeId, fromIso(start)].join('.');
}

function fromCustomId(customId: string): Partial<PaymentMetadata> {
  const [companyId, paymentOrderId, meetingTypeId, startMinute] = customId.split('.');
  if (!companyId || !paymentOrderId || !meetingTypeId || !/^\d{1,9}$/.test(startMinute ?? '')) {
    return {};
  }
  return { companyId, paymentOrderId, meetingTypeId, start: toIso(Number(startMinute)) };
}

const SIGNATURE_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

interface WebhookBody {
  readonly id: string;
  readonly event_type: string;
  readonly resource?: {
    readonly id?: string;
    readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: string } };
  };
}

/** PayPal itself says whether a webhook is its own. */
async function verify(
  call: PaypalCall,
  webhookId: string,
  rawBody: string,
  headers: Headers,
): Promise<WebhookEvent> {
  const event = parseWebhook(rawBody);
  const signature = Object.entries(SIGNATURE_HEADERS).map(([key, header]) => [
    key,
    headers.get(header) ?? '',
  ]);
  if (signature.some(([, value]) => value === '')) throw new UnverifiedWebhook('Not signed');
  const reply = await call<{ verification_status: string }>(
    'POST',
    '/v1/notifications/verify-webhook-signature',
    { body: { ...Object.fromEntries(signature), webhook_id: webhookId, webhook_event: event } },
  );
  if (reply.verification_status !== 'SUCCESS') throw new UnverifiedWebhook('Not signed by PayPal');
  return { eventId: event.id, type: event.event_type, providerOrderId: toOrderId(event) };
}

function parseWebhook(rawBody: string): WebhookBody {
  try {
    const body: Partial<WebhookBody> | null = JSON.parse(rawBody);
    if (typeof body?.id === 'string' && typeof body.event_type === 'string') {
      return body as WebhookBody;
    }
  } catch (error) {
    throw new UnverifiedWebhook('Not JSON', { cause: error });
  }
  throw new UnverifiedWebhook('Not an event');
}

function toOrderId({ event_type, resource }: WebhookBody): string | undefined {
  if (event_type === 'CHECKOUT.ORDER.APPROVED') return resource?.id;
  if (event_type.startsWith('PAYMENT.CAPTURE.')) {
    return resource?.supplementary_data?.related_ids?.order_id;
  }
  return undefined;
}
