import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { fillIn, ticket, times, turnPage } from './booking-page.ts';
import { chooseChange, pickTime } from './change-appointment.ts';
import { anOrder } from './order-reply.ts';
import { expectBooked } from './paying-visitor.ts';
import { linkOf, proposeTimes } from './propose-times.ts';
import { anAppointment, aProvisional } from './provisional-reply.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** As where scripts of others run: the page is left for the appointment's, instead of becoming it. */
async function haveForeignScript(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = 'https://analytics.test/tag.js';
    document.head.append(script);
  });
}

/** Books on the page, on a day that no other test books; answers with the time of day. */
async function bookOnPage(page: Page): Promise<string> {
  await page.goto('/ada/intro');
  await haveForeignScript(page);
  await turnPage(page);
  await page.getByRole('grid').locator('button:not([aria-disabled])').last().click();
  const time = (await times(page).last().textContent()) ?? '';
  await times(page).last().click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expectBooked(page);
  // What is painted before React hears of nothing yet.
  await untilReact(page);
  await page.waitForLoadState('networkidle');
  return time;
}

async function move(page: Page): Promise<string> {
  await chooseChange(page, 'Reschedule');
  const chosen = await pickTime(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page, 'Your appointment has moved')).toBeVisible();
  return chosen;
}

async function cancel(page: Page): Promise<void> {
  await chooseChange(page, 'Cancel');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(heading(page, 'Appointment cancelled')).toBeVisible();
}

/** Back to the page on which it was booked. */
async function goBackToBooking(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/ada\/intro/);
}

test('19.12 Back after a move shows the time that it has now, and after a cancellation that it is cancelled', async ({
  page,
}) => {
  const booked = await bookOnPage(page);
  const moved = await move(page);
  await goBackToBooking(page);
  await expect(heading(page, 'Your booking has been moved')).toBeVisible();
  await expect(ticket(page)).toContainText(moved);
  await expect(ticket(page)).not.toContainText(booked);
  await expect(page.getByText('It stays booked')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, 'Your booking has been moved')).toBeVisible();

  await page.goForward();
  await cancel(page);
  await goBackToBooking(page);
  await expect(heading(page, 'This booking has been cancelled')).toBeVisible();
  await expect(page.getByText('It stays booked')).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'This booking has been cancelled')).toBeVisible();
});

test('19.12 a page that was gone back to hears of a change in another tab', async ({
  page,
  context,
}) => {
  await bookOnPage(page);
  const appointment = page.url();
  await goBackToBooking(page);
  await expect(heading(page, 'You have booked this')).toBeVisible();
  const other = await context.newPage();
  await other.goto(appointment);
  await cancel(other);
  await expect(heading(page, 'This booking has been cancelled')).toBeVisible();
});

test('19.12 Back without an answer of the server says that it cannot know', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_/);
  await bookOnPage(page);
  await page.route('**/api/appointment/*', (route) => route.abort('internetdisconnected'));
  await goBackToBooking(page);
  await expect(heading(page, 'You made a booking here')).toBeVisible();
  await expect(page.getByText(/It may have been moved or cancelled since/)).toBeVisible();
  await expect(page.getByText('It stays booked')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/appointment/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'You have booked this')).toBeVisible();
});

test('19.12 an appointment that cannot be asked for again says so', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_/);
  await bookOnPage(page);
  await untilReact(page);
  await context.setOffline(true);
  // As a page does that the browser brings back from its history.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  const said = page.getByText('We could not check whether this has changed since.');
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(said).toBeHidden();
});

/** As a page that the browser keeps whole is left and shown again. */
const passage = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate(
    (type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
    name,
  );

test('19.12 an appointment that the browser kept is not shown before it was asked for', async ({
  page,
}) => {
  const booked = await bookOnPage(page);
  await expect(ticket(page)).toContainText(booked);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/appointment/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await passage(page, 'pagehide');
  await expect(ticket(page)).toBeHidden();
  await passage(page, 'pageshow');
  await expect(heading(page, 'You’re booked')).toBeHidden();
  await expect(ticket(page)).toBeHidden();
  held.resolve();
  await expect(ticket(page)).toContainText(booked);
});

const asked = { ...anAppointment, state: 'awaits-attendee' } as const;

for (const [path, call, reply] of [
  [
    '/optin?id=any',
    '**/api/booking/provisional-booking?*',
    aProvisional({ confirmedBy: 'attendee', appointment: asked }),
  ],
  ['/host-confirmation?id=any', '**/api/booking/provisional-booking?*', aProvisional()],
  ['/order/pi_1', '**/api/booking/payment-order/pi_1', anOrder],
] as const)
  test(`19.12 what the browser kept is not shown before it was asked for: ${path}`, async ({
    page,
    consoleErrors,
  }) => {
    // The server knows nothing of what a story stands in for, and says so of its page.
    consoleErrors.allow(/status of 404/);
    await page.route(call, (route) => route.fulfill({ json: reply }));
    await page.goto(path);
    await untilReact(page);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const said = heading(page, await title.innerText());
    const held = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await held.promise;
      await route.fulfill({ json: reply });
    });
    await passage(page, 'pagehide');
    await expect(said).toBeHidden();
    await passage(page, 'pageshow');
    await expect(said).toBeHidden();
    held.resolve();
    await expect(said).toBeVisible();
  });

const holds = (page: Page) => heading(page, 'Ada Brandt is holding these times for you');

test('19.12 Back to a proposal that was withdrawn or taken says so', async ({
  browser,
  page,
  server,
}) => {
  await test.step('withdrawn', async () => {
    const { proposal, withdraw } = await proposeTimes({ browser, server }, 'intro');
    await page.goto(linkOf(proposal.times[0]?.url));
    await expect(holds(page)).toBeVisible();
    await page.goto('/forget-me');
    await withdraw();
    await page.goBack();
    await expect(page.getByText('These times are no longer offered')).toBeVisible();
    await expect(holds(page)).toHaveCount(0);
  });
  await test.step('taken', async () => {
    const { proposal } = await proposeTimes({ browser, server }, 'intro');
    const link = linkOf(proposal.times[0]?.url);
    await page.goto(link);
    await expect(holds(page)).toBeVisible();
    await page.goto('/forget-me');
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Continue' }).click();
    await fillIn(other);
    await other.getByRole('button', { name: 'Book appointment' }).click();
    await expectBooked(other);
    await page.goBack();
    await expect(heading(page, 'One of these times has been taken')).toBeVisible();
    await expect(holds(page)).toHaveCount(0);
    await context.close();
  });
});

test('19.12 a proposal that the browser kept is not said to be held before it was asked for', async ({
  browser,
  page,
  server,
}) => {
  const { proposal, withdraw } = await proposeTimes({ browser, server }, 'intro');
  await page.goto(linkOf(proposal.times[0]?.url));
  await expect(holds(page)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/proposal/offer/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await passage(page, 'pagehide');
  await expect(holds(page)).toBeHidden();
  await withdraw();
  await passage(page, 'pageshow');
  await expect(holds(page)).toBeHidden();
  held.resolve();
  await expect(page.getByText('These times are no longer offered')).toBeVisible();
  await expect(holds(page)).toHaveCount(0);
});
