import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { comeUnfilled } from './booking-page.ts';

test('the visitor cancels, with a reason, and can book again', async ({ page, server }) => {
  const { appointmentId, secret, path } = await bookAppointment(server.url);
  const link = `/cancel?appointmentId=${appointmentId}&secret=${secret}`;
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Cancel this appointment?' })).toBeVisible();
  await expect(page.getByText('Intro call')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('I caught a cold.');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();

  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeFocused();
  await expect(page.getByText('The appointment has been cancelled.')).toBeVisible();

  for (const again of [link, path]) {
    await page.goto(again);
    await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book another time' }).click();
  await expect(page).toHaveURL(/\/ada\/intro$/);
});

test('once it is cancelled, there is nothing to join', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await comeUnfilled(page);
  await page.route('**/api/appointment/*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), meetingLink: 'https://meet.test/ada' };
    await route.fulfill({ response, json });
  });
  await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}`);
  const join = page.getByRole('link', { name: 'Join the meeting' });
  await expect(join).toBeVisible();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeFocused();
  await expect(join).toHaveCount(0);
});

test('the visitor thinks better of it', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}`);
  await page.getByRole('link', { name: 'Keep my time' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('a cancel link that lost its secret leads to the appointment', async ({ page, server }) => {
  const { appointmentId } = await bookAppointment(server.url);
  await page.goto(`/cancel?appointmentId=${appointmentId}`);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await page.getByRole('link', { name: 'See the appointment' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('8.5 a seat of a group is given up without the others', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  await comeUnfilled(page);
  await page.route('**/api/appointment/*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), seats: { taken: 3, total: 8 } };
    await route.fulfill({ response, json });
  });
  await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(page.getByText('the appointment takes place for the others')).toBeVisible();
  await page.getByRole('button', { name: 'Give up my seat' }).click();
  await expect(page.getByRole('heading', { name: 'Your seat is cancelled' })).toBeFocused();
});

test('8.21 an empty cancel link says that it is not valid, and leads home', async ({ page }) => {
  await page.goto('/cancel');
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
