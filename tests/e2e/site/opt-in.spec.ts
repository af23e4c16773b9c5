import type { Provisional } from '#site/islands/appointment/provisional-page.tsx';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment, visitor } from './book-appointment.ts';
import { mailedLink } from './mailed-link.ts';
import { anAppointment, aProvisional } from './provisional-reply.ts';

// Spec A §2: double opt-in page. Mail scanners open links: only a click confirms.
test('the visitor confirms by the mailed link, with a click', async ({ page, request, server }) => {
  const { path } = await bookAppointment(server.url, 'en', 'opt-in');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Booking confirmation needed' })).toBeVisible();

  const link = await mailedLink(request, server, { kind: 'attendee-opt-in', path: '/optin' });
  for (const _ of ['opened by a scanner', 'opened by the visitor']) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Confirm your booking' })).toBeVisible();
  }
  await expect(page.getByText('Confirmed by email')).toBeVisible();
  await expect(page.getByText(/The time is held until/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm booking' }).click();

  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(page.getByText(`on its way to ${visitor.email}`)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'See the appointment' }).click();
  await expect(page.getByText(`on its way to ${visitor.email}`)).toBeVisible();
});

test('after booking, the page asks to look into the inbox', async ({ page }) => {
  await page.goto('/optin');
  await expect(page.getByRole('heading', { name: 'Booking confirmation needed' })).toBeVisible();
  await page.goto('/host-confirmation');
  await expect(page.getByRole('heading', { name: 'Host confirmation pending' })).toBeVisible();
});

test('a link that ran out says so, and leads to a new booking', async ({ page }) => {
  await page.route('**/api/booking/provisional-booking?*', (route) =>
    route.fulfill({
      json: aProvisional({
        confirmedBy: 'attendee',
        appointment: { ...anAppointment, state: 'expired', isCancelled: true },
      }),
    }),
  );
  await page.goto('/optin?id=any');
  await expect(page.getByRole('heading', { name: 'This booking has expired' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book another time' })).toHaveAttribute(
    'href',
    '/ada/intro',
  );
});

// The state that follows a click is read out: its heading takes the focus.
for (const [what, state, heading] of [
  ['goes on to the host', 'awaits-host', 'Host confirmation pending'],
  ['came too late', 'expired', 'This booking has expired'],
] as const) {
  test(`a confirmation that ${what} is said aloud`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/410|409/);
    let now: Provisional['appointment']['state'] = 'awaits-attendee';
    await page.route('**/api/booking/provisional-booking?*', (route) =>
      route.fulfill({
        json: aProvisional({
          confirmedBy: 'attendee',
          appointment: { ...anAppointment, state: now },
        }),
      }),
    );
    await page.route('**/api/booking/confirm-provisional-booking?*', (route) => {
      now = state;
      return state === 'awaits-host'
        ? route.fulfill({ json: { appointmentId: 'a', state, secret: 's' } })
        : route.fulfill({ status: 410, json: { error: 'provisional-expired', message: 'x' } });
    });
    await page.goto('/optin?id=any');
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  });
}

test('a made-up link is not valid', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/403|400/);
  for (const path of ['/optin?id=x', '/host-confirmation?id=x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  }
});

test.describe('the host', () => {
  test.beforeEach(({ page }) =>
    page.route('**/api/booking/provisional-booking?*', (route) =>
      route.fulfill({ json: aProvisional() }),
    ),
  );

  test('sees who asks for what, and confirms', async ({ page }) => {
    await page.route('**/api/booking/confirm-provisional-booking?id=any', (route) =>
      route.fulfill({ json: { appointmentId: 'a', state: 'confirmed', secret: null } }),
    );
    await page.goto('/host-confirmation?id=any');
    await expect(page.getByRole('heading', { name: 'Confirm this booking?' })).toBeVisible();
    for (const text of ['Marie Curie', 'marie@example.com', 'About radium.', '2–10']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeFocused();
    await expectAccessible(page);
  });

  test('declines, with a reason', async ({ page }) => {
    const declined = page.waitForRequest('**/api/booking/decline-provisional-booking');
    await page.route('**/api/booking/decline-provisional-booking', (route) =>
      route.fulfill({ json: { appointmentId: 'a' } }),
    );
    await page.goto('/host-confirmation?id=any&decline=true');
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByLabel('Reason').fill('I am away that day.');
    await page.getByRole('button', { name: 'Decline booking' }).click();
    await expect(page.getByRole('heading', { name: 'Booking declined' })).toBeFocused();
    expect((await declined).postDataJSON()).toEqual({ id: 'any', reason: 'I am away that day.' });
  });
});
