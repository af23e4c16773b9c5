import type { Page } from 'playwright/test';
import { bookAppointment, visitor } from '../site/book-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { chooseOption } from '../support/choose-option.ts';
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
  await expect(
    page.locator('header').getByRole('button', { name: 'New short link' }),
  ).toBeFocused();
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
  await chooseOption(making.getByLabel('What it books'), 'Intro call · Ada Brandt');
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
  const email = inviting.getByLabel('Email addresses');
  await expect(email).toBeFocused();
  await inviting.getByLabel('Role').selectOption('admin');
  await email.fill(owner);
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  await expect(email).toHaveAccessibleDescription(/Already a member: ada@demo\.test/);
  await expect(email).toBeFocused();
  await expect(inviting.getByLabel('Role')).toHaveValue('admin');
  await expectAccessible(page);
});

/** Where a dialog is opened, by which button, and what it begins with. */
const dialogs: readonly {
  readonly at: string;
  readonly press: string;
  readonly begins: 'field' | 'button';
  readonly with: string;
}[] = [
  { at: '/appointments', press: 'Book for a client', begins: 'field', with: 'Meeting type' },
  { at: '/out-of-office', press: 'Add time away', begins: 'field', with: 'First day' },
  { at: '/admin/teams', press: 'New team', begins: 'field', with: 'Name' },
  { at: '/admin/general', press: 'Rename…', begins: 'field', with: 'Name' },
  { at: '/admin/general', press: 'Add resource', begins: 'field', with: 'Name' },
  { at: '/profile', press: 'Turn on', begins: 'field', with: 'Your password' },
  { at: '/profile', press: 'Leave…', begins: 'button', with: 'Cancel' },
];

async function expectBegin(page: Page, begins: 'field' | 'button', name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const first = begins === 'field' ? dialog.getByLabel(name) : dialog.getByRole('button', { name });
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('10. dialogs begin with their first field, or with what leaves everything as it is', async ({
  page,
}) => {
  await signInAs(page, owner, '/appointments');
  for (const { at, press, begins, with: name } of dialogs) {
    await page.goto(at);
    await page.getByRole('main').getByRole('button', { name: press }).first().click();
    await expectBegin(page, begins, name);
  }
});

test('10. an appointment is moved, given away and cancelled by dialogs that begin harmlessly, and keep what was typed', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/500|failed/i);
  const { appointmentId } = await bookAppointment(server.url);
  await signInAs(page, owner, `/appointments/${appointmentId}`);
  await expect(page.getByRole('heading', { name: visitor.fullname, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await expectBegin(page, 'button', 'Back');
  await page.getByRole('button', { name: 'Give to…' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  const reason = cancel.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await reason.fill('The studio is flooded.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.route('**/api/booking/cancel/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal' } }),
  );
  await cancel.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(cancel.getByRole('alert')).toBeVisible();
  await expect(reason).toHaveValue('The studio is flooded.');
  await expectAccessible(page);
  await page.unroute('**/api/booking/cancel/*');
  await cancel.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(cancel).toBeHidden();
  await expect(page.getByText('The studio is flooded.').first()).toBeVisible();
});
