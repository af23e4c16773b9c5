import { expect, test } from 'vitest';
import { listIntegrations } from './list-integrations.ts';

const server = {
  configured: new Set(['stripe', 'google']),
  publicUrl: 'https://book.example.com',
};

test('what is set up lacks nothing, and no value of a variable is told', () => {
  const listed = listIntegrations(server, 'company');
  const [first, second] = listed;
  expect(first).toMatchObject({ id: 'stripe', isConfigured: true, missing: [] });
  expect(second).toMatchObject({ id: 'paypal', isConfigured: false });
  expect(second?.missing).toEqual([
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
  ]);
});

test('20.3 a member hears of what they can connect here themselves, and of no setting', () => {
  expect(listIntegrations(server, 'own')).toEqual([
    {
      ...{
        id: 'google',
        name: 'Google',
        kinds: ['signIn', 'calendar', 'conference'],
        isConfigured: true,
      },
      ...{ missing: [], webhookUrl: null, returnUrls: [] },
    },
  ]);
});
