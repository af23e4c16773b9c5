import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test('24. Ada turns a reminder off, makes one in her own words, reads how it looks and ends it', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/workflows');
  const hourBefore = page.getByRole('switch', { name: 'Send: 1 hour before' });
  await expect(hourBefore).toBeChecked();
  await expectAccessible(page);
  await hourBefore.click();
  await expect(hourBefore).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hourBefore).toBeChecked();

  await page.getByRole('link', { name: 'New workflow' }).click();
  await page.getByRole('spinbutton', { name: 'How long' }).fill('2');
  await page.getByRole('checkbox', { name: 'Hosts' }).check();
  const subject = page.getByRole('textbox', { name: /^Subject/ });
  const text = page.getByRole('textbox', { name: /^Text/ });
  await subject.fill('See you {date}');
  await text.fill('Bring {passport}. ');
  await expect(page.getByText('Nothing is known by this name: {passport}')).toBeVisible();
  await text.fill('Bring <b>your</b> passport, ');
  await page.getByRole('button', { name: 'Name of the recipient' }).click();
  await expect(text).toHaveValue('Bring <b>your</b> passport, {name}');
  const mail = page.frameLocator('iframe[title="Preview"]');
  await expect(mail.getByText('Bring <b>your</b> passport, ')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'No more reminders' })).toBeVisible();
  await page.getByRole('button', { name: 'Create workflow' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 days before at 17:00');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(mail.getByText('Erinnerung', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Two days');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two days');
  // Mails are looked at in their own tests: here it is the screen around one.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: '24 hours before' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Two days' })).toBeHidden();
});

test('24. Ada says something once an appointment is cancelled', async ({ page }) => {
  await signInAs(page, 'ada@demo.test', '/workflows');
  await page.getByRole('link', { name: 'New workflow' }).click();
  const moment = page.getByRole('combobox', { name: 'Moment' });
  const count = page.getByRole('spinbutton', { name: 'How long' });
  await moment.selectOption('After it is cancelled');
  await expect(count).toHaveValue('0');
  await expect(moment).toHaveAccessibleDescription(/^With 0 it goes at once/);
  const mail = page.frameLocator('iframe[title="Preview"]');
  await expect(mail.getByText('The appointment will not take place.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Attendee' }).uncheck();
  await page.getByRole('checkbox', { name: 'Guests' }).uncheck();
  const readers = page.getByRole('group', { name: 'Recipients' });
  await expect(readers.getByRole('checkbox', { name: 'Hosts' })).toHaveAccessibleDescription(
    'This field is required',
  );
  await readers.getByRole('checkbox', { name: 'Attendee' }).check();
  const addresses = page.getByRole('textbox', { name: /^Other addresses/ });
  await addresses.fill('Desk@acme.test\ncrm');
  await addresses.blur();
  await expect(addresses).toHaveAccessibleDescription(/^Not an email address: crm/);
  await addresses.fill('Desk@acme.test');
  await expect(addresses).not.toHaveAttribute('aria-invalid');
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Hours');
  await expect(count).toHaveValue('1');
  await page.getByRole('button', { name: 'Create workflow' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('1 hour after the cancellation');
  await count.fill('0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading).toHaveText('Once it is cancelled');
  await expect(addresses).toHaveValue('desk@acme.test');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Once it is cancelled' })).toBeHidden();
});

test('24. a member reads what their company sends by itself', async ({ page }) => {
  await signInAs(page, 'linus@demo.test', '/workflows');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('link', { name: '24 hours before' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Attendee, Guests' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
  await expectAccessible(page);
});
