import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('24. Ada words the confirmation herself, reads how it looks, and takes our words again', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/admin/email-templates');
  for (const side of ['To attendees', 'To guests', 'To hosts']) {
    await expect(page.getByRole('heading', { level: 2, name: side })).toBeVisible();
  }
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Confirmed/ })
    .first()
    .click();

  const subject = page.getByRole('textbox', { name: /^Subject/ });
  const text = page.getByRole('textbox', { name: /^Text/ });
  await expect(page.getByText('Our text is sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Start from our text' }).click();
  await expect(subject).toHaveValue('Confirmed: {meeting} with {host}, {date}');
  await text.fill('Please bring {passport}. ');
  await expect(page.getByText('Nothing is known by this name: {passport}')).toBeVisible();
  await text.fill('Please ring <b>twice</b>, ');
  await page.getByRole('button', { name: 'Name of the recipient' }).click();
  const mail = page.frameLocator('iframe[title="Preview"]');
  await expect(mail.getByText('Please ring <b>twice</b>, ')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Cancel', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(mail.getByText('Bestätigt', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // What was typed and not saved outlives a reload.
  await subject.fill('Bis bald, {name}');
  await page.reload();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(subject).toHaveValue('Bis bald, {name}');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(subject).toHaveValue('');
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await page.getByRole('button', { name: 'Use our text' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Our text is sent.')).toBeVisible();
});

test('24. a member has no texts of emails to change', async ({ page }) => {
  await signInAs(page, 'linus@demo.test', '/admin/email-templates');
  await expect(page.getByRole('heading', { level: 2, name: 'To attendees' })).toHaveCount(0);
});
