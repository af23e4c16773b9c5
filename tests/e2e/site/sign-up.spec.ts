import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { mailedLink } from './mailed-link.ts';

const password = 'kettle umbrella north';

async function fillIn(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
}

/** On the page of the mailed link. */
async function putOnline(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Put my page online' }).click();
}

test('a guest signs up by a mailed link, and their page can be booked', async ({
  page,
  context,
  request,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/signup#zoe%2Bpage%40visitor.test');
  await expect(page.getByLabel('Email')).toHaveValue('zoe+page@visitor.test');
  await expect(page).toHaveURL(`${server.url}/signup`);
  await page.getByLabel('Your name').fill('Zoë Müller');
  const address = page.getByLabel('Address of your page');
  await expect(address).toHaveValue('zoe-mueller');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create my page' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();
  await expect(page.getByText('zoe+page@visitor.test')).toBeVisible();

  await page.goto(await mailedLink(request, server, { kind: 'sign-up-link', path: '/signup' }));
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page.getByText('zoe+page@visitor.test')).toBeVisible();
  await expect(page.getByText('/zoe-mueller')).toBeVisible();
  const secret = page.getByLabel('Password', { exact: true });
  await expect(secret).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('form [autocomplete=username]')).toHaveValue('zoe+page@visitor.test');
  await secret.fill('zoe+page');
  await expect(page.getByText('This works. A longer one is safer.')).toBeVisible();
  await secret.fill(password);
  await expect(page.getByText('A strong password.')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Put my page online' }).click();
  await expect(page.getByRole('heading', { name: 'Your page is live' })).toBeFocused();
  await expect(page).toHaveURL(`${server.url}/signup`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your page is live' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const link = `${server.url}/zoe-mueller`;
  await expect(page.getByLabel('Your booking link')).toHaveValue(link);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.getByRole('link', { name: 'See the emails' }).click();
  await expect(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible();
  await page.goto('/zoe-mueller');
  await page.getByRole('link', { name: /30 minutes/ }).click();
  await expect(page.getByRole('heading', { name: '30 minutes' })).toBeVisible();
});

test('each step is accessible, in light and in dark', async ({ page }) => {
  await page.route('**/api/signup', (route) => route.fulfill({ json: { requested: true } }));
  await page.goto('/signup');
  await fillIn(page, { name: 'Ada', email: 'other-ada@visitor.test' });
  await expect(page.getByText('This address is taken.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Address of your page').fill('ada-two');
  await page.getByRole('button', { name: 'Create my page' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();
  await expectAccessible(page);
});

test('the page of the mailed link is accessible, in light and in dark', async ({ page }) => {
  const asked = { email: 'ada@visitor.test', slug: 'ada-two' };
  const made = { slug: 'ada-two', meetingSlug: '30min' };
  await page.route('**/api/signup/confirm*', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? asked : made }),
  );
  await page.goto('/signup?token=any');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expectAccessible(page);
  await putOnline(page);
  await expect(page.getByRole('heading', { name: 'Your page is live' })).toBeFocused();
  await expectAccessible(page);
});

test('a taken address is told while it is typed, and by the server', async ({ page }) => {
  await page.goto('/signup');
  await fillIn(page, { name: 'Ada', email: 'other-ada@visitor.test' });
  const address = page.getByLabel('Address of your page');
  await expect(address).toHaveValue('ada');
  await expect(page.getByText('This address is taken.')).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('Ada & Co.');
  await expect(address).toHaveValue('ada-co-');
  await address.fill('ada-two');
  await expect(page.getByText('This address is free.')).toBeVisible();
});

test('whoever was slower chooses another address', async ({
  page,
  request,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const slug = 'quick-address';
  const links: string[] = [];
  for (const name of ['first', 'second']) {
    await page.goto('/signup');
    await fillIn(page, { name: 'Quick Address', email: `${name}-quick@visitor.test` });
    await page.getByRole('button', { name: 'Create my page' }).click();
    await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();
    links.push(
      await mailedLink(request, server, {
        kind: 'sign-up-link',
        path: '/signup',
        to: `${name}-quick@visitor.test`,
      }),
    );
  }
  const [first = '', second = ''] = links;
  await page.goto(first);
  await putOnline(page);
  await expect(page.getByLabel('Your booking link')).toHaveValue(`${server.url}/${slug}`);
  await page.goto(second);
  await putOnline(page);
  await expect(page.getByRole('heading', { name: 'Somebody was quicker' })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  const address = page.getByLabel('Address of your page');
  await expect(address).toHaveValue(slug);
  await expect(page.getByText('This address is taken.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put my page online' }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('quick-address-2');
  await page.getByRole('button', { name: 'Put my page online' }).click();
  await expect(page.getByLabel('Your booking link')).toHaveValue(`${server.url}/quick-address-2`);
});

test('a known address is answered alike, and its owner is told by mail', async ({
  page,
  request,
  server,
}) => {
  await page.goto('/signup');
  await fillIn(page, { name: 'Somebody Else', email: 'grace@demo.test' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();
  const link = await mailedLink(request, server, { kind: 'sign-up-known', path: '/login' });
  await page.goto(link);
  await page.getByRole('link', { name: 'Create one' }).click();
  await expect(page.getByRole('heading', { name: 'Create your page' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a spent link leads to a new one', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/403/);
  await page.goto('/signup?token=spent');
  await expect(page.getByText('The link has been used already or has expired.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign up again' }).click();
  await expect(page.getByRole('heading', { name: 'Create your page' })).toBeVisible();
});

test('a link that has made its page leads to signing in', async ({
  page,
  request,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await page.goto('/signup');
  await fillIn(page, { name: 'Otto Once', email: 'otto@visitor.test' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();
  const mail = { kind: 'sign-up-link', path: '/signup', to: 'otto@visitor.test' };
  const link = await mailedLink(request, server, mail);
  await page.goto(link);
  await putOnline(page);
  await expect(page.getByRole('heading', { name: 'Your page is live' })).toBeFocused();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('otto@visitor.test');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Otto' })).toBeVisible();
});

test('the chosen password stays when the server is away', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  const asked = { email: 'ada@visitor.test', slug: 'ada-two' };
  await page.route('**/api/signup/confirm*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: asked }) : route.abort(),
  );
  await page.goto('/signup?token=any');
  await putOnline(page);
  await expect(page.getByRole('alert')).toHaveText(/could not reach the server/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('the form is filled by keyboard alone, and keeps what was typed when the server is away', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const keys: (string | undefined)[] = [];
  let isAway = true;
  await page.route('**/api/signup', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    return isAway ? route.abort() : route.continue();
  });
  await page.goto('/signup');
  await page.getByLabel('Your name').focus();
  for (const text of ['Nia Key', 'nia@visitor.test']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Address of your page')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/could not reach the server/);
  await expect(page.getByLabel('Your name')).toHaveValue('Nia Key');
  isAway = false;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
