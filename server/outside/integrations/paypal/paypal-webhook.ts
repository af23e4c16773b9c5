import {
  type TakenBack,
  UnverifiedWebhook,
  type WebhookEvent,
} from '#server/platform/kernel/payment-provider.ts';
import { fromDecimalText } from '#shared/domain/payment/price.ts';
import type { PaypalCall } from './paypal-client.ts';
import type { Money } from './paypal-order.ts';

const SIGNATURE_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** The parts of PayPal's events that we read: of orders, captures, refunds and disputes. */
interface WebhookBody {
  readonly id: string;
  readonly event_type: string;
  readonly resource?: {
    readonly id?: string;
    readonly amount?: Money;
    readonly dispute_amount?: Money;
    readonly supplementary_data?: RelatedIds;
    readonly links?: readonly { readonly rel: string; readonly href: string }[];
    readonly disputed_transactions?: readonly { readonly seller_transaction_id?: string }[];
  };
}
interface RelatedIds {
  readonly related_ids?: { readonly order_id?: string };
}

/**
 * What a webhook is about. PayPal itself says whether it is its own.
 * @throws UnverifiedWebhook for what PayPal did not send.
 */
export async function verifyPaypalWebhook(
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
  const providerOrderId = await findOrderId(call, event);
  const takenBack = toTakenBack(event);
  return { providerOrderId, ...(takenBack && { takenBack }) };
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

/** Refunds and disputes name the capture that they are of, which names its order. */
async function findOrderId(
  call: PaypalCall,
  { event_type, resource }: WebhookBody,
): Promise<string | undefined> {
  if (event_type === 'CHECKOUT.ORDER.APPROVED') return resource?.id;
  const isOfCapture = event_type.startsWith('PAYMENT.CAPTURE.');
  if (!isOfCapture && event_type !== 'CUSTOMER.DISPUTE.CREATED') return undefined;
  const orderId = resource?.supplementary_data?.related_ids?.order_id;
  const captureId = isOfCapture
    ? /\/captures\/([\w-]+)$/.exec(
        resource?.links?.find(({ rel }) => rel === 'up')?.href ?? '',
      )?.[1]
    : resource?.disputed_transactions?.[0]?.seller_transaction_id;
  if (orderId !== undefined || captureId === undefined) return orderId;
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`;
  const capture = await call<{ readonly supplementary_data?: RelatedIds }>('GET', path);
  return capture.supplementary_data?.related_ids?.order_id;
}

const takenBackBy: Readonly<Record<string, TakenBack['reason']>> = {
  'PAYMENT.CAPTURE.REFUNDED': 'refunded',
  'PAYMENT.CAPTURE.REVERSED': 'disputed',
  'CUSTOMER.DISPUTE.CREATED': 'disputed',
};

function toTakenBack({ id, event_type, resource }: WebhookBody): TakenBack | undefined {
  const reason = takenBackBy[event_type];
  const amount = resource?.dispute_amount ?? resource?.amount;
  return reason && { factId: id, reason, amountCents: fromDecimalText(amount?.value ?? '') ?? 0 };
}
