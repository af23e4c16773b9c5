import { createHmac, randomBytes } from 'node:crypto';
import type { PaypalSettings } from '#server/outside/integrations/paypal/paypal-settings.ts';
import { type StandInReply, type StandInRequest, startJsonStandIn } from './json-stand-in.ts';

interface Order {
  readonly id: string;
  status: string;
  readonly purchase_units: [
    {
      custom_id: string;
      amount: { currency_code: string; value: string };
      payments?: { captures: { id: string; status: string; amount: object }[] };
    },
  ];
}

export interface PaypalStandIn {
  readonly settings: PaypalSettings;
  readonly counts: {
    readonly orders: number;
    readonly captures: number;
    readonly refunds: number;
    readonly tokens: number;
  };
  order(id: string): Order;
  /** The visitor agrees in PayPal's window. */
  approve(id: string): void;
  /** The next capture is refused, for a reason of PayPal's or of the bank's. */
  refuseNext(issue: string, description: string): void;
  /** Fails at every call until told otherwise. */
  breakDown(isBroken: boolean): void;
  webhook(id: string, type: string): { readonly body: string; readonly headers: HeadersInit };
  stop(): Promise<void>;
}

/** When its webhooks say that they were sent; PayPal itself judges whether that is too long ago. */
const SENT = '2030-05-24T10:00:00Z';

/** PayPal as far as we use it: tokens, orders, captures, refunds, webhook verification. */
export async function startPaypalStandIn(): Promise<PaypalStandIn> {
  const orders = new Map<string, Order>();
  const replies = new Map<string, StandInReply>();
  let nextRefusal: StandInReply | undefined;
  const refunded = new Set<string>();
  const counts = { orders: 0, captures: 0, refunds: 0, tokens: 0 };
  const token = randomBytes(8).toString('hex');
  const key = randomBytes(16);
  const webhookId = 'WH-STAND-IN';
  let events = 0;
  let isBroken = false;

  const find = (id: string | undefined) => {
    const order = orders.get(id ?? '');
    if (!order) throw new Error(`PayPal has no order ${id}`);
    return order;
  };

  const capture = (order: Order): StandInReply => {
    const refused = nextRefusal;
    nextRefusal = undefined;
    if (refused) return refused;
    if (order.status === 'COMPLETED') return refusal('ORDER_ALREADY_CAPTURED', 'Captured before.');
    if (order.status !== 'APPROVED') return refusal('ORDER_NOT_APPROVED', 'Not approved yet.');
    counts.captures += 1;
    const [unit] = order.purchase_units;
    order.status = 'COMPLETED';
    unit.payments = {
      captures: [{ id: `C-${order.id}`, status: 'COMPLETED', amount: unit.amount }],
    };
    return { status: 201, body: order };
  };

  const refund = (captureId: string): StandInReply => {
    if (refunded.has(captureId)) return refusal('CAPTURE_FULLY_REFUNDED', 'Refunded before.');
    refunded.add(captureId);
    counts.refunds += 1;
    const [taken] = find(captureId.slice(2)).purchase_units[0].payments?.captures ?? [];
    if (taken) taken.status = 'REFUNDED';
    return { status: 201, body: { id: `R-${captureId}`, status: 'COMPLETED' } };
  };

  const create = (body: string): StandInReply => {
    counts.orders += 1;
    const { purchase_units } = JSON.parse(body) as Pick<Order, 'purchase_units'>;
    const order = {
      id: randomBytes(8).toString('hex').toUpperCase(),
      status: 'CREATED',
      purchase_units,
    };
    orders.set(order.id, order);
    return { status: 201, body: { ...order } };
  };

  const verify = (body: string): StandInReply => {
    const asked = JSON.parse(body);
    const expected = sign(
      key,
      asked.transmission_id,
      asked.transmission_time,
      webhookId,
      JSON.stringify(asked.webhook_event),
    );
    const isOurs = asked.transmission_sig === expected && asked.webhook_id === webhookId;
    return { body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
  };

  const answer = ({ method, path, body }: StandInRequest): StandInReply => {
    const [, id, verb] = /^\/v2\/checkout\/orders\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const [, captureId] = /^\/v2\/payments\/captures\/([\w-]+)\/refund$/.exec(path) ?? [];
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (method === 'POST' && path === '/v2/checkout/orders') return create(body);
    if (method === 'POST' && captureId) return refund(captureId);
    if (method === 'POST' && verb === 'capture') return capture(find(id));
    if (method === 'GET' && id && orders.has(id)) return { body: find(id) };
    const [, taken] = /^\/v2\/payments\/captures\/C-(\w+)$/.exec(path) ?? [];
    if (method === 'GET' && taken && orders.has(taken)) return { body: related(taken) };
    return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
  };

  const server = await startJsonStandIn((request) => {
    if (isBroken) return { status: 503, body: { name: 'SERVICE_UNAVAILABLE' } };
    if (request.path === '/v1/oauth2/token') {
      counts.tokens += 1;
      return { body: { access_token: token, expires_in: 32_400 } };
    }
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: {} };
    const requestId = request.headers['paypal-request-id'];
    if (typeof requestId !== 'string') return answer(request);
    const kept = replies.get(requestId) ?? answer(request);
    // Only successes are kept: a declined capture can be tried again.
    if ((kept.status ?? 200) < 300) replies.set(requestId, kept);
    return kept;
  });

  return {
    settings: {
      PAYPAL_CLIENT_ID: 'paypal-client',
      PAYPAL_CLIENT_SECRET: 'paypal-secret',
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_API_BASE: server.url,
    },
    counts,
    order: find,
    approve(id) {
      find(id).status = 'APPROVED';
    },
    refuseNext(issue, description) {
      nextRefusal = refusal(issue, description);
    },
    breakDown(broken) {
      isBroken = broken;
    },
    webhook(id, type) {
      events += 1;
      const resource = toResource(id, type, orders.get(id)?.purchase_units[0].amount);
      const body = JSON.stringify({ id: `WH-${events}`, event_type: type, resource });
      const transmissionId = `T-${events}`;
      return {
        body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/cert',
          'paypal-transmission-id': transmissionId,
          'paypal-transmission-time': SENT,
          'paypal-transmission-sig': sign(key, transmissionId, SENT, webhookId, body),
        },
      };
    },
    stop: server.stop,
  };
}

function related(id: string) {
  return { supplementary_data: { related_ids: { order_id: id } } };
}

/** What an event is about: an order, a capture of it, a refund of the capture, a dispute. */
function toResource(id: string, type: string, amount: object | undefined): object {
  if (type.startsWith('CHECKOUT.ORDER')) return { id };
  if (type === 'CUSTOMER.DISPUTE.CREATED') {
    const disputed_transactions = [{ seller_transaction_id: `C-${id}` }];
    return { dispute_id: `PP-${id}`, dispute_amount: amount, disputed_transactions };
  }
  if (type !== 'PAYMENT.CAPTURE.REFUNDED') return { id: `C-${id}`, amount, ...related(id) };
  const up = `https://api-m.paypal.com/v2/payments/captures/C-${id}`;
  return { id: `R-${id}`, amount, links: [{ rel: 'up', href: up }] };
}

function sign(key: Buffer, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('|')).digest('base64');
}

function refusal(issue: string, description: string): StandInReply {
  const details = [{ issue, description }];
  return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', message: description, details } };
}
