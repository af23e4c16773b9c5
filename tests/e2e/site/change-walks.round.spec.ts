import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { chooseChange, openChange, pickTime } from './change-appointment.ts';

/** A line so slow that nothing arrives until the test says so. */
async function holdCalls(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(path, async (route) => {
    calls += 1;
    await promise;
    await route.continue();
  });
  return { letGo: resolve, count: () => calls };
}

test('11. a reason stays where its attendee goes back, comes again, or loads the page anew', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await openChange(page, server.url, 'Cancel');
  const reason = page.getByLabel('Reason');
  await reason.fill('I caught a cold.');
  await page.goBack();
  await expect(reason).toHaveCount(0);
  await page.goForward();
  await expect(reason).toHaveValue('I caught a cold.');
  await page.reload();
  await expect(reason).toHaveValue('I caught a cold.');
  await page.getByRole('button', { name: 'Keep my time' }).click();
  await chooseChange(page, 'Cancel');
  await expect(reason).toHaveValue('I caught a cold.');

  const confirm = '**/api/booking/confirm/cancel/**';
  await page.route(confirm, (route) => route.abort());
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(reason).toHaveValue('I caught a cold.');
  await page.unroute(confirm);
  const held = await holdCalls(page, confirm);
  const cancel = page.getByRole('button', { name: 'Cancel appointment' });
  await cancel.click();
  await expect(cancel).toHaveAttribute('aria-busy', 'true');
  await cancel.click({ force: true });
  held.letGo();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
  expect(held.count()).toBe(1);
  await expect(page.getByText('I caught a cold.')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
});

test('11. a new time stays chosen, in its zone, until it is confirmed', async ({
  page,
  server,
}) => {
  await openChange(page, server.url, 'Reschedule');
  await page.getByRole('button', { name: /Europe\/Berlin/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Lisbon');
  await page.keyboard.press('Enter');
  const chosen = await pickTime(page, 1);
  const next = page.getByRole('definition').nth(1);
  await expect(next).toContainText(chosen);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  for (const leave of [
    () => page.reload(),
    async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
      await page.goForward();
    },
    async () => {
      await page.getByRole('button', { name: 'Keep my time' }).click();
      await chooseChange(page, 'Reschedule');
    },
  ]) {
    await leave();
    await expect(next).toContainText(chosen);
    await expect(page.getByRole('button', { name: /Europe\/Lisbon/ })).toBeVisible();
    await expect(confirm).toBeVisible();
  }
  const held = await holdCalls(page, '**/api/booking/confirm/reschedule');
  await confirm.click();
  await expect(confirm).toBeDisabled();
  held.letGo();
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
  expect(held.count()).toBe(1);
  await chooseChange(page, 'Reschedule');
  await expect(page.getByText('Not chosen yet')).toBeVisible();
});

test('11. a mailed link keeps what was typed as well', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.goto(`/cancel?${new URLSearchParams({ appointmentId, secret })}`);
  await page.getByLabel('Reason').fill('I caught a cold.');
  await page.reload();
  await expect(page.getByLabel('Reason')).toHaveValue('I caught a cold.');
});

test('11. whoever is about to cancel is told what another tab did, and keeps their words', async ({
  page,
  context,
  server,
}) => {
  const { path } = await bookAppointment(server.url);
  await page.goto(path);
  await chooseChange(page, 'Cancel');
  await page.getByLabel('Reason').fill('I caught a cold.');
  const other = await context.newPage();
  await other.goto(path);
  await chooseChange(other, 'Reschedule');
  const chosen = await pickTime(other);
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your appointment' })).toContainText(
    `${chosen} – `,
  );
  await expect(page.getByLabel('Reason')).toHaveValue('I caught a cold.');

  await chooseChange(other, 'Cancel');
  await other.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
});

for (const [change, title] of [
  ['cancel', 'This appointment can no longer be cancelled here'],
  ['reschedule', 'This appointment can no longer be moved here'],
] as const)
  test(`11. a mailed link to ${change} says that it has begun, with its ticket`, async ({
    page,
    server,
  }) => {
    const { appointmentId, secret, startIso } = await bookAppointment(server.url);
    await page.clock.setFixedTime(Date.parse(startIso) + 5 * 60_000);
    await page.goto(`/${change}?${new URLSearchParams({ appointmentId, secret })}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('It has already begun.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your appointment' })).toBeVisible();
  });
