import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { fillIn, times, turnPage } from './booking-page.ts';
import { otherTimes } from './change-appointment.ts';

test('19.18 where payment is unavailable three ways lead on', async ({ page }) => {
  await page.goto('/ada/paid');
  await expect(page.getByRole('heading', { name: 'Payment is unavailable' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask to be called back' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See what else can be booked' }).click();
  await expect(page).toHaveURL(/\/ada$/);
});

test('19.18 another time is chosen from the week of the one that is booked', async ({
  page,
  server,
}) => {
  const { appointmentId, secret, startIso } = await bookAppointment(server.url);
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(otherTimes(page).first()).toBeVisible();
  const booked = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Berlin' });
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(
    new RegExp(`^${booked.format(new Date(startIso))}\\b`),
  );
});

test('19.18 a booked day that is full is the day that is lit, with its own time', async ({
  page,
  server,
}) => {
  const { appointmentId, secret, startIso } = await bookAppointment(server.url);
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...parts, timeZone: 'Europe/Berlin' }).format(
      new Date(startIso),
    );
  const dates = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });
  const isBookedDay = ({ date }: { readonly date: string }) =>
    date === dates.format(new Date(startIso));
  await page.route('**/api/booking-availability?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const left = body.dates.filter((day: { date: string }) => !isBookedDay(day));
    await route.fulfill({ response, json: { ...body, dates: left } });
  });
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  await expect(page.getByText(`Your appointment is at ${time} on this day.`)).toBeVisible();
  await expect(page.getByText('No times available')).toBeVisible();
  const lit = page.getByRole('gridcell', { selected: true });
  await expect(lit).toHaveText(new RegExp(`^${format({ day: 'numeric' })}\\b`));
  // Lit as a day that is chosen, not grey as one that is full.
  const colours = lit.getByRole('button').evaluate((day) => getComputedStyle(day).backgroundColor);
  expect(await colours).not.toMatch(/rgba\(0, 0, 0, 0\)|transparent/);
  await expect(otherTimes(page)).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Go to / })
    .click();
  await expect(otherTimes(page).first()).toBeVisible();
});

test('19.18 weeks load by themselves once the line is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|503/);
  await page.goto('/ada/intro');
  await expect(times(page).first()).toBeVisible();
  const later = page.getByRole('button', { name: 'Later weeks' });
  const failure = page.getByRole('alert').filter({ hasText: 'Try again' });
  await test.step('a line that was said to be away', async () => {
    await context.setOffline(true);
    await later.click();
    await later.click();
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await expect(failure).toBeHidden();
  });
  await test.step('one that was not', async () => {
    await page.route('**/api/booking-availability?*', (route) => route.fulfill({ status: 503 }));
    await later.click();
    await later.click();
    await expect(failure).toBeVisible();
    await page.unroute('**/api/booking-availability?*');
    await expect(failure).toBeHidden();
  });
});

test('19.18 a form is not live in a second tab once the first has booked', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/ada/intro');
    await turnPage(tab);
    await times(tab).first().click();
    await fillIn(tab);
  }
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(other.getByText(/^You booked .* in another tab\.$/).first()).toBeVisible();
  // What was typed stays, out of reach until the visitor says that they want another.
  const form = other.locator('[inert]');
  await expect(form.getByRole('button', { name: 'Book appointment' })).toBeVisible();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('marie@example.com');
  await other.getByRole('link', { name: 'See your appointment' }).first().click();
  await expect(other).toHaveURL(/\/appointment\/[\w-]+\?secret=/);
});
