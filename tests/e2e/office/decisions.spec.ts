import type { Page } from 'playwright/test';
import { anEvent } from '#tests/support/connected-calendar.ts';
import { demoPassword, type RunningServer } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { startFeedStandIn } from '#tests/support/stand-ins/feed-stand-in.ts';
import { bookAppointment } from '../site/book-appointment.ts';
import { signIn } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const card = (page: Page) => page.getByRole('region', { name: 'To decide' });
const marked = (page: Page) => page.getByRole('button', { name: /needs your decision/ });

/** Ada's calendar gets an event that takes the time of two appointments of hers, and she is signed in. */
async function openClash(page: Page, server: RunningServer): Promise<{ readonly date: string }> {
  const booked = [await bookAppointment(server.url), await bookAppointment(server.url)];
  const starts = booked.map(({ startIso }) => startIso).sort();
  const [first = '', last = ''] = starts;
  const until = new Date(Date.parse(last) + 15 * 60_000).toISOString();
  feed.publish({ content: anEvent('Dentist', [first, until]) });
  await page.goto(`${server.url}/login?next=/dashboard`);
  await signIn(page, 'ada@demo.test', demoPassword);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  const made = await page.request.post(`${server.url}/api/connections`, {
    headers: { origin: server.url },
    data: { provider: 'feed', address: feed.address },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return { date: first.slice(0, 10) };
}

let feed: Awaited<ReturnType<typeof startFeedStandIn>>;
let running: RunningServer;
test.beforeEach(async () => {
  feed = await startFeedStandIn();
  running = await runWorld({
    environment: { REACHABLE_PRIVATE_HOSTS: `127.0.0.1:${feed.port}` },
  });
});
test.afterEach(async ({ page }) => {
  await leaveServer(page);
  await running.stop();
  await feed.stop();
});

test('an event that takes an appointment’s time is decided on the dashboard: kept by keyboard, or moved', async ({
  page,
}) => {
  const { date } = await openClash(page, running);
  await page.reload();
  const rows = card(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('“Dentist”');
  for (const way of ['Keep both', 'Move', 'Hand over']) {
    await expect(rows.first().getByRole('button', { name: way })).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto(`${running.url}/calendar?view=week&date=${date}`);
  await expect(marked(page)).toHaveCount(2);

  await page.goto(`${running.url}/dashboard`);
  await rows.first().getByRole('button', { name: 'Keep both' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await rows.getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  await dialog.getByRole('region', { name: 'Free times' }).getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(card(page)).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(`${running.url}/calendar?view=week&date=${date}`);
  await expect(page.getByText('Dentist').first()).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
});

test('in the calendar its appointment is marked, says what takes its time, and is kept from there', async ({
  page,
}) => {
  const { date } = await openClash(page, running);
  await page.goto(`${running.url}/calendar?view=day&date=${date}`);
  await expect(marked(page)).toHaveCount(2);
  await marked(page).first().click();
  const details = page.getByRole('dialog', { name: 'Intro call' });
  await expect(details).toContainText('“Dentist”');
  await expectAccessible(page);
  await details.getByRole('button', { name: /^Keep both/ }).press('Enter');
  await expect(details).toBeHidden();
  await expect(marked(page)).toHaveCount(1);
  await expect(page.locator('[data-block]:focus')).toContainText('Marie Curie');
  await page.goto(`${running.url}/dashboard`);
  await expect(card(page).getByRole('listitem')).toHaveCount(1);
});

test('from the calendar it is moved, or a colleague takes it', async ({ page }) => {
  const { date } = await openClash(page, running);
  await page.goto(`${running.url}/calendar?view=day&date=${date}`);
  await expect(marked(page)).toHaveCount(2);
  await marked(page).first().click();
  const details = page.getByRole('dialog', { name: 'Intro call' });
  await details.getByRole('button', { name: /^Hand over/ }).click();
  await expect(page.getByRole('dialog', { name: 'Give to a colleague' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details.getByRole('button', { name: /^Hand over/ })).toBeFocused();
  await details.getByRole('button', { name: /^Move:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  await dialog.getByRole('region', { name: 'Free times' }).getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(details).toBeHidden();
  await expect(marked(page)).toHaveCount(1);
});
