import { expect, test } from 'vitest';
import { listIntegrations } from '#server/listed-integrations/list-integrations.ts';

test('what is set up lacks nothing, and no value of a variable is told', () => {
  const listed = listIntegrations({
    configured: new Set(['stripe']),
    publicUrl: 'https://book.example.com',
  });
  const [first, second] = listed;
  expect(first).toMatchObject({ id: 'stripe', isConfigured: true, missing: [] });
  expect(second).toMatchObject({ id: 'paypal', isConfigured: false });
  expect(second?.missing).toEqual([
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
  ]);
});
