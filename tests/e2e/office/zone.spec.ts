import type { Page } from 'playwright/test';
import { bookAppointment } from '../site/book-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

/** Ada’s profile says Berlin; she is in New York. */
test.use({ timezoneId: 'America/New_York' });

const timeIn = (iso: string, timeZone: string) =>
  new Date(iso).toLocaleTimeString('sv', { timeZone, timeStyle: 'short' });
const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
const note = (page: Page) => page.getByRole('link', { name: /^Times in / });

test('20.8 the office tells the times of the profile, and in its head what time it is here', async ({
  page,
  server,
}) => {
  const { startIso } = await bookAppointment(server.url, 'en', 'ask');
  await signInAs(page, 'ada@demo.test', '/dashboard');
  await expect(note(page)).toHaveText(
    /^Times in Berlin \(\d\d:\d\d\), here in New York it is \d\d:\d\d$/,
  );
  const request = page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: timeIn(startIso, 'Europe/Berlin') });
  await expect(request.getByRole('button', { name: /^Confirm/ }).first()).toBeVisible();
  await expect(request.first()).not.toContainText(timeIn(startIso, 'America/New_York'));
  await expectAccessible(page);
  await page.goto(`/calendar?view=day&date=${dateOf(startIso)}`);
  await expect(
    page.getByRole('button', {
      name: new RegExp(`^Marie Curie\\D*${timeIn(startIso, 'Europe/Berlin')} `),
    }),
  ).toBeVisible();
  // The hours of here stand beside, until somebody wants none.
  const here = page.getByText(/^GMT-[45]$/);
  await expect(here).toBeVisible();
  await page.getByRole('combobox', { name: 'Second time zone' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await expect(here).toBeHidden();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Appointments by day and hour' })).toBeVisible();
  await expect(here).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('20.8 what is typed as a time is one of the profile’s zone', async ({ page }) => {
  await signInAs(page, 'ada@demo.test', '/meeting-types');
  await page.getByRole('button', { name: 'Actions: Intro call' }).click();
  await page.getByRole('menuitem', { name: 'Publish from a date…' }).click();
  const saved = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/meeting-type/states'),
  );
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="datetime-local"]').fill('2032-01-07T09:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await saved).postDataJSON()).toMatchObject({
    to: { state: 'pending', publishFrom: '2032-01-07T08:00:00.000Z' },
  });
  // The filter's choice reads so as well.
  const opens = page.getByRole('main').getByRole('link', { name: /Opens / });
  await expect(opens).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(opens).toBeHidden();
});

test('20.8 weeks begin on the day that the profile says', async ({ page }) => {
  await signInAs(page, 'linus@demo.test', '/profile');
  await page.getByLabel('Week starts on').selectOption('Saturday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible();
  await page.goto('/calendar?view=week');
  await expect(page.getByRole('group', { name: /^Saturday, .*Linus/ })).toHaveAttribute(
    'data-column',
    '0',
  );
  await page.goto('/profile');
  await page.getByLabel('Week starts on').selectOption('Usual where I am');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible();
  await page.goto('/calendar?view=week');
  await expect(page.getByRole('group', { name: /^Sunday, .*Linus/ })).toHaveAttribute(
    'data-column',
    '0',
  );
});
