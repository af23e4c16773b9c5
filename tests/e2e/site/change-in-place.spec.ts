import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment, visitor } from './book-appointment.ts';
import { chooseChange, openChange, otherTimes, pickTime } from './change-appointment.ts';

test('11. whose link has the secret cancels in place, and Back closes the step', async ({
  page,
  server,
}) => {
  await openChange(page, server.url, 'Cancel');
  const question = page.getByRole('heading', { name: 'Cancel this appointment?' });
  await expect(question).toBeFocused();
  await expect(page.getByText(`goes to ${visitor.email} and Ada Brandt`)).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.goForward();
  await expect(question).toBeVisible();
  await page.reload();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Keep my time' }).click();
  await expect(question).toHaveCount(0);

  await chooseChange(page, 'Cancel');
  await page.getByLabel('Reason').fill('I caught a cold.');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeFocused();
  await expect(page.getByText('I caught a cold.')).toBeVisible();
  await expect(page).toHaveTitle('Cancelled · Intro call · Kalends');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
  await expect(page.getByText('I caught a cold.')).toBeVisible();
});

test('11. whose link has the secret moves in place, the old time beside the new', async ({
  page,
  server,
}) => {
  await openChange(page, server.url, 'Reschedule');
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeFocused();
  await expect(page.getByText('Not chosen yet')).toBeVisible();
  const chosen = await pickTime(page);
  const aside = page.getByRole('definition');
  await expect(aside.nth(0)).toHaveCSS('text-decoration-line', 'line-through');
  await expect(aside.nth(1)).toContainText(chosen);
  await expectAccessible(page);

  const url = page.url();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeFocused();
  expect(page.url()).toBe(url);
  await expect(page.getByText(`${chosen} – `)).toBeVisible();
  await expect(page).toHaveTitle('Moved · Intro call · Kalends');
  await page.reload();
  await expect(page.getByText('You chose another time.')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('11. times are shown in the zone that the visitor picks', async ({ page, server }) => {
  await openChange(page, server.url, 'Reschedule');
  await pickTime(page);
  await page.getByRole('button', { name: /Europe\/Berlin/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Tokyo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Asia\/Tokyo/ })).toBeFocused();
  await expect(page.getByText('Not chosen yet')).toBeVisible();
  await expect(otherTimes(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep my time' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('11. without a connection the chosen time stays chosen', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await openChange(page, server.url, 'Reschedule');
  await pickTime(page);
  await page.route('**/api/booking/confirm/reschedule', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await page.unroute('**/api/booking/confirm/reschedule');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
});

test('11. what one tab does the other is told', async ({ page, context, server }) => {
  const { path } = await bookAppointment(server.url);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(path);
  await chooseChange(other, 'Cancel');
  await other.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(other.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
  await expect(page).toHaveTitle('Cancelled · Intro call · Kalends');
});
