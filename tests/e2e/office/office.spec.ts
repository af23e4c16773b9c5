import { bookAppointment } from '../site/book-appointment.ts';
import { signIn, signInAs } from '../site/sign-in.ts';
import { accountButton, openAccount } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { untilMailed } from './kept-mails.ts';

const owner = 'ada@demo.test';

test('the palette opens by its key, finds by name, goes there and closes by Escape', async ({
  page,
}) => {
  await signInAs(page, owner, '/admin/emails');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const field = palette.getByRole('combobox', { name: 'Where to?' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('my booking');
  await expect(palette.getByRole('option')).toHaveText(['My booking page']);
  await field.fill('nowhere at all');
  await expect(palette.getByText('Nothing is called that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('general');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('General');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveTitle('General · Kalends');

  // What was run last stands first.
  await page.keyboard.press('Control+k');
  const recent = palette.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText(['General']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('General');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Go to/ }).click();
  await palette.getByRole('option', { name: 'My booking page' }).click();
  await expect(page).toHaveURL(/\/ada$/);
});

test('9. by keyboard alone the palette finds a visitor, a colleague and what can be done', async ({
  page,
  server,
}) => {
  await bookAppointment(server.url);
  await signInAs(page, owner, '/dashboard');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox', { name: 'Where to?' })).toBeFocused();
  };
  await open();
  await page.keyboard.type('marie');
  const appointments = palette.getByRole('group', { name: 'Appointments' });
  await expect(appointments.getByRole('option').first()).toContainText('Marie Curie');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(calendar|appointments)/);

  await open();
  await page.keyboard.type('grace');
  await expect(
    palette.getByRole('group', { name: 'People' }).getByRole('option', { selected: true }),
  ).toHaveText('Grace Okafor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calendar\?.*hosts=/);

  await open();
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  const menu = await openAccount(page);
  await expect(menu.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeVisible();
  expect(await scheme()).toBe('dark');
  await menu.getByRole('menuitemradio', { name: 'As the system' }).click();
  await expect.poll(scheme).toBe('');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page);
});

test('a member sees neither the screens of others nor their names', async ({ page, server }) => {
  await page.goto('/login?next=/admin/emails');
  await signIn(page, 'linus@demo.test', server.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for your role');
  await expect(page).toHaveTitle('Not for your role · Kalends');
  const ways = page.getByRole('navigation', { name: 'Screens' });
  await expect(ways.getByRole('link', { name: 'Emails' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'My booking page' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Emails' })).toHaveCount(0);
});

test('whoever is signed out in between signs in and is back where they were', async ({
  page,
  request,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await bookAppointment(server.url);
  await untilMailed(request, 2);
  await signInAs(page, owner, '/admin/emails');
  await page.context().clearCookies();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Payments');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Femails%3Ftopic%3Dpayment$/);
  await signIn(page, owner, server.password);
  await expect(page).toHaveURL(/\/admin\/emails\?topic=payment$/);
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('payment');
});

test('on a phone the bar below leads everywhere, and to the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, owner, '/admin/emails');
  const bar = page.getByRole('navigation', { name: 'Screens' });
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Appointments', 'Calendar']);
  const opener = bar.getByRole('button', { name: 'Account' });
  await opener.click();
  const account = page.getByRole('dialog', { name: 'Ada' });
  await account.getByRole('button', { name: 'Go to…' }).click();
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  const { y, height } = await placeAtRest(account);
  // A sheet from below.
  expect(Math.round(y + height)).toBe(844);
  await expect(account.getByRole('link', { name: 'Emails' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  await account.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('what a screen cannot show it says, and the office around it stands', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/api/mail-log?*', (route) =>
    route.fulfill({ status: 400, json: { error: 'validation-failed', message: 'no' } }),
  );
  consoleErrors.allow(/400/);
  await signInAs(page, owner, '/admin/emails');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await page.unroute('**/api/mail-log?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the office may be framed by nobody', async ({ request, server }) => {
  const answer = await request.get(`${server.url}/admin/emails`);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the office has a sheet of its own, and public pages do not load it', async ({ page }) => {
  const sheets = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/ada/intro');
  const ofVisitors = await sheets();
  await signInAs(page, owner, '/admin/emails');
  const ofOffice = await sheets();
  expect(ofOffice).toHaveLength(1);
  expect(ofVisitors.filter((sheet) => ofOffice.includes(sheet))).toEqual([]);
});
