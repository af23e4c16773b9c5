import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#server/platform/kernel/answer.ts';
import {
  type NewProviderOrder,
  type PaymentProvider,
  UnverifiedWebhook,
  type WebhookEvent,
} from '#server/platform/kernel/payment-provider.ts';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import {
  type Delivery,
  openPaymentPort,
  type PaymentStandIn,
  paymentStandIns,
} from '#tests/support/stand-ins/payment-stand-ins.ts';

const anOrder = (changes: Partial<NewProviderOrder> = {}): NewProviderOrder => ({
  amountCents: 1999,
  currency: 'EUR',
  description: 'Consultation',
  metadata: {
    companyId: randomUUID(),
    paymentOrderId: randomUUID(),
    meetingTypeId: randomUUID(),
    start: '2030-05-21T10:00:00.000Z',
  },
  idempotencyKey: randomUUID(),
  ...changes,
});

/** What every payment provider promises, whoever it is. */
describe.each(PAYMENT_PROVIDERS)('the payment port of %s', (name) => {
  let standIn: PaymentStandIn;
  let port: PaymentProvider;
  beforeAll(async () => {
    standIn = await paymentStandIns[name]();
    port = await openPaymentPort(name, standIn.settings);
  });
  afterEach(() => standIn.breakDown(false));
  afterAll(() => standIn.stop());

  /** What was answered; fails where nothing was. */
  const answerOf = async <Value>(call: Promise<Answer<Value>>): Promise<Value> => {
    const answer = await call;
    if (!answer.answered) throw answer.cause;
    return answer.value;
  };
  const whyOf = async (call: Promise<Answer<unknown>>) => {
    const answer = await call;
    return answer.answered ? 'answered' : answer.why;
  };
  const open = async (order = anOrder()) =>
    (await answerOf(port.createOrder(order))).providerOrderId;
  const pay = async () => {
    const id = await open();
    standIn.pay(id);
    await answerOf(port.capture(id, `capture-${id}`));
    return id;
  };
  const verify = ({ body, headers }: Delivery): Promise<WebhookEvent> =>
    answerOf(port.verifyWebhook(body, new Headers(headers)));
  /** Every call that goes out, for an order that is there. */
  const callAll = (asked: PaymentProvider, id: string): Promise<Answer<unknown>>[] => [
    asked.createOrder(anOrder()),
    asked.loadOrder(id),
    asked.capture(id, randomUUID()),
    asked.refund(id, randomUUID()),
    asked.cancel(id),
  ];

  describe('an order', () => {
    test('says what is to be paid and whose it is', async () => {
      const order = anOrder();
      const payment = await answerOf(port.loadOrder(await open(order)));
      expect({ ...payment, currency: payment.currency.toUpperCase() }).toEqual({
        status: 'requires-action',
        amountCents: 1999,
        currency: 'EUR',
        refundedCents: 0,
        metadata: order.metadata,
      });
    });

    test('is the same for the same key, and another for another', async () => {
      const before = standIn.counts().orders;
      const order = anOrder();
      const id = await open(order);
      expect(await open(order)).toBe(id);
      expect(standIn.counts().orders).toBe(before + 1);
      expect(await open({ ...order, idempotencyKey: randomUUID() })).not.toBe(id);
    });

    test('hands the browser what it pays with, and no secret', async () => {
      const { checkout } = await answerOf(port.createOrder(anOrder()));
      expect(Object.keys(checkout)).not.toEqual([]);
      for (const secret of standIn.secrets) expect(JSON.stringify(checkout)).not.toContain(secret);
    });
  });

  describe('a capture', () => {
    test('takes what was agreed to once, however often it is asked for', async () => {
      const before = standIn.counts().taken;
      const id = await open();
      standIn.pay(id);
      for (const key of ['one', 'one', 'two']) {
        expect(await answerOf(port.capture(id, `${key}-${id}`))).toMatchObject({
          captured: true,
          payment: { status: 'succeeded', amountCents: 1999 },
        });
      }
      expect(standIn.counts().taken).toBe(before + 1);
    });

    test('of what nobody paid takes nothing, and says so', async () => {
      const before = standIn.counts().taken;
      expect(await answerOf(port.capture(await open(), randomUUID()))).toMatchObject({
        captured: false,
      });
      expect(standIn.counts().taken).toBe(before);
    });
  });

  describe('a refund', () => {
    test('gives all back once, whatever its key', async () => {
      const before = standIn.counts().givenBack;
      const id = await pay();
      for (const key of ['one', 'one', 'two']) await answerOf(port.refund(id, `${key}-${id}`));
      expect(standIn.counts().givenBack).toBe(before + 1);
      expect(await answerOf(port.loadOrder(id))).toMatchObject({
        status: 'succeeded',
        refundedCents: 1999,
      });
    });

    test('of what nobody paid is refused', async () => {
      expect(await whyOf(port.refund(await open(), randomUUID()))).toBe('refused');
    });
  });

  describe('cancelling', () => {
    test('leaves an order unpaid, as often as it is asked for', async () => {
      const before = standIn.counts().taken;
      const id = await open();
      for (const { status } of [await answerOf(port.cancel(id)), await answerOf(port.cancel(id))]) {
        expect(['cancelled', 'requires-action']).toContain(status);
      }
      expect(standIn.counts().taken).toBe(before);
    });

    test('comes too late for what is paid, and says so', async () => {
      expect(await answerOf(port.cancel(await pay()))).toMatchObject({ status: 'succeeded' });
    });
  });

  describe('a webhook', () => {
    test('names its order', async () => {
      const id = await pay();
      expect(await verify(standIn.webhooks.paid(id))).toEqual({ providerOrderId: id });
    });

    test('that money went back says how much, by the same fact each time', async () => {
      const id = await pay();
      const delivery = standIn.webhooks.refunded(id);
      const event = await verify(delivery);
      expect(event).toMatchObject({
        providerOrderId: id,
        takenBack: { reason: 'refunded', amountCents: 1999 },
      });
      expect(await verify(delivery)).toEqual(event);
    });

    test('about anything else names none', async () => {
      const event = await verify(standIn.webhooks.other(await pay()));
      expect(event.providerOrderId).toBeUndefined();
    });

    test('that it did not send is unverified: unsigned, changed, stale', async () => {
      const forged = standIn.webhooks.forged(await pay());
      expect(Object.keys(forged)).toEqual(expect.arrayContaining(['unsigned', 'changed', 'stale']));
      const outcomes = Object.entries(forged).map(async ([wrong, delivery]) => [
        wrong,
        await verify(delivery).catch((error: Error) => error.constructor),
      ]);
      const expected = Object.keys(forged).map((wrong) => [wrong, UnverifiedWebhook]);
      expect(await Promise.all(outcomes)).toEqual(expected);
    });
  });

  describe('while the provider is down', () => {
    test('every call says so, and nothing is taken or given back', async () => {
      const id = await pay();
      const before = standIn.counts();
      standIn.breakDown(true);
      const outcomes = await Promise.all(callAll(port, id).map(whyOf));
      for (const why of outcomes) expect(['unavailable', 'refused']).toContain(why);
      expect(standIn.counts()).toEqual(before);
    });

    test('a genuine webhook is never called forged: it would not be sent again', async () => {
      const delivery = standIn.webhooks.paid(await pay());
      standIn.breakDown(true);
      const [outcome] = await Promise.allSettled([verify(delivery)]);
      const reason = outcome.status === 'rejected' ? outcome.reason : undefined;
      expect(reason).not.toBeInstanceOf(UnverifiedWebhook);
    });

    test('and cannot even be reached, every call says that it is unavailable', async () => {
      const gone = await paymentStandIns[name]();
      await gone.stop();
      const away = await openPaymentPort(name, gone.settings);
      const outcomes = await Promise.all(callAll(away, 'gone').map(whyOf));
      expect(outcomes).toEqual(Array(5).fill('unavailable'));
    });

    test('and is switched off halfway, what it took before is found again', async () => {
      const id = await pay();
      standIn.breakDown(true);
      expect(await whyOf(port.capture(id, `capture-${id}`))).not.toBe('answered');
      standIn.breakDown(false);
      const { captured } = await answerOf(port.capture(id, `capture-${id}`));
      expect(captured).toBe(true);
    });
  });
});
