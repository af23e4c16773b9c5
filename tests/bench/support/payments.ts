import { Client } from 'pg';
import type { StripeStandIn } from '#tests/support/stand-ins/stripe-stand-in.ts';

interface Paid {
  readonly body: object;
  readonly paymentId: string;
}

/** What visitors ask of a server who pay, and Stripe for them. */
export function askFor(url: string, stripe: StripeStandIn, databaseUrl: string) {
  const post = async (path: string, body: string, headers: HeadersInit = {}) => {
    const reply = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const book = (body: object) => post('/booking', JSON.stringify(body));
  const query = async (text: string) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    book,
    /** From now on every meeting type costs something. */
    chargeForAll: () => query(CHARGE_FOR_ALL),
    /** Holds a start and pays for it; nobody has told the server yet. */
    async pay(body: object): Promise<Paid> {
      const { paymentId } = await post('/booking/create-payment-order', JSON.stringify(body));
      stripe.succeed(paymentId);
      return { body, paymentId };
    },
    /** The visitor comes back as Stripe tells of the payment. */
    async arriveTogether({ body, paymentId }: Paid): Promise<void> {
      const webhook = stripe.webhook(paymentId);
      await Promise.all([
        book({ ...body, paymentId }),
        post('/webhooks/stripe', webhook.body, webhook.headers),
      ]);
    },
    async countPaid(): Promise<number> {
      const [row] = await query(COUNT_PAID);
      return row.made;
    },
  };
}

const CHARGE_FOR_ALL = `update meeting_type set settings = jsonb_set(settings, '{payment}',
  '{"enable": true, "provider": "stripe", "price": 50, "currency": "EUR", "suffix": null, "paymentTerms": null}')`;

/** Appointments that were paid, and paid for once: one an order, one an appointment. */
const COUNT_PAID = `select count(distinct a.id)::int as made from payment_order o
  join appointment a on a.company_id = o.company_id and a.meeting_type_id = o.meeting_type_id
    and a.starts_at = to_timestamp(o.start_minute * 60.0) and a.status = 'booked'`;
