import type { Page } from 'playwright/test';
import type { RunningServer } from '#tests/support/run-server.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment, visitor } from './book-appointment.ts';

async function signInAsAda(page: Page, { url, password }: RunningServer): Promise<void> {
  const reply = await page.request.post(`${url}/api/auth/sign-in/email`, {
    headers: { origin: url },
    data: { email: 'ada@demo.test', password },
  });
  expect(reply.ok()).toBe(true);
}

test('11. its host sees who comes and how to reach them, without a party', async ({
  page,
  server,
}) => {
  const { appointmentId } = await bookAppointment(server.url);
  await signInAsAda(page, server);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/appointment/${appointmentId}`);
  await expect(page.getByRole('heading', { level: 1, name: visitor.fullname })).toBeVisible();
  await expect(page.getByText('This is how you see it as its host.')).toBeVisible();
  await expect(page.getByRole('link', { name: visitor.email })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply to Marie Curie' })).toHaveAttribute(
    'href',
    /^mailto:marie%40example\.com\?subject=Intro%20call/,
  );
  await expect(page.getByRole('link', { name: 'All details' })).toHaveAttribute(
    'href',
    `/appointments/${appointmentId}`,
  );
  await expect(page.getByText('No credit card required')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('confetti'))).toEqual([]);
  await expectAccessible(page);
});

test('11. its host cancels it with a reason that the attendee reads', async ({ page, server }) => {
  const { appointmentId, path } = await bookAppointment(server.url);
  await signInAsAda(page, server);
  await page.goto(`/appointment/${appointmentId}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cancel this appointment?' })).toBeFocused();
  await expect(page.getByText('goes to Marie Curie and Ada Brandt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the appointment' }).click();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByLabel('Reason').fill('A burst pipe.');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page).toHaveTitle('Cancelled · Intro call · Kalends');
  await expect(page.getByRole('heading', { level: 1, name: visitor.fullname })).toBeFocused();
  await expect(page.getByText('A burst pipe.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
  // The attendee's link is theirs, also in the host's browser.
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
  await expect(page.getByText('A burst pipe.')).toBeVisible();
});

test('11. its host moves it, and the attendee reads who did', async ({ page, server }) => {
  const { appointmentId, path } = await bookAppointment(server.url);
  await signInAsAda(page, server);
  await page.goto(`/appointment/${appointmentId}`);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const time = page.getByRole('button', { name: /^\d{2}:\d{2}$/ }).first();
  const chosen = (await time.textContent()) ?? '';
  await time.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: visitor.fullname })).toBeFocused();
  await expect(page.getByText(`${chosen} – `).first()).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Ada Brandt chose another time.')).toBeVisible();
});

test('11. a visitor never loads what is for hosts', async ({ page, server }) => {
  const { appointmentId } = await bookAppointment(server.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/appointment/${appointmentId}`);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /hosted|appointment-host|\/api\/appointments/.test(url))).toEqual(
    [],
  );
});
