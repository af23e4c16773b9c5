import { expect, test } from 'vitest';
import { integrations } from '#server/outside/integrations/registry.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { aLogin, signInAs } from '#tests/support/logins.ts';

describeApi('the list of integrations', (api) => {
  const list = async () => {
    const owner = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    return (await owner.GET('/integrations')).data?.integrations;
  };

  test('names every one of the registry, and what this server lacks for it', async () => {
    const listed = await list();
    expect(listed?.map(({ id }) => id)).toEqual(Object.keys(integrations));
    expect(listed?.find(({ id }) => id === 'stripe')).toEqual({
      id: 'stripe',
      name: 'Stripe',
      kinds: ['payment'],
      isConfigured: false,
      missing: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      webhookUrl: `${ORIGIN}/api/webhooks/stripe`,
      returnUrls: [],
    });
  });

  test('20.3 names to admins what this server lacks, to members only what they can connect', async () => {
    const owner = await aHost(api.db, { role: 'owner' });
    const members = await aHost(api.db, { role: 'member' }, owner);
    const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, owner));
    expect(await refusedWith(api.client.GET('/integrations'))).toBe('401 unauthorized');
    expect((await admin.GET('/integrations')).data?.integrations).not.toEqual([]);
    const cookie = await api.openSession(await aLogin(api.db, members, DEMO_PASSWORD));
    const member = api.clientOf(cookie);
    expect((await member.GET('/integrations')).data).toEqual({ integrations: [] });
    const asked = new Request(`${ORIGIN}/api/integrations`, { headers: { cookie } });
    const reply = await api.answerWith({ configured: new Set(['google', 'stripe']) })(asked);
    expect((await reply.json()).integrations).toMatchObject([
      { id: 'google', missing: [], webhookUrl: null, returnUrls: [] },
    ]);
  });
});
