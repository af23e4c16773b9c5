import type { Page } from 'playwright/test';
import { demoPassword } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { startGoogleCalendar } from '#tests/support/stand-ins/google-calendar-stand-in.ts';
import { startMicrosoftGraph } from '#tests/support/stand-ins/microsoft-graph-stand-in.ts';
import { signIn } from '../site/sign-in.ts';
import { signOut } from '../support/account-menu.ts';
import { askThere } from '../support/ask-there.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';

/** Those at whose own page hosts let us into their calendars, each with one calendar that is called Home. */
const providers = {
  'Google Calendar': async () => {
    const google = await startGoogleCalendar();
    google.addCalendar({ id: 'home', summary: 'Home', accessRole: 'owner' });
    google.oauth.claim({ sub: 'grace', email: 'grace@home.test' });
    return { ...google, api: google.settings.GOOGLE_CALENDAR_API_BASE };
  },
  'Microsoft 365': async () => {
    const graph = await startMicrosoftGraph();
    graph.addCalendar({ id: 'home', name: 'Home', canEdit: true });
    const tid = '5d3a4a0b-7f0a-4d0b-8a39-0f3f4f5f7a11';
    graph.oauth.claim({ sub: 'grace', email: 'grace@home.test', tid });
    return { ...graph, api: graph.settings.MICROSOFT_CALENDAR_API_BASE };
  },
} as const;
type ProviderName = keyof typeof providers;

/** A server that is set up for a provider, and Grace at her integrations. */
async function startBoth(page: Page, name: ProviderName) {
  const provider = await providers[name]();
  const reached = [provider.oauth.url, provider.api].map((url) => new URL(url).host);
  const server = await runWorld({
    environment: { ...provider.settings, REACHABLE_PRIVATE_HOSTS: reached.join(',') },
  });
  await page.goto(`${server.url}/login?next=/integrations`);
  await signIn(page, 'grace@demo.test', demoPassword);
  await askThere(page, provider.oauth.url, 'May Kalends see your calendars?');
  return {
    provider,
    server,
    stop: async () => {
      await leaveServer(page);
      await server.stop();
      await provider.stop();
    },
  };
}

const card = (page: Page, name: ProviderName) =>
  page
    .getByRole('list', { name: 'Calendars', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${name} grace@home.test` }) });

/** As far as the provider's own question. */
async function setOut(page: Page, name: ProviderName): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Connect a calendar' }).click();
  await choose(page, name);
}

/** The same from the list of what can be connected. */
async function choose(page: Page, name: ProviderName): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Connect a calendar' })
    .getByRole('button', { name })
    .click();
  const dialog = page.getByRole('dialog', { name: `Connect ${name}` });
  await dialog.getByRole('button', { name: `Continue to ${name}` }).click();
  await expect(
    page.getByRole('heading', { name: 'May Kalends see your calendars?' }),
  ).toBeVisible();
}

const allow = (page: Page) => page.getByRole('link', { name: 'Allow' }).click();

for (const name of ['Google Calendar', 'Microsoft 365'] as const) {
  test(`${name} is connected at its own page after a first no, and again once it was taken back there`, async ({
    page,
  }) => {
    const { provider, stop } = await startBoth(page, name);
    try {
      await setOut(page, name);
      await page.getByRole('link', { name: 'Deny' }).click();
      const failed = page.getByRole('heading', { name: 'Nothing was connected' });
      await expect(failed).toBeFocused();
      // Google's page leads back from its meetings, too.
      const said = name === 'Google Calendar' ? 'Google' : name;
      await expect(page.getByText(`${said} did not let us in`)).toBeVisible();
      await expect(page).toHaveURL(/\/(google|outlook)$/);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Connect once more' }).click();
      await choose(page, name);
      await allow(page);

      const connected = card(page, name);
      await expect(connected.getByRole('heading')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'is connected' })).toBeVisible();
      await expect(page).toHaveURL(/\/integrations$/);
      await expect(connected).toContainText('Reads and writes');
      await expect(connected.getByRole('checkbox', { name: 'Home' })).toBeChecked();
      await expectAccessible(page);

      provider.tokens.revoke();
      await connected.getByRole('button', { name: /^Look now/ }).click();
      await expect(connected).toContainText('It does not let us in any more.');
      await connected.getByRole('button', { name: /^Reconnect/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Reconnect / });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: `Continue to ${name}` }).click();
      await allow(page);
      await expect(connected.getByRole('heading')).toBeFocused();
      await expect(connected).toHaveCount(1);
      await expect(connected).toContainText('Read just now');
      await expect(connected).not.toContainText('It does not let us in any more.');
    } finally {
      await stop();
    }
  });
}

test('who has signed out meanwhile is told so at the return, signs in and connects once more', async ({
  page,
  context,
  consoleErrors,
}) => {
  // Who has asked is somebody else by now.
  consoleErrors.allow(/401|403/);
  const { server, stop } = await startBoth(page, 'Google Calendar');
  try {
    await setOut(page, 'Google Calendar');
    const other = await context.newPage();
    await other.goto(`${server.url}/dashboard`);
    await signOut(other);
    await expect(other.getByLabel('Password')).toBeVisible();
    await leaveServer(other);
    await other.close();
    await allow(page);
    await expect(page.getByRole('heading', { name: 'Nothing was connected' })).toBeFocused();
    await expect(page.getByText('you have signed out meanwhile')).toBeVisible();
    await page.getByRole('link', { name: 'Connect once more' }).click();
    await signIn(page, 'grace@demo.test', demoPassword);
    await choose(page, 'Google Calendar');
    await allow(page);
    await expect(card(page, 'Google Calendar').getByRole('heading')).toBeFocused();
  } finally {
    await stop();
  }
});

test('Back from the provider’s page leads to the list again; of two tabs the later one connects', async ({
  page,
  context,
  consoleErrors,
}) => {
  // Who has asked is somebody else by now.
  consoleErrors.allow(/401|403/);
  const { provider, server, stop } = await startBoth(page, 'Google Calendar');
  try {
    await setOut(page, 'Google Calendar');
    await page.goBack();
    await expect(page.getByRole('dialog', { name: /^Connect / })).toBeVisible();
    await page.goto(`${server.url}/integrations`);
    await setOut(page, 'Google Calendar');

    const other = await context.newPage();
    await askThere(other, provider.oauth.url, 'May Kalends see your calendars?');
    await other.goto(`${server.url}/integrations?new=1`);
    await choose(other, 'Google Calendar');
    await allow(page);
    await expect(page.getByText('was begun in another tab')).toBeVisible();
    await allow(other);
    await expect(card(other, 'Google Calendar').getByRole('heading')).toBeFocused();
    // What the address brought was sent once: Back and a reload connect nothing again.
    await other.goBack();
    await other.goto(`${server.url}/google`);
    await expect(other).toHaveURL(/\/integrations$/);
    await expect(card(other, 'Google Calendar')).toHaveCount(1);
    await leaveServer(other);
    await other.close();
  } finally {
    await stop();
  }
});
