import type { Browser, Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { chooseOption } from '../support/choose-option.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';

async function open(page: Page, path: string, heading: string): Promise<void> {
  await signInAs(page, owner);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('9. somebody is invited, joins, becomes an admin and is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/admin/team', 'Members');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite somebody' });
  await inviting.getByLabel('Email addresses').fill('nora@visitor.test');
  await expectAccessible(page);
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  // There is no mail server here: the link is handed on.
  const link = await inviting.getByText('/confirm-invite?token=').innerText();
  await inviting.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL });
  const nora = await context.newPage();
  await nora.goto(new URL(link).pathname + new URL(link).search);
  await expect(nora.getByRole('heading', { level: 1, name: /^Join / })).toBeVisible();
  await expectAccessible(nora);
  await nora.getByLabel('Your name').fill('Nora Haddad');
  await nora.getByLabel('Password', { exact: true }).fill('kettle umbrella north');
  await nora.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(nora.getByRole('heading', { level: 1, name: /^Welcome to / })).toBeFocused();
  await nora.getByRole('link', { name: 'Go on' }).click();
  // The day's page leads somebody new on to the first steps.
  await expect(nora.getByRole('heading', { level: 1, name: 'Welcome, Nora' })).toBeVisible();
  await nora.goto('/team-pages');
  await expect(nora.getByRole('heading', { level: 1, name: 'Team pages' })).toBeVisible();
  await expectAccessible(nora);

  await page.reload();
  await page.getByRole('link', { name: /Nora Haddad/ }).click();
  const member = page.getByRole('dialog', { name: 'Nora Haddad' });
  await expectAccessible(page);
  await member.getByRole('button', { name: 'Make admin' }).click();
  await expect(member.getByRole('button', { name: 'Take the admin role' })).toBeVisible();
  await member.getByRole('button', { name: 'Remove…' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove Nora Haddad' });
  await expect(removal.getByText('No coming appointments.')).toBeVisible();
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Remove Nora Haddad' }).click();
  await expect(removal).toBeHidden();
  await expect(page.getByText('nora@visitor.test')).toBeHidden();
  await nora.goto('/team-pages');
  await expect(nora).toHaveURL(/\/login/);
  await context.close();
});

test('several are invited at once: each is seen as understood, and all or none are', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await open(page, '/admin/team', 'Members');
  await page.locator('header').getByRole('button', { name: 'Invite' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite somebody' });
  const field = inviting.getByLabel('Email addresses');
  await field.fill(
    'Nora Haddad <Nora@visitor.test>; otto@visitor, vera@visitor.test\nada@demo.test ',
  );
  const understood = inviting.getByRole('list', { name: 'Who is invited' }).getByRole('listitem');
  const all = ['nora@visitor.test', 'otto@visitor', 'vera@visitor.test', owner];
  await expect(understood).toHaveText(all);
  await expect(inviting.getByRole('status')).toHaveText('4 addresses');
  await inviting.getByRole('button', { name: 'Send 3 invitations' }).click();
  await expect(field).toHaveAccessibleDescription(/Not an email address: otto@visitor/);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await inviting.getByRole('button', { name: 'Leave it out' }).click();
  await expect(field).toBeFocused();
  await inviting.getByRole('button', { name: 'Send 3 invitations' }).click();
  await expect(field).toHaveAccessibleDescription(/Already a member: ada@demo\.test\./);
  const invited = page.getByRole('region', { name: 'Invited' }).getByRole('listitem');
  await expect(invited.filter({ hasText: 'visitor.test' })).toHaveCount(0);
  await inviting.getByRole('button', { name: 'Leave it out' }).click();
  await inviting.getByRole('button', { name: 'Send 2 invitations' }).click();
  // There is no mail server here: the links are handed on.
  await expect(
    inviting.getByRole('button', { name: 'Invitation link for vera@visitor.test' }),
  ).toBeVisible();
  await expectAccessible(page);
  await inviting.getByRole('button', { name: 'Done' }).click();
  await expect(invited.filter({ hasText: 'visitor.test' })).toHaveCount(2);

  await page.locator('header').getByRole('button', { name: 'Invite' }).click();
  await field.fill('vera@visitor.test');
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  await expect(field).toHaveAccessibleDescription(/Already invited: vera@visitor\.test\./);
});

/** A new member, signed in in a browser of their own. */
async function joined(page: Page, browser: Browser, baseURL: string | undefined, name: string) {
  const email = `${name.split(' ')[0]}@colleague.test`.toLowerCase();
  const origin = new URL(page.url()).origin;
  const body = { email, role: 'member', teamIds: [] };
  const invited = await page.request.post('/api/company/invite', {
    data: body,
    headers: { origin },
  });
  const { link } = await invited.json();
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  const own = await context.newPage();
  await own.goto(new URL(link).pathname + new URL(link).search);
  await own.getByLabel('Your name').fill(name);
  await own.getByLabel('Password', { exact: true }).fill('kettle umbrella north');
  await own.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(own.getByRole('heading', { level: 1, name: /^Welcome to / })).toBeVisible();
  return own;
}

test('9. a member leaves by themselves; who owns the company alone reads why they cannot', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/admin/team', 'Members');
  const otto = await joined(page, browser, baseURL, 'Otto Lind');
  await otto.goto('/profile');
  await otto.getByRole('button', { name: 'Leave…' }).click();
  const leaving = otto.getByRole('dialog', { name: /^Leave / });
  await expect(leaving.getByText('No coming appointments.')).toBeVisible();
  await expectAccessible(otto);
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(otto).toHaveURL(/\/$/);
  await otto.goto('/profile');
  await expect(otto).toHaveURL(/\/login/);
  await otto.context().close();
  await page.reload();
  await expect(page.getByRole('link', { name: /Grace/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Otto Lind/ })).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Leave…' }).click();
  const staying = page.getByRole('dialog', { name: /^Leave / });
  await expect(staying.getByText('You are the only owner')).toBeVisible();
  await expectAccessible(page);
  await staying.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
});

test('9. appointments that a colleague has no time for are counted, and nothing happens unless it was said', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await open(page, '/admin/team', 'Members');
  const vera = await joined(page, browser, baseURL, 'Vera Holm');
  const today = new Date();
  const inDays = (days: number) =>
    new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const away = await vera.request.post('/api/out-of-office', {
    data: {
      firstDate: inDays(0),
      lastDate: inDays(300),
      reason: 'travel',
      note: '',
      delegateHostId: null,
      appointments: 'leave',
    },
    headers: { origin: new URL(vera.url()).origin },
  });
  expect(away.ok()).toBe(true);
  await page.reload();
  await page.getByRole('link', { name: /Grace/ }).click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  const removal = page.getByRole('dialog', { name: /^Remove Grace/ });
  await chooseOption(removal.getByLabel('Who takes them over?').first(), 'Vera Holm');
  await expect(removal.getByText(/^Vera Holm has no time for \d+ of them:$/)).toBeVisible();
  await expect(removal.getByRole('radio', { name: /^Change nothing/ })).toBeChecked();
  await expectAccessible(page);
  await removal.getByRole('button', { name: /^Remove Grace/ }).click();
  await expect(removal.getByRole('alert')).toHaveText(
    'The colleague is not free at all of these times.',
  );
  await removal.getByRole('radio', { name: /^Cancel (it|them): \d+/ }).check();
  await removal.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await vera.goto('/profile');
  await vera.getByRole('button', { name: 'Leave…' }).click();
  await vera.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(vera).toHaveURL(/\/$/);
  await vera.context().close();
});

test('9. who is signed out reads on the page of invitations how they come', async ({ page }) => {
  await page.goto('/invite');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
});

test('9. a team is made, gets a member and another address, and is deleted', async ({ page }) => {
  await open(page, '/admin/teams', 'Teams');
  await expectAccessible(page);
  await page.locator('header').getByRole('button', { name: 'New team' }).click();
  const dialog = page.getByRole('dialog', { name: 'New team' });
  await dialog.getByLabel('Name').fill('Night shift');
  await expect(dialog.getByLabel('Address of its page')).toHaveValue('night-shift');
  await dialog.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Add a member').selectOption({ index: 1 });
  await page
    .getByLabel(/^Weight of/)
    .last()
    .fill('50');
  await page.getByLabel('Address of its page').fill('late-shift');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(/^Weight of/)).toHaveCount(2);
  await expect(page.getByLabel(/^Weight of/).last()).toHaveValue('50');
  const old = await page.request.get('/api/booking/team/night-shift');
  expect(old.ok()).toBe(true);
  await page.getByRole('button', { name: 'Delete team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete team' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'New team' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Night shift/ })).toBeHidden();
});

test('9. the company at a glance leads to what needs attention', async ({ page }) => {
  await open(page, '/admin', 'At a glance');
  await expect(page.getByRole('heading', { name: 'Ten weeks of appointments' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'At a glance' })).toBeVisible();
});

test('9. the company is renamed after it was said where its name stands', async ({ page }) => {
  await open(page, '/admin/general', 'General');
  const rename = async (name: string) => {
    await page.getByRole('button', { name: 'Rename…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update company name' });
    await expect(dialog.getByText('Invoices and billing information')).toBeVisible();
    await expectAccessible(page);
    const field = dialog.getByLabel('Name');
    const was = await field.inputValue();
    await field.fill(name);
    await dialog.getByRole('button', { name: 'Update company name' }).click();
    await expect(dialog).toBeHidden();
    return was;
  };
  const was = await rename('Demo & Daughters');
  await expect(page.getByText('Demo & Daughters').first()).toBeVisible();
  await rename(was);
});

test('9. a room is added and taken out of use', async ({ page }) => {
  await open(page, '/admin/general', 'General');
  await page.getByRole('button', { name: 'Add resource' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Blue room');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Blue room/ }).click();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'In use' }).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Blue room (Out of use)')).toBeVisible();
  await page.getByRole('button', { name: /^Blue room/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Blue room/ })).toBeHidden();
});
