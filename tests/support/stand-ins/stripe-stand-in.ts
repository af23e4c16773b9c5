import { createHmac, randomBytes } from 'node:crypto';
import type { StripeSettings } from '#server/outside/integrations/stripe/stripe-settings.ts';
import { type StandInReply, type StandInRequest, startJsonStandIn } from './json-stand-in.ts';

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly metadata: Record<string, string>;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
}

export interface StripeStandIn {
  /** What an adapter needs to talk to it, as the environment has it. */
  readonly settings: Readonly<Record<keyof StripeSettings, string>>;
  readonly counts: {
    readonly intents: number;
    readonly charges: number;
    readonly refunds: number;
    readonly cancelled: number;
  };
  intent(id: string): Intent;
  /** Resolves once so many payments in all have gone back. */
  waitForRefunds(count: number): Promise<void>;
  /** The visitor pays; `changes` let the payment differ from what was asked. */
  succeed(id: string, changes?: Partial<Pick<Intent, 'amount' | 'currency'>>): void;
  process(id: string): void;
  fail(id: string): void;
  /** Refuses calls until told otherwise. */
  breakDown(isBroken: boolean): void;
  /** The webhook as Stripe would send it now. */
  webhook(
    id: string,
    type?: string,
    /** What a refund gave back; all of it unless said. */
    refundedCents?: number,
  ): { readonly body: string; readonly headers: HeadersInit };
  stop(): Promise<void>;
}

/** Stripe as far as we use it: intents, refunds, idempotency keys, signed webhooks. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const intents = new Map<string, Intent>();
  const refunded = new Set<string>();
  const replies = new Map<string, StandInReply>();
  const counts = { intents: 0, charges: 0, refunds: 0, cancelled: 0 };
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  let isBroken = false;
  let events = 0;
  let wentBack = Promise.withResolvers<void>();

  const find = (id: string | undefined) => {
    const intent = intents.get(id ?? '');
    if (!intent) throw new Error(`Stripe has no intent ${id}`);
    return intent;
  };

  const create = (form: URLSearchParams): StandInReply => {
    counts.intents += 1;
    const id = `pi_${randomBytes(8).toString('hex')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
      metadata: readMetadata(form),
      status: 'requires_payment_method',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
    };
    intents.set(id, intent);
    return { body: { ...intent } };
  };

  const cancel = (intent: Intent): StandInReply => {
    if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
      return failure('payment_intent_unexpected_state', `Status is ${intent.status}`);
    }
    counts.cancelled += 1;
    intent.status = 'canceled';
    return { body: intent };
  };

  const refund = (form: URLSearchParams): StandInReply => {
    const { id, status } = find(form.get('payment_intent') ?? '');
    if (refunded.has(id)) return failure('charge_already_refunded', 'Already refunded');
    if (status !== 'succeeded') return failure('resource_missing', 'Nothing was charged');
    refunded.add(id);
    counts.refunds += 1;
    wentBack.resolve();
    wentBack = Promise.withResolvers();
    return { body: { id: `re_${id}`, object: 'refund', status: 'succeeded' } };
  };

  const withCharge = (intent: Intent) => ({
    ...intent,
    latest_charge: refunded.has(intent.id) ? toCharge(intent) : null,
  });

  const answer = ({ method, path, body }: StandInRequest): StandInReply => {
    const form = new URLSearchParams(body);
    const [, id, verb] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/payment_intents') return create(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    if (method === 'POST' && verb === 'cancel') return cancel(find(id));
    if (method === 'GET' && id && intents.has(id)) return { body: withCharge(find(id)) };
    return failure('resource_missing', `No ${method} ${path}`, 404);
  };

  const server = await startJsonStandIn((request) => {
    if (isBroken) return failure('account_invalid', 'Out of order');
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return answer(request);
    // The package sends random keys of its own where it is given none.
    const kept = replies.get(key) ?? answer(request);
    replies.set(key, kept);
    return kept;
  });

  return {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: server.url,
    },
    counts,
    intent: find,
    async waitForRefunds(count) {
      while (counts.refunds < count) await wentBack.promise;
    },
    succeed(id, changes = {}) {
      const intent = Object.assign(find(id), changes);
      if (intent.status === 'canceled') throw new Error('A cancelled intent cannot be paid');
      if (intent.status !== 'succeeded') counts.charges += 1;
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
    },
    process(id) {
      find(id).status = 'processing';
    },
    fail(id) {
      find(id).status = 'requires_payment_method';
    },
    breakDown(broken) {
      isBroken = broken;
    },
    webhook(id, type = 'payment_intent.succeeded', refundedCents) {
      events += 1;
      const object = type.startsWith('charge.') ? toCharge(find(id), refundedCents) : find(id);
      const body = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
      return {
        body,
        headers: { 'stripe-signature': signForStripe(body, webhookSecret, Date.now()) },
      };
    },
    stop: server.stop,
  };
}

/** A charge that was given back, or a dispute of it: both name their intent. */
function toCharge({ id, amount }: Intent, refundedCents = amount) {
  return { id: `ch_${id}`, payment_intent: id, amount, amount_refunded: refundedCents };
}

function readMetadata(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([key, value]) => [/^metadata\[(\w+)\]$/.exec(key)?.[1], value]);
  return Object.fromEntries(entries.filter(([key]) => key !== undefined));
}

function failure(code: string, message: string, status = 400): StandInReply {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}

/** Stripe's scheme: HMAC-SHA256 over `timestamp.body`. Its package asks the real clock. */
export function signForStripe(body: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
