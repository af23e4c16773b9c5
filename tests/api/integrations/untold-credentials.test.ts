import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/kernel/log.ts';
import type { PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '#tests/support/stand-ins/identity-provider.ts';
import { openPaymentPort, paymentStandIns } from '#tests/support/stand-ins/payment-stand-ins.ts';

let identity: IdentityProvider;
beforeAll(async () => {
  identity = await startIdentityProvider();
});
afterAll(() => identity.stop());

describeApi('20.3 what is secret of a connection', (api) => {
  test('20.3 stands in no log line, no reply, no error and no job', async () => {
    const told: string[] = [];
    const log = createLog('debug', { write: (line) => void told.push(line) });
    const secrets = [...identity.secrets];
    const host = await aHost(api.db, { role: 'owner' });
    await aLogin(api.db, host, DEMO_PASSWORD);
    const cookie = await api.cookiesOf(host.email);

    // There and back, with the right answer and with wrong ones, while it answers and while it does not.
    const watched = {
      answerWith: (changed: object) => {
        const answer = api.answerWith({ ...changed, log });
        return async (request: Request) => {
          const reply = await answer(request);
          told.push(await reply.clone().text());
          return reply;
        };
      },
    };
    for (const provider of ['google', 'microsoft', 'facebook'] as const) {
      identity.signInAs({ sub: randomUUID(), email: host.email, email_verified: true });
      await identity.comeBack(watched, { provider });
      await identity.comeBack(watched, { provider, answer: { code: `wrong-${randomUUID()}` } });
      identity.breakDown(true);
      await identity.comeBack(watched, { provider });
      identity.breakDown(false);
    }
    await identity.comeBack(watched, { link: { cookie, password: DEMO_PASSWORD } });
    secrets.push(...identity.given());

    // What takes payments, set up with keys that are wrong, or that nobody answers for.
    for (const name of PAYMENT_PROVIDERS) {
      const standIn = await paymentStandIns[name]();
      secrets.push(...standIn.secrets);
      const port = await openPaymentPort(name, standIn.settings);
      standIn.breakDown(true);
      const broken = await port.loadOrder('none');
      await standIn.stop();
      for (const answer of [broken, await port.loadOrder('none')]) {
        if (!answer.answered) log.error({ err: answer.cause, why: answer.why }, 'provider');
      }
      told.push(await hookOf(name, port));
    }
    const listed = await api.answerWith({ log, configured: new Set(['google', 'stripe']) })(
      new Request(`${ORIGIN}/api/integrations`, { headers: { cookie } }),
    );
    told.push(await listed.text());
    const jobs = await api.db.query<{ data: unknown }>({
      text: 'select data, output from pgboss.job',
    });
    told.push(JSON.stringify(jobs));

    const all = told.join('\n');
    expect(all).toContain('sign-in provider');
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });

  /** What the server answers to a webhook that the provider did not sign. */
  async function hookOf(name: (typeof PAYMENT_PROVIDERS)[number], port: PaymentProvider) {
    const reply = await api.answerWith({ providers: { [name]: port } })(
      new Request(`${ORIGIN}/api/webhooks/${name}`, { method: 'POST', body: '{}' }),
    );
    return reply.text();
  }
});
