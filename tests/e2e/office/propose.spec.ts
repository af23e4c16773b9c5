import type { Locator, Page } from 'playwright/test';
import { proposalCommands } from '#site/office/propose/overview/proposal-commands.ts';
import { proposeTimes } from '../site/propose-times.ts';
import { signInAs } from '../site/sign-in.ts';
import { chooseOption } from '../support/choose-option.ts';
import { chooseZone } from '../support/choose-zone.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
test.use({ timezoneId: 'Europe/Berlin' });

/** As somebody does who has no mouse. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No way there by Tab');
}

const weekOf = (page: Page) => page.getByRole('group', { name: /^Your week/ });
const picksOf = (page: Page) =>
  page.getByRole('list', { name: 'Picked times' }).getByRole('button', { name: /^Remove/ });

async function openPanel(page: Page): Promise<void> {
  await signInAs(page, owner, '/propose?new=1');
  await expect(weekOf(page)).toHaveAttribute('aria-busy', 'false');
}

async function addressTo(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await chooseZone(page, 'Their time zone', 'New York');
}

/** Leaves nothing held for the tests that come after. */
async function withdraw(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with the proposal for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: `Withdraw the proposal for ${name}?` });
  await expect(dialog).toContainText('No email goes out');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog).toBeHidden();
}

test('10. by mouse three suggested times are held, read in both zones, extended and withdrawn', async ({
  page,
}) => {
  const name = 'Maya from New York';
  await openPanel(page);
  await addressTo(page, name);
  // So that it can be held longer, wherever the days lie.
  await page.getByLabel('Hold for').selectOption({ label: '4 hours' });
  await page.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(page)).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Picked times' })).toContainText('For them:');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hold 3 times' }).click();
  await expect(page.getByRole('heading', { name: `Held for ${name}` })).toBeFocused();
  const text = page.locator('[data-proposal-text]');
  await expect(text.getByRole('listitem')).toHaveCount(3);
  await expect(text.getByRole('listitem').first()).toContainText('for me (Europe/Berlin)');
  await expect(text.getByRole('link', { name: 'Or choose another time' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'All proposals' }).click();
  const row = page.getByRole('list', { name: 'Proposals' }).getByRole('listitem').first();
  await expect(row).toContainText(name);
  await expect(row).toContainText('Open');
  await expectAccessible(page);
  await row.locator('[data-row]').focus();
  await page.keyboard.press(proposalCommands.extend.key);
  const dialog = page.getByRole('dialog', { name: `Hold longer for ${name}` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hold longer' }).click();
  await expect(dialog).toBeHidden();
  await withdraw(page, name);
  await expect(row).toContainText('Withdrawn');
});

test('10. by keyboard alone a time outside the hours is picked on purpose, held, and copied again', async ({
  page,
}) => {
  const name = 'Noah Keys';
  await signInAs(page, owner, '/propose');
  const begin = page.getByRole('button', { name: 'Propose times' }).first();
  await expect(begin).toBeVisible();
  await tabTo(page, begin);
  await page.keyboard.press('Enter');
  await expect(weekOf(page)).toHaveAttribute('aria-busy', 'false');
  const cursor = weekOf(page).getByRole('button');
  await tabTo(page, cursor);
  await page.keyboard.press('ArrowRight');
  for (let hour = 10; hour < 22; hour += 1) await page.keyboard.press('PageDown');
  await expect(cursor).toHaveAccessibleName(/22:00.*outside your hours/);
  await expect(page.getByRole('status').filter({ hasText: 'outside your hours' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(cursor).toHaveAttribute('aria-pressed', 'true');
  await expect(picksOf(page)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(picksOf(page)).toHaveCount(0);
  await page.keyboard.press('Space');

  const submit = page.getByRole('button', { name: 'Hold 1 time' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Their time zone'));
  await page.keyboard.type('Berlin');
  await expect(page.getByRole('option', { name: /Europe\/Berlin/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Their time zone')).toBeFocused();
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Held for ${name}` })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Copy plain text' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'All proposals' }).click();
  const row = page.locator('[data-row]').filter({ hasText: name });
  await row.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Proposal' });
  await expect(dialog.locator('[data-proposal-text]')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await withdraw(page, name);
});

test('10. a drag picks times side by side, a click takes one out, and what is picked survives closing', async ({
  page,
}) => {
  await openPanel(page);
  const day = weekOf(page).locator('[data-column="3"]');
  const box = await placeAtRest(day);
  const y = (hour: number) => box.y + (box.height / 24) * hour;
  const x = box.x + box.width / 2;
  await page.mouse.move(x, y(9.1));
  await page.mouse.down();
  await page.mouse.move(x, y(9.6), { steps: 3 });
  await page.mouse.move(x, y(11.9), { steps: 5 });
  await page.mouse.up();
  await expect(picksOf(page).first()).toBeVisible();
  const count = await picksOf(page).count();
  expect(count).toBeGreaterThan(1);
  await page.reload();
  await expect(weekOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(picksOf(page)).toHaveCount(count);
  await page.locator('[data-pick]').first().click();
  await expect(picksOf(page)).toHaveCount(count - 1);
  while ((await picksOf(page).count()) > 0) await picksOf(page).first().click();
});

test('10. somebody else was quicker: what has gone is marked, and the rest can still be held', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await openPanel(page);
  await addressTo(page, 'Late');
  await page.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(page)).toHaveCount(3);
  await page.route('**/api/proposal', (route) =>
    route.fulfill({
      status: 409,
      json: {
        error: 'proposed-times-gone',
        message: 'Not all of these times can be held',
        fields: [{ path: 'times.1', code: 'taken', message: 'It cannot be held' }],
      },
    }),
  );
  await page.getByRole('button', { name: 'Hold 3 times' }).click();
  await expect(page.getByRole('alert')).toContainText('Some of these times have gone');
  await expect(page.getByText('Taken meanwhile')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove those, keep the rest' }).click();
  await expect(picksOf(page)).toHaveCount(2);
  while ((await picksOf(page).count()) > 0) await picksOf(page).first().click();
});

for (const width of [390, 1280]) {
  test(`10. at ${width} the panel stands without a frame and nothing is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(page, owner, '/extension/instant');
    await expect(weekOf(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await addressTo(page, 'Maximilian von Grundstücksverkehrsgenehmigungszuständigkeit');
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('10. where a week has nothing that suits, later weeks are looked at, and shown', async ({
  page,
}) => {
  await page.route('**/api/proposal/week?*', async (route) => {
    const from = Date.parse(new URL(route.request().url()).searchParams.get('from') ?? '');
    const response = await route.fetch();
    const week = await response.json();
    const isLater = (start: string) => Date.parse(start) > from + 8 * 86_400_000;
    await route.fulfill({ response, json: { ...week, starts: week.starts.filter(isLater) } });
  });
  await openPanel(page);
  await addressTo(page, 'Later');
  await expect(page.getByRole('button', { name: 'Earlier days' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Earlier days' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await expect(page.locator('[data-pick]').first()).toBeVisible();
  while ((await picksOf(page).count()) > 0) await picksOf(page).first().click();
});

test('10. the calendar says for whom a time is held, and leads to the proposal', async ({
  browser,
  page,
  server,
}) => {
  const { proposal, withdraw } = await proposeTimes({ browser, server }, 'intro');
  const date = proposal.times[0]?.start.slice(0, 10);
  await signInAs(page, owner, `/calendar?view=day&date=${date}`);
  const held = page.getByRole('link', { name: /Held for Maya Lindqvist/ });
  await expect(held).toBeVisible();
  await held.click();
  await expect(page.getByRole('dialog', { name: 'Proposal' })).toContainText('Maya Lindqvist');
  await withdraw();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('10. a tap picks a time, and a tap on it takes it out', async ({ page }) => {
    await openPanel(page);
    const week = weekOf(page);
    await week.scrollIntoViewIfNeeded();
    const day = week.locator('[data-column="4"]');
    const [box, shown] = [await placeAtRest(day), await placeAtRest(week)];
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, shown.y + shown.height - 30);
    await tap();
    await expect(picksOf(page)).toHaveCount(1);
    await tap();
    await expect(picksOf(page)).toHaveCount(0);
  });
});

test('19.7 suggestions that nobody touched follow the recipient, and a time in their night is named', async ({
  page,
}) => {
  await openPanel(page);
  const list = page.getByRole('list', { name: 'Picked times' });
  await page.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(page)).toHaveCount(3);
  const before = await list.innerText();
  await chooseZone(page, 'Their time zone', 'New York');
  await expect(list).toContainText('For them:');
  await expect(list.getByText('At night for them')).toHaveCount(0);
  await expect(picksOf(page)).toHaveCount(3);
  expect(await list.innerText()).not.toBe(before);
  await expect(page.getByText(/^Ends .*For them: /)).toBeVisible();
  await expectAccessible(page);

  // When Ada ends it is eight in the morning there: what is closest to their day is said to be night.
  await chooseZone(page, 'Their time zone', 'Los Angeles');
  await expect(list.getByText('At night for them')).toHaveCount(3);
  await expect(list.getByText(/For them: .*(06:30|07:00|07:30) – /)).toHaveCount(3);

  await picksOf(page).first().click();
  const cursor = weekOf(page).getByRole('button');
  await tabTo(page, cursor);
  await page.keyboard.press('ArrowRight');
  for (let hour = 10; hour < 22; hour += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('Space');
  await expect(picksOf(page)).toHaveCount(3);
  // What was picked by hand stays, wherever they are.
  await chooseZone(page, 'Their time zone', 'Tokyo');
  await expect(list.getByText(/22:00 – 22:30/)).toBeVisible();
  await expect(list.getByText('At night for them')).toHaveCount(1);
  await expectAccessible(page);
});

test('19.7 a paid meeting that nobody could pay for is named, with a way on', async ({ page }) => {
  await openPanel(page);
  const meeting = page.getByLabel('Meeting', { exact: true });
  const unpaid = meeting.getByRole('option', { name: /payment is not set up$/ });
  await expect(unpaid.first()).toBeDisabled();
  await expect(page.getByText(/Nobody could pay for a paid meeting here/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up payment' })).toHaveAttribute(
    'href',
    /\/integrations$/,
  );
  await expect(page.getByRole('link', { name: /^Change “/ })).toBeVisible();
});

test('19.7 the room that is held is said, in the text and to whoever picks', async ({
  browser,
  page,
}) => {
  const name = 'Rooney';
  await openPanel(page);
  await chooseOption(page.getByLabel('Meeting', { exact: true }), 'A room at the studio');
  await page.getByLabel('Room').selectOption({ label: 'Workshop' });
  await expect(page.getByText('One of them is held with each time.')).toBeVisible();
  await addressTo(page, name);
  await page.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Hold 3 times' }).click();
  const text = page.locator('[data-proposal-text]');
  await expect(text.getByRole('listitem').first()).toContainText('· Workshop');
  const link = await text.getByRole('link').first().getAttribute('href');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link ?? '');
  await visitor.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(visitor.getByRole('region', { name: 'Your appointment' })).toContainText('Workshop');
  await context.close();
  await page.getByRole('button', { name: 'All proposals' }).click();
  await withdraw(page, name);
});
