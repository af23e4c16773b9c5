import type { BrowserContext, Page } from 'playwright/test';
import { openSignedIn } from '../extension/signed-in.ts';
import { bookAppointment, bookSoon, visitor } from '../site/book-appointment.ts';
import { chooseChange } from '../site/change-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const NOT_SENT = 'You are offline, so nothing was sent.';
const LINE = 'You are offline. Changes are possible again once you are back online.';

/** The addresses of what was asked to change from now on. */
function watchChanges(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('response', (response) => {
    if (response.request().method() !== 'GET') sent.push(response.url());
  });
  return sent;
}

/** Whatever waited for the line has left by then: the page has asked anew what it shows. */
async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.request().method() === 'GET');
  await page.context().setOffline(false);
  await page.reload();
  await asked;
}

test('19.10 in the office what was called off offline does not happen once the line is back', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const { appointmentId } = await bookAppointment(server.url);
  await signInAs(page, 'ada@demo.test');
  await page.goto(`/appointments/${appointmentId}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const sent = watchChanges(context);
  await context.setOffline(true);
  await expect(page.getByText(LINE)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NOT_SENT })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(LINE)).toBeHidden();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);
  await comeBack(page);
  await expect(page.getByRole('heading', { name: visitor.fullname, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
});

test('19.10 a dialog that closes ends what it has sent, and the page asks what became of it', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_/);
  const { appointmentId } = await bookAppointment(server.url);
  await signInAs(page, 'ada@demo.test');
  await page.goto(`/appointments/${appointmentId}`);
  // It leaves, and is never answered.
  await page.route('**/api/booking/cancel/*', () => undefined);
  const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  const asked = page.waitForResponse((response) => response.url().includes(appointmentId));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await ended;
  await asked;
  await expect(page.getByText('Called off')).toBeVisible();
});

test('19.10 a visitor who cancels offline is told, and keeps the appointment', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const { path } = await bookAppointment(server.url);
  await page.goto(path);
  await chooseChange(page, 'Cancel');
  await page.getByLabel('Reason').fill('I caught a cold.');
  const sent = watchChanges(context);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('alert')).toContainText(NOT_SENT);
  await expect(page.getByLabel('Reason')).toHaveValue('I caught a cold.');
  await page.getByRole('button', { name: 'Keep my time' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('19.10 the panel of the extension says offline, and sends nothing later', async ({
  extension,
  server,
}) => {
  extension.allow(/ERR_INTERNET_DISCONNECTED/);
  await bookSoon(server.url, 'Offelia');
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Appointments' }).click();
  await popup.getByRole('button', { name: 'More for Intro call, Offelia' }).click();
  await popup.getByRole('menuitem', { name: 'Cancel appointment', exact: true }).click();
  const sent = watchChanges(extension.context);
  await extension.context.setOffline(true);
  await expect(popup.getByText(LINE)).toBeVisible();
  await popup.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(popup.getByRole('status')).toContainText(NOT_SENT);
  await popup.getByRole('button', { name: 'Keep', exact: true }).click();
  await extension.context.setOffline(false);
  await expect(popup.getByText(LINE)).toBeHidden();
  await popup.reload();
  await popup.getByRole('tab', { name: 'Appointments' }).click();
  await expect(popup.getByText('Offelia', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});
