import type { Locator, Page } from 'playwright/test';
import { runRadicale } from '#tests/support/run-radicale.ts';
import { demoPassword } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { startFeedStandIn } from '#tests/support/stand-ins/feed-stand-in.ts';
import { askRadicale } from '#tests/support/stand-ins/radicale-calendars.ts';
import { signIn } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';

const FEED = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Somebody//EN', 'X-WR-CALNAME:Lectures'],
  ...['BEGIN:VEVENT', 'UID:1@lectures.test', 'DTSTAMP:20300101T000000Z'],
  ...['DTSTART:20300524T120000Z', 'DTEND:20300524T130000Z', 'SUMMARY:Engines'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

const header = (page: Page) =>
  page.locator('header').getByRole('button', { name: 'Connect a calendar' });
const card = (page: Page, name: RegExp): Locator =>
  page
    .getByRole('list', { name: 'Calendars', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** A server that may reach what listens on these ports of this machine, and somebody at its integrations. */
async function openIntegrations(page: Page, ports: readonly (string | number)[]) {
  const server = await runWorld({
    environment: {
      REACHABLE_PRIVATE_HOSTS: ports.map((port) => `127.0.0.1:${port}`).join(','),
    },
  });
  await page.goto(`${server.url}/login?next=/integrations`);
  await signIn(page, 'grace@demo.test', demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  return server;
}

/** The dialog of a service, from the list of them. */
async function choose(page: Page, service: string, title = `Connect ${service}`) {
  await page
    .getByRole('dialog', { name: 'Connect a calendar' })
    .getByRole('button', { name: service })
    .click();
  return page.getByRole('dialog', { name: title, exact: true });
}

async function act(page: Page, at: Locator, action: string): Promise<void> {
  await at.getByRole('button', { name: /^Actions: / }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a feed is connected by its address, chosen, paused and disconnected', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/);
  const feed = await startFeedStandIn();
  const server = await openIntegrations(page, [feed.port]);
  try {
    await expect(page.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'Calendars', exact: true })
      .getByRole('button', { name: 'Connect a calendar' })
      .click();
    await expectAccessible(page);
    const dialog = await choose(page, 'Calendar feed (address)');
    const address = dialog.getByLabel('Feed address');
    await expect(address).toBeFocused();
    await address.fill(feed.address);
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(address).toHaveAccessibleDescription(/There is no calendar at this address\./);
    await expect(address).toBeFocused();
    await expectAccessible(page);

    feed.publish({ content: FEED });
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    const lectures = card(page, /^Calendar feed/);
    await expect(lectures.getByRole('heading')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'is connected' })).toBeVisible();
    await expect(lectures).toContainText('Reads only');
    await expect(lectures).toContainText('Read just now');
    await expect(page).toHaveURL(/\/integrations$/);
    await expectAccessible(page);

    const takesTime = lectures.getByRole('checkbox', { name: 'Lectures' });
    await expect(takesTime).toBeChecked();
    await takesTime.click();
    await expect(takesTime).not.toBeChecked();
    const saved = page.getByRole('status').filter({ hasText: 'takes none of your time' });
    await saved.getByRole('button', { name: 'Undo' }).click();
    await expect(takesTime).toBeChecked();
    const tentative = page.getByRole('checkbox', { name: 'Tentative events take time' });
    await tentative.click();
    await expect(tentative).not.toBeChecked();
    await expect(page.getByText('Tentative events take none of your time.')).toBeVisible();
    await expect(page.getByLabel('Appointments are written into').locator('option')).toHaveCount(1);

    await act(page, lectures, 'Pause');
    await expect(lectures).toContainText('Paused: what is in it takes none of your time.');
    await page.reload();
    await lectures.getByRole('button', { name: 'Go on' }).click();
    await expect(lectures).toContainText('Read');
    await expect(lectures).not.toContainText('Paused');
    await expect(tentative).not.toBeChecked();

    await act(page, lectures, 'Disconnect');
    const asked = page.getByRole('dialog', { name: /^Disconnect Calendar feed/ });
    await expectAccessible(page);
    // Nothing was ever written there.
    await expect(asked.getByRole('radio')).toHaveCount(0);
    await asked.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  } finally {
    await leaveServer(page);
    await server.stop();
    await feed.stop();
  }
});

test('an account is connected after a wrong password, once for two tabs, and again after its password changed', {
  tag: '@radicale',
}, async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/422/);
  const radicale = await runRadicale();
  const calendars = askRadicale(radicale);
  await calendars.makeCalendar('Work', { color: '#63da38' });
  await calendars.makeCalendar('Home');
  const server = await openIntegrations(page, [new URL(radicale.url).port]);
  try {
    await header(page).click();
    const dialog = await choose(page, 'Another CalDAV server', 'Connect CalDAV');
    const password = dialog.getByLabel('App password');
    await dialog.getByLabel('Server address').fill(radicale.url);
    await dialog.getByLabel('User name').fill(radicale.username);
    await password.fill('a wrong one');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(password).toHaveAccessibleDescription(/The calendar server does not let us in\./);
    await expect(password).toBeFocused();
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await expect(dialog.getByLabel('User name')).toHaveValue(radicale.username);
    await password.fill(radicale.password());
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    const account = card(page, /^CalDAV/);
    await expect(account.getByRole('heading')).toBeFocused();
    await expect(account).toContainText('Reads and writes');
    await expect(account.getByRole('checkbox', { name: 'Work' })).toBeChecked();
    await expect(account.getByRole('checkbox', { name: 'Home' })).toBeChecked();
    await expectAccessible(page);
    const into = page.getByLabel('Appointments are written into');
    await into.selectOption({ label: await labelOf(into, 'Home') });
    await expect(page.getByText('Appointments are written into “Home”.')).toBeVisible();

    const other = await context.newPage();
    await other.goto(`${server.url}/integrations?new=1`);
    const again = await choose(other, 'Another CalDAV server', 'Connect CalDAV');
    await again.getByLabel('Server address').fill(radicale.url);
    await again.getByLabel('User name').fill(radicale.username);
    await again.getByLabel('App password').fill(radicale.password());
    await again.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(card(other, /^CalDAV/).getByRole('heading')).toBeFocused();
    await expect(card(other, /^CalDAV/)).toHaveCount(1);
    await leaveServer(other);
    await other.close();

    await radicale.changePassword('another word');
    await account.getByRole('button', { name: /^Look now/ }).click();
    await expect(account).toContainText('It does not let us in any more.');
    await expectAccessible(page);
    await account.getByRole('button', { name: /^Reconnect/ }).click();
    const reconnect = page.getByRole('dialog', { name: /^Reconnect CalDAV/ });
    await reconnect.getByLabel('App password').fill('wrong once more');
    await reconnect.getByRole('button', { name: 'Reconnect' }).click();
    await expect(reconnect.getByLabel('App password')).toHaveAccessibleDescription(
      /The calendar server does not let us in\./,
    );
    await reconnect.getByLabel('App password').fill(radicale.password());
    await reconnect.getByRole('button', { name: 'Reconnect' }).click();
    await expect(account).not.toContainText('It does not let us in any more.');
    await expect(account).toContainText('Read just now');

    await act(page, account, 'Disconnect');
    const asked = page.getByRole('dialog', { name: /^Disconnect CalDAV/ });
    await expect(asked.getByRole('radio', { name: 'They stay there' })).toBeChecked();
    await asked.getByRole('radio', { name: 'They are removed there' }).check();
    await asked.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
  } finally {
    await leaveServer(page);
    await server.stop();
    await radicale.stop();
  }
});

/** What the option that begins so is called in full. */
async function labelOf(select: Locator, start: string): Promise<string> {
  const labels = await select.locator('option').allInnerTexts();
  return labels.find((label) => label.startsWith(start)) ?? start;
}

test('Back leaves the list of services, and asks before what was typed is lost', async ({
  page,
}) => {
  await page.goto('/login?next=/integrations');
  await signIn(page, 'grace@demo.test', demoPassword);
  await header(page).click();
  const services = page.getByRole('dialog', { name: 'Connect a calendar' });
  await expect(services).toContainText('SmartWe');
  await page.goBack();
  await expect(services).toBeHidden();
  await expect(page).toHaveURL(/\/integrations$/);
  await header(page).click();
  const dialog = await choose(page, 'iCloud');
  await expect(dialog.getByRole('link', { name: 'How to get one' })).toHaveAttribute(
    'href',
    /^https:\/\/support\.apple\.com\//,
  );
  await dialog.getByLabel('Email address').fill('ada@icloud.test');
  await dialog.getByRole('button', { name: 'Another service' }).click();
  const nextcloud = await choose(page, 'Nextcloud');
  await expect(nextcloud.getByLabel('User name')).toHaveValue('ada@icloud.test');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(nextcloud.getByLabel('User name')).toHaveValue('ada@icloud.test');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/integrations$/);
});

test('a connection that takes long can be left, and what becomes of it is shown', async ({
  page,
}) => {
  const feed = await startFeedStandIn();
  feed.hang();
  const server = await openIntegrations(page, [feed.port]);
  try {
    await header(page).click();
    const dialog = await choose(page, 'Calendar feed (address)');
    await dialog.getByLabel('Feed address').fill(feed.address);
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('This may take up to 20 seconds.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(header(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
  } finally {
    await leaveServer(page);
    await feed.stop();
    await server.stop();
  }
});

test('an owner sees how everybody’s calendars are, and never whose account they are', async ({
  page,
  browser,
}) => {
  const feed = await startFeedStandIn();
  feed.publish({ content: FEED });
  const server = await openIntegrations(page, [feed.port]);
  const context = await browser.newContext();
  try {
    const login = { email: 'linus@demo.test', password: demoPassword };
    const headers = { origin: server.url };
    const request = context.request;
    await request.post(`${server.url}/api/auth/sign-in/email`, { headers, data: login });
    const data = { provider: 'feed', address: feed.address };
    const made = await request.post(`${server.url}/api/connections`, { headers, data });
    expect(made.ok(), await made.text()).toBe(true);
    await page.reload();
    const all = page.getByRole('region', { name: 'Everybody’s calendars' });
    // Beside Linus’ there is the one that the demo has.
    await expect(all.getByRole('listitem')).toHaveCount(2);
    const ofLinus = all.getByRole('listitem').filter({ hasText: 'Linus' });
    await expect(ofLinus).toContainText('Calendar feed');
    await expect(all).not.toContainText(/Lectures|Ada at home/);
    await expect(page.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await context.close();
    await leaveServer(page);
    await server.stop();
    await feed.stop();
  }
});
