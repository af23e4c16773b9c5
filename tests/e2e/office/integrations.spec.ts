import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followWay } from '../support/follow-way.ts';
import { expect, test } from '../support/test.ts';

test('the owner reads what the server lacks, and copies the address of a webhook', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'ada@demo.test', '/dashboard');
  await followWay(page, 'Integrations');
  await expect(page).toHaveTitle('Integrations · Kalends');
  const stripe = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Stripe Payments' }),
  });
  await expect(stripe).toContainText('Not set up');
  await expect(stripe).toContainText('STRIPE_WEBHOOK_SECRET');
  await expectAccessible(page);
  await stripe.getByRole('button', { name: 'Copy Stripe' }).click();
  await expect(stripe.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${server.url}/api/webhooks/stripe`);
});

test('20.3 a member reads what is theirs, and nothing of this server', async ({ page }) => {
  await signInAs(page, 'linus@demo.test', '/integrations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrations');
  await expect(page.getByRole('region', { name: 'Your accounts' })).toContainText(
    'Nothing can be linked here yet.',
  );
  await expect(page.getByRole('heading', { name: 'This server' })).toHaveCount(0);
  await expect(page.getByText('STRIPE_SECRET_KEY')).toHaveCount(0);
  await expectAccessible(page);
});
