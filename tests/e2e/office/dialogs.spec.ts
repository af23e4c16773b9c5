import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';

test('10. a dialog begins with its first field, and says beside a field what is wrong with it', async ({
  page,
}) => {
  await signInAs(page, owner, '/booking-links?kind=short');
  await page.locator('header').getByRole('button', { name: 'New short link' }).click();
  const making = page.getByRole('dialog', { name: 'New short link' });
  const target = making.getByLabel('Where it leads');
  await expect(target).toBeFocused();
  await target.fill('');
  await making.getByLabel(/^Name/).focus();
  await page.keyboard.press('Enter');
  await expect(target).toBeFocused();
  await expect(target).toHaveAccessibleDescription(/^This field is required/);
  await expectAccessible(page);
  await target.fill('https://elsewhere.example/');
  await making.getByRole('button', { name: 'Make the link' }).click();
  await expect(target).toHaveAccessibleDescription(/pages of this site alone/);
});

test('10. who has typed into a dialog is asked before Escape loses it; Cancel asks nothing', async ({
  page,
}) => {
  await signInAs(page, owner, '/booking-links?kind=short');
  await page.locator('header').getByRole('button', { name: 'New short link' }).click();
  const making = page.getByRole('dialog', { name: 'New short link' });
  await page.keyboard.press('Escape');
  await expect(making).toBeHidden();
  await page.locator('header').getByRole('button', { name: 'New short link' }).click();
  await making.getByLabel(/^Name/).fill('Newsletter');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(making.getByLabel(/^Name/)).toHaveValue('Newsletter');
  await expect(making.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(making).toBeHidden();
  await page.locator('header').getByRole('button', { name: 'New short link' }).click();
  await making.getByLabel(/^Name/).fill('Newsletter');
  await making.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('10. a dialog whose change is refused stays with what was typed, and says why above its foot', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500|failed/i);
  await signInAs(page, owner, '/booking-links?kind=once');
  await page.route('**/one-time-link/**', (route) => route.abort());
  await page.route('**/meeting-type/booking-link/**', (route) => route.abort());
  await page.locator('header').getByRole('button', { name: 'New one-time link' }).click();
  const making = page.getByRole('dialog', { name: 'New one-time link' });
  await expect(making.getByLabel('What it books')).toBeFocused();
  await making.getByLabel('What it books').selectOption({ label: 'Intro call · Ada Brandt' });
  await making.getByLabel(/^Name/).fill('For Maya');
  await making.getByRole('button', { name: 'Make the link' }).click();
  await expect(making.getByRole('alert')).toBeVisible();
  await expect(making.getByLabel(/^Name/)).toHaveValue('For Maya');
  await expectAccessible(page);
  await page.unroute('**/meeting-type/booking-link/**');
  await making.getByRole('button', { name: 'Make the link' }).click();
  await expect(making).toBeHidden();
  await page.getByRole('button', { name: 'Actions: For Maya' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw…' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
});

test('10. what a dialog asks for and does not get is said there, and asked for again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/failed/i);
  await signInAs(page, owner, '/booking-links?kind=once');
  await page.route('**/meeting-type/all?*', (route) => route.abort());
  await page.locator('header').getByRole('button', { name: 'New one-time link' }).click();
  const making = page.getByRole('dialog', { name: 'New one-time link' });
  await expect(making.getByRole('alert')).toBeVisible();
  await page.unroute('**/meeting-type/all?*');
  await making.getByRole('button', { name: 'Try again' }).click();
  await expect(making.getByLabel('What it books')).toBeFocused();
});

test('10. who belongs already is said beside the address that is invited, and nothing typed is lost', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await signInAs(page, owner, '/admin/team');
  await page.locator('header').getByRole('button', { name: 'Invite' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite somebody' });
  const email = inviting.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await inviting.getByLabel('Role').selectOption('admin');
  await email.fill(owner);
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  await expect(email).toHaveAccessibleDescription(/is a member already/);
  await expect(email).toBeFocused();
  await expect(inviting.getByLabel('Role')).toHaveValue('admin');
  await expectAccessible(page);
});
