import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { otherTimes, pickTime } from './change-appointment.ts';

test('the visitor moves the appointment to another time', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  await expect(otherTimes(page).first()).toBeVisible();
  await expectAccessible(page);
  const chosen = await pickTime(page);
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL(new RegExp(`/appointment/${appointmentId}\\?secret=`));
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
  await expect(page.getByText('You chose another time.')).toBeVisible();
  await expect(page.getByText(`${chosen} – `)).toBeVisible();
  await expect(page).toHaveTitle('Moved · Intro call · Kalends');
});

test('times can be read with twelve hours', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(otherTimes(page).first()).toBeVisible();
  await page.getByRole('tab', { name: '12h' }).click();
  await expect(page.getByRole('button', { name: /^\d{1,2}:\d{2} [AP]M$/ }).first()).toBeVisible();
});

test('a time that was just taken is said to be, and another can be chosen', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.route('**/api/booking/confirm/reschedule', (route) =>
    route.fulfill({ status: 409, json: { error: 'slot-no-longer-available', message: 'x' } }),
  );
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  await pickTime(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(toast).toContainText('Selected time is already booked');

  await page.unroute('**/api/booking/confirm/reschedule');
  await pickTime(page, 1);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
});

test('a reply without its appointment is an error', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.route('**/api/booking/confirm/reschedule', (route) => route.fulfill({ json: {} }));
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  await pickTime(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
});

test('a host without free times leaves the visitor a calm sentence', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.route('**/api/booking-availability?*', (route) =>
    route.fulfill({ json: { dates: [], earliestAvailableDate: null } }),
  );
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(page.getByText('No times available')).toBeVisible();
});
