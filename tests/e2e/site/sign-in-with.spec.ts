import { runServer } from '#tests/support/run-server.ts';
import { startIdentityProvider } from '#tests/support/stand-ins/identity-provider.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('9. a host signs in with Google; what is not set up is not offered', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const google = await startIdentityProvider();
  const server = await runServer({
    environment: {
      GOOGLE_CLIENT_ID: 'client of google',
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_API_BASE: google.url,
    },
  });
  try {
    await page.goto(`${server.url}/login?next=/profile`);
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Microsoft|Facebook/ })).toHaveCount(0);
    await expectAccessible(page);
    google.signInAs({ sub: 'nobody', email: 'nobody@visitor.test', email_verified: true });
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeFocused();
    await expect(page.getByText('There is no account for this address yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    google.signInAs({ sub: 'ada', email: 'ada@demo.test', email_verified: true });
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  } finally {
    await server.stop();
    await google.stop();
  }
});
