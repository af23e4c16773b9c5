import type { Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { startIdentityProvider } from '#tests/support/stand-ins/identity-provider.ts';
import { accountButton } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';
import { signIn } from './sign-in.ts';

/** A server with a stand-in in the place of Google. */
async function startBoth(page: Page) {
  const google = await startIdentityProvider();
  const server = await runWorld({
    environment: {
      GOOGLE_CLIENT_ID: 'client of google',
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_API_BASE: google.url,
    },
  });
  return {
    google,
    server,
    stop: async () => {
      await leaveServer(page);
      await server.stop();
      await google.stop();
    },
  };
}

test('9. a host signs in with Google; what is not set up is not offered', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const { google, server, stop } = await startBoth(page);
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
    await expect(accountButton(page)).toBeVisible();
  } finally {
    await stop();
  }
});

test('9. somebody signs up with Google, and their only way in stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { google, server, stop } = await startBoth(page);
  try {
    google.signInAs({
      ...{ sub: 'noor', email: 'noor@visitor.test', email_verified: true },
      name: 'Noor Haddad',
    });
    await page.goto(`${server.url}/signup`);
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/onboarding/);
    await page.goto(`${server.url}/profile`);
    await expect(page.getByLabel('First name')).toHaveValue('Noor');
    await expect(page.getByText('You have no password yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(
      page.getByText('This is your only way in. Choose a password first.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Email me a link to choose one' }).click();
    await expect(page.getByText('We have written to noor@visitor.test.')).toBeVisible();
  } finally {
    await stop();
  }
});

test('9. an account elsewhere is linked with the password, and unlinked', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  const { google, server, stop } = await startBoth(page);
  try {
    await page.goto(`${server.url}/login?next=/profile`);
    await signIn(page, 'ada@demo.test', demoPassword);
    google.signInAs({ sub: 'ada at home', email: 'private@visitor.test', email_verified: false });
    await page.getByRole('button', { name: 'Link Google' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link Google' });
    await dialog.getByLabel('Your password').fill('not it');
    await dialog.getByRole('button', { name: 'Continue to Google' }).click();
    await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(
      'This password is not right.',
    );
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Continue to Google' }).click();
    await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(page.getByRole('button', { name: 'Link Google', exact: true })).toBeVisible();
  } finally {
    await stop();
  }
});

test('20.3 a member links an account at /integrations and is back there; its code is in no address', async ({
  page,
}) => {
  const { google, server, stop } = await startBoth(page);
  const told: string[] = [];
  try {
    await page.goto(`${server.url}/login?next=/integrations`);
    await signIn(page, 'linus@demo.test', demoPassword);
    const own = page.getByRole('region', { name: 'Your accounts' });
    await own.getByRole('button', { name: 'Link Google' }).click();
    google.signInAs({ sub: 'linus at home', email: 'linus@home.test', email_verified: true });
    const dialog = page.getByRole('dialog', { name: 'Link Google' });
    await dialog.getByLabel('Your password').fill(demoPassword);
    await page.route('**/api/auth/return', async (route) => {
      told.push(page.url());
      await route.continue();
    });
    page.on('request', (request) => told.push(request.headers().referer ?? ''));
    await dialog.getByRole('button', { name: 'Continue to Google' }).click();
    await expect(own.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/integrations');
    expect(told).toContain(`${server.url}/oauth-redirect`);
    expect(told.filter((address) => /[?&](code|state)=/.test(address))).toEqual([]);
  } finally {
    await stop();
  }
});
