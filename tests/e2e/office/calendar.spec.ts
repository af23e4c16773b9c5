import type { Locator, Page } from 'playwright/test';
import { bookAppointment } from '../site/book-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { signOut } from '../support/account-menu.ts';
import { chooseOption } from '../support/choose-option.ts';
import { chooseZone } from '../support/choose-zone.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const zone = 'Europe/Berlin';
test.use({ timezoneId: zone });

const dateOf = (iso: string) => new Date(iso).toLocaleDateString('sv', { timeZone: zone });
const timeOf = (iso: string) =>
  new Date(iso).toLocaleTimeString('sv', { timeZone: zone, timeStyle: 'short' });
const earlier = (iso: string, minutes: number) =>
  new Date(Date.parse(iso) - minutes * 60_000).toISOString();
const blockAt = (page: Page, iso: string) =>
  page.getByRole('button', { name: new RegExp(`^Marie Curie\\D*${timeOf(iso)} `) });

/** As somebody does who has no mouse. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No way there by Tab');
}

test('9. by keyboard alone a host finds an appointment, moves it, and is asked before mails go out', async ({
  page,
  server,
}) => {
  const { startIso } = await bookAppointment(server.url);
  const newStart = earlier(startIso, 60);
  await signInAs(page, owner, `/calendar?view=week&date=${dateOf(startIso)}`);
  await expect(page).toHaveTitle('Calendar · Kalends');
  const block = blockAt(page, startIso);
  await expect(block).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/view=day/);

  await tabTo(page, block);
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Intro call' });
  await expect(details).toContainText('Marie Curie');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(block).toBeFocused();

  // Up is the free half hour before; down from there it is again.
  await page.keyboard.press('ArrowUp');
  const free = page.getByRole('button', {
    name: new RegExp(`${timeOf(earlier(startIso, 30))}: free`),
  });
  await expect(free).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(block).toBeFocused();

  await page.keyboard.press('m');
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: /^Moving Intro call/ })).toContainText(
    timeOf(newStart),
  );
  await page.keyboard.press('Enter');
  const ask = page.getByRole('dialog', { name: 'Move this appointment?' });
  await expect(ask).toContainText('Marie Curie: the new time with a calendar file');
  await tabTo(page, ask.getByRole('button', { name: 'Move and send emails' }));
  await page.keyboard.press('Enter');
  await expect(ask).toBeHidden();
  await expect(blockAt(page, newStart)).toBeVisible();
  await expect(block).toHaveCount(0);

  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Book for a client' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page).not.toHaveURL(/date=/);
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/view=week/);
});

test('9. a drag onto what is taken is refused where it is, onto free time it asks', async ({
  page,
  server,
}) => {
  const first = await bookAppointment(server.url);
  const second = await bookAppointment(server.url);
  await signInAs(page, owner, `/calendar?view=day&date=${dateOf(first.startIso)}`);
  const block = blockAt(page, first.startIso);
  await block.scrollIntoViewIfNeeded();
  const drag = async (minutes: number) => {
    const box = await placeAtRest(block);
    await page.mouse.move(box.x + 40, box.y + 6);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y, { steps: 2 });
    await page.mouse.move(box.x + 40, box.y + 6 + (minutes / 60) * 48, { steps: 4 });
  };
  const toSecond = (Date.parse(second.startIso) - Date.parse(first.startIso)) / 60_000;
  await drag(toSecond);
  await expect(page.getByRole('status').filter({ hasText: /^This time is taken/ })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag(-90);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(block).toBeVisible();
  await drag(-90);
  await page.mouse.up();
  const ask = page.getByRole('dialog', { name: 'Move this appointment?' });
  await expect(ask).toContainText(timeOf(earlier(first.startIso, 90)));
  await ask.getByRole('button', { name: 'Back' }).click();
  await expect(block).toBeVisible();
});

test('9. a free place is booked for a client where it stands, with its time and its host', async ({
  page,
  server,
}) => {
  const { startIso } = await bookAppointment(server.url);
  const free = earlier(startIso, 30);
  await signInAs(page, owner, `/calendar?view=day&date=${dateOf(startIso)}`);
  await blockAt(page, startIso).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await chooseOption(dialog.getByLabel('Meeting type'), 'Intro call');
  const times = dialog.getByRole('region', { name: 'Free times' });
  await expect(times.getByRole('button', { pressed: true })).toContainText(timeOf(free));
  await dialog.getByLabel('Name').fill('Irène Curie');
  await dialog.getByLabel('Email', { exact: true }).fill('irene@example.com');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Irène Curie\\D*${timeOf(free)} `) }),
  ).toBeVisible();
  // At night nothing is offered: it is another time, and stands there already.
  await page.getByRole('group', { name: /, Ada Brandt$/ }).click({ position: { x: 40, y: 5 } });
  await expect(dialog.getByLabel('Another time')).toBeChecked();
  await expect(dialog.getByLabel('Date and time')).toHaveValue(`${dateOf(startIso)}T00:00`);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('9. a week shows today at once, and a finger turns it only where there is no more of it', async ({
    page,
  }) => {
    await signInAs(page, owner, '/calendar?view=week');
    const grid = page.getByRole('group', { name: 'Appointments by day and hour' });
    const today = grid.locator('[data-today]');
    await expect(today).toBeInViewport({ ratio: 1 });
    const swipe = async () => {
      const [from, to] = [
        { clientX: 320, clientY: 500 },
        { clientX: 120, clientY: 500 },
      ];
      await grid.dispatchEvent('touchstart', { touches: [{ identifier: 0, ...from }] });
      await grid.dispatchEvent('touchend', { changedTouches: [{ identifier: 0, ...to }] });
    };
    const scrollTo = (left: number) =>
      grid.evaluate((element, x) => {
        element.scrollLeft = x;
      }, left);
    await scrollTo(0);
    await swipe();
    await scrollTo(10_000);
    await swipe();
    await expect(page).toHaveURL(/date=/);
    await expect(today).toHaveCount(0);
    // By one week, not by two; and it begins with its first day.
    await page.getByRole('button', { name: 'Earlier' }).tap();
    await expect(today).toBeVisible();
  });

  test('9. an appointment is picked, its new time is tapped, and it asks before mails go out', async ({
    page,
    server,
  }) => {
    const { startIso } = await bookAppointment(server.url);
    await signInAs(page, owner, `/calendar?view=day&date=${dateOf(startIso)}`);
    const block = blockAt(page, startIso);
    await block.tap();
    await page.getByRole('button', { name: 'Pick a place in the calendar' }).tap();
    const moving = page.getByRole('status').filter({ hasText: /^Moving Intro call/ });
    await expect(moving).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave it' }).tap();
    await expect(moving).toBeHidden();
    await block.tap();
    await page.getByRole('button', { name: 'Pick a place in the calendar' }).tap();
    const box = await placeAtRest(block);
    // An hour is 48 pixels high.
    await page.touchscreen.tap(box.x + 60, box.y + 4 - 1.5 * 48);
    const ask = page.getByRole('dialog', { name: 'Move this appointment?' });
    await expect(ask).toContainText(timeOf(earlier(startIso, 90)));
    await ask.getByRole('button', { name: 'Move and send emails' }).tap();
    await expect(blockAt(page, earlier(startIso, 90))).toBeVisible();
  });
});

test('20.11 N books where the arrows have led', async ({ page }) => {
  await signInAs(page, owner, '/calendar?view=week&date=2032-05-19');
  const cursor = page.locator('[data-cursor]');
  await cursor.focus();
  await page.keyboard.press('ArrowRight');
  // Before the hours, when nothing is offered.
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('ArrowUp');
  await expect(cursor).toHaveAccessibleName(/^Monday, May 17, 0?7:00/);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await expect(dialog.getByLabel('Date and time')).toHaveValue('2032-05-17T07:00');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Of one day there is one column: the cursor is in it.
  await page.keyboard.press('d');
  await expect(cursor).toHaveAccessibleName(/^Wednesday, May 19, 0?7:00/);
});

test('20.11 the pressed view is seen, and people have a name over each of their columns', async ({
  page,
}) => {
  await signInAs(page, owner, '/calendar?view=week');
  const view = page.getByRole('group', { name: 'View', exact: true });
  const colourOf = (name: string) =>
    view
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(view.getByRole('button', { pressed: true })).toHaveText('Week');
  expect(await colourOf('Week')).not.toBe(await colourOf('Day'));
  await page.getByRole('button', { name: 'People' }).click();
  const people = page.getByRole('dialog', { name: 'Whose calendars?' });
  await people.getByRole('searchbox').fill('grace');
  await people.getByRole('checkbox', { name: /Grace/ }).check();
  await people.getByRole('button', { name: 'Done' }).click();
  const heads = page.getByRole('group', { name: 'Appointments by day and hour' });
  await expect(heads.getByTitle('Ada Brandt')).toHaveCount(7);
  await expect(heads.getByTitle('Grace Okafor')).toHaveCount(7);
  const cut = await heads
    .getByTitle('Grace Okafor')
    .evaluateAll(
      (each) => each.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cut).toBe(0);
  // What lies below a head is not pressed with it.
  const placeOfCursor = () =>
    page
      .locator('[data-cursor]')
      .evaluate((cursor: HTMLElement) => [
        cursor.style.top,
        cursor.closest('[data-column]')?.getAttribute('data-column'),
      ]);
  const before = await placeOfCursor();
  await heads.getByTitle('Ada Brandt').last().click();
  expect(await placeOfCursor()).toEqual(before);
});

test('9. an owner sees colleagues side by side, in two zones; a member has nobody to choose', async ({
  page,
}) => {
  await signInAs(page, owner, '/calendar?view=day');
  await page.getByRole('button', { name: 'People' }).click();
  const people = page.getByRole('dialog', { name: 'Whose calendars?' });
  await people.getByRole('searchbox').fill('grace');
  await people.getByRole('checkbox', { name: /Grace/ }).check();
  await expectAccessible(page);
  await people.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('group', { name: /, Ada Brandt$/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /, Grace Okafor$/ })).toBeVisible();
  await chooseZone(page, 'Second time zone', 'New York');
  await expect(page.getByText(/^GMT-[45]$/)).toBeVisible();
  await expectAccessible(page);
  await signOut(page);
  await signInAs(page, 'linus@demo.test', '/calendar');
  await expect(page.getByRole('group', { name: /, Linus Rao$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'People' })).toHaveCount(0);
});

test('9. on a phone it is a day, turned by buttons under the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, owner, '/calendar');
  const columns = page.getByRole('group', { name: /, Ada Brandt$/ });
  await expect(columns).toHaveCount(1);
  const today = await columns.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(columns).not.toHaveAttribute('aria-label', today ?? '');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(columns).toHaveAttribute('aria-label', today ?? '');
  await expectAccessible(page);
});
