import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/page-test.ts';
import { roomPath } from './a-door.ts';
import { expectMoving } from './seen-and-heard.ts';
import { ada, join, marie } from './stand-in-people.ts';
import { standInRoom } from './stand-in-room.ts';

test.use(fakeMedia);

// What is left open would take the next story's share of the machine.
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** As many stops as a page may have. */
const MOST_STOPS = 40;

/** Tab after tab, until the keyboard is at what has this role and name. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement)))
      return;
  }
  throw new Error(`The keyboard does not come to “${name}”`);
}

/** Down a menu that is open, to this entry of it. */
async function walkTo(page: Page, entry: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: entry });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not come to “${entry}”`);
}

test('22. a meeting by keyboard alone: in, seen and heard, written and read, and out', async ({
  browser,
}) => {
  const room = standInRoom();
  const host = await join(browser, room, ada);
  const context = await browser.newContext();
  await room.open(context, marie);
  const page = await context.newPage();
  await page.goto(roomPath());
  await tabTo(page, 'textbox', 'Your name');
  await page.keyboard.press('Enter');
  await expectMoving(page, 'Picture of Ada Lovelace');

  await tabTo(page, 'button', 'Microphone');
  await page.keyboard.press('Enter');
  await expect(host.getByRole('img', { name: 'Microphone off' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(host.getByRole('img', { name: 'Microphone off' })).toBeHidden();

  await tabTo(page, 'button', 'Chat');
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys alone');
  await page.keyboard.press('Enter');
  await expect(host.getByText('Marie Curie writes: By keys alone')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chat' })).toBeFocused();

  await tabTo(page, 'button', 'People');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'People' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'People' })).toBeFocused();

  await tabTo(page, 'button', 'More');
  await page.keyboard.press('Enter');
  const first = page.getByRole('menuitem', { name: 'Show who speaks large' });
  await expect(first).toBeFocused();
  await expectAccessible(page);
  for (const panel of ['Devices', 'About this meeting', 'Keys']) {
    await walkTo(page, panel);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: panel })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();

  await tabTo(page, 'button', 'Leave');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You have left the meeting' })).toBeFocused();
  await tabTo(page, 'button', 'Come back');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Intro call' })).toBeFocused();
});
