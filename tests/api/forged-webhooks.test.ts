import { expect, test } from 'vitest';
import { openRateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { describePaying } from '#tests/support/api-payments.ts';
import { at } from '#tests/support/api-slots.ts';

describePaying('webhooks', (api, { offer, order, stripe }) => {
  const forged = { body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } };

  test('7.16 forged ones are held back by their address, a genuine one never', async () => {
    const answer = api.answerWith({}, await openRateLimits(api.db));
    const deliver = (address: string, { body, headers }: { body: string; headers: HeadersInit }) =>
      answer(
        new Request(`${ORIGIN}/api/webhooks/stripe`, {
          method: 'POST',
          body,
          headers: { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': address },
        }),
      );
    const { meetingTypeId } = await offer();
    const { paymentId } = await order({ meetingTypeId, start: at('10:00') });
    const genuine = () => stripe().webhook(paymentId, 'charge.updated');
    const forger = '203.0.113.80';

    // Genuine ones count nothing, however many there are.
    for (let sent = 0; sent < 40; sent += 1) {
      expect((await deliver(forger, genuine())).status).toBe(200);
    }
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await deliver(forger, forged)).status).toBe(400);
    }
    const refused = await deliver(forger, forged);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: 'rate-limited' });

    expect((await deliver(forger, genuine())).status).toBe(200);
    expect((await deliver('203.0.113.81', forged)).status).toBe(400);
  });
});
