import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment, visitor } from './book-appointment.ts';
import { mailedLink } from './mailed-link.ts';

test('the visitor has their data erased by a mailed link', async ({
  page,
  request,
  server,
  consoleErrors,
}) => {
  // The secret of the appointment's link is erased too.
  consoleErrors.allow(/403/);
  const { path } = await bookAppointment(server.url);
  await page.goto('/forget-me');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();

  const link = await mailedLink(request, server, { kind: 'forget-link', path: '/forget-me' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Erase your data?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeFocused();

  await page.goto(path);
  await page.getByRole('link', { name: 'See the appointment' }).click();
  await expect(page.getByText('Intro call')).toBeVisible();
  await expect(page.getByText(visitor.email)).toHaveCount(0);
});

test('a link that was used leads to a new one', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/403/);
  await page.goto('/forget-me?token=spent');
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await expect(page.getByText('The link has been used already or has expired.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Have your data erased' })).toBeVisible();
});
