import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { times, turnPage } from './booking-page.ts';

test('Spec A §4, form-first: the form, then a time, confirmed', async ({ page }) => {
  const contacts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/form-first-contact')) contacts.push(request.method());
  });
  await page.goto('/ada/form-first');
  await expect(
    page.getByText('Please fill out the form before choosing your time slot.'),
  ).toBeVisible();
  const notes = page.getByLabel('Anything I should know?');
  await expect(notes).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await page.getByLabel('Email', { exact: true }).fill('marie@example.com');
  await expect.poll(() => contacts).toEqual(['POST']);
  await notes.fill('Radium');
  await expect.poll(() => contacts).toEqual(['POST', 'PATCH']);
  await expectAccessible(page);
  await page.getByLabel('I accept the privacy policy.').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Book your event' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await turnPage(page);
  await times(page).nth(1).click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(page).toHaveURL(/\/appointment\//);
});

test('the details can be changed, and nothing typed is lost', async ({ page }) => {
  await page.goto('/ada/form-first?fullname=Marie%20Curie&email=marie%40example.com');
  await page.getByLabel('Anything I should know?').fill('Radium');
  await page.getByLabel('I accept the privacy policy.').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await times(page).first().click();
  await page.getByRole('button', { name: 'Change your details' }).click();
  await expect(page.getByLabel('Anything I should know?')).toHaveValue('Radium');
});

test('19.18 a time is not confirmed in a second tab once the first has booked', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/ada/form-first?fullname=Marie%20Curie&email=marie%40example.com');
    await tab.getByLabel('I accept the privacy policy.').check();
    await tab.getByRole('button', { name: 'Continue' }).click();
    await turnPage(tab);
    await times(tab).last().click();
    await expect(tab.getByRole('button', { name: 'Confirm' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
  await expect(other.getByText(/^You booked .* in another tab\.$/).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Book another' }).click();
  await expect(times(other).first()).toBeEnabled();
});
