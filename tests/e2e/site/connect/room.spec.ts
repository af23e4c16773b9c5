import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/page-test.ts';
import { roomPath } from './a-door.ts';
import { expectHeard, expectMoving } from './seen-and-heard.ts';
import { ada, enter, join, marie, meetInStandIn as meet, press } from './stand-in-people.ts';
import { standInRoom } from './stand-in-room.ts';

test.use(fakeMedia);

// What is left open would take the next story's share of the machine.
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

test('two people meet, see each other move, and hear each other', async ({ browser }) => {
  const { host, guest } = await meet(browser);
  await expectHeard(host);
  await expectHeard(guest);
  await expectAccessible(guest);
});

test('the server starts again: picture and sound go on, and what was written is there', async ({
  browser,
}) => {
  const { room, host, guest } = await meet(browser);
  const stream = (page: Page) =>
    page
      .locator('[data-stage] video')
      .evaluate((video: HTMLVideoElement) =>
        video.srcObject instanceof MediaStream ? video.srcObject.id : '',
      );
  const before = await stream(host);
  await press(host, 'Chat');
  await room.restart();
  await host.getByLabel('Write to everyone').fill('See https://example.com/x.');
  await host.keyboard.press('Enter');
  // Who comes back after it was written finds it among the lines, and is told of it no more.
  await press(guest, 'Chat');
  for (const page of [host, guest]) {
    await expect(page.getByRole('link', { name: 'https://example.com/x' })).toBeVisible();
  }
  await expectMoving(guest, 'Picture of Ada Lovelace');
  await expectMoving(host, 'Picture of Marie Curie');
  expect(await stream(host)).toBe(before);
});

test('after a reload, and after leaving and coming back, both see each other again', async ({
  browser,
}) => {
  const { host, guest } = await meet(browser);
  await guest.reload();
  await enter(guest);
  await expectMoving(host, 'Picture of Marie Curie');
  await expectMoving(guest, 'Picture of Ada Lovelace');
  await press(guest, 'Leave');
  await expect(host.getByText('Marie Curie has left')).toBeVisible();
  await guest.getByRole('button', { name: 'Come back' }).click();
  await enter(guest);
  await expectMoving(host, 'Picture of Marie Curie');
  await expectMoving(guest, 'Picture of Ada Lovelace');
});

test('by keyboard: microphone and camera, a screen that is shared, a hand', async ({ browser }) => {
  const { host, guest } = await meet(browser);
  await host.keyboard.press('m');
  await expect(guest.getByRole('img', { name: 'Microphone off' })).toBeVisible();
  await host.keyboard.press('v');
  await expect(guest.getByLabel('Picture of Ada Lovelace')).toBeHidden();
  await host.getByRole('button', { name: 'Share' }).press('Enter');
  await expectMoving(guest, 'Screen of Ada Lovelace');
  await expectAccessible(guest);
  await expectAccessible(host);
  // Controls are gone after three quiet seconds: a key brings them back.
  await host.keyboard.press('Shift');
  await host.getByRole('toolbar').getByRole('button', { name: 'Stop sharing' }).press('Enter');
  await expect(guest.getByLabel('Screen of Ada Lovelace')).toBeHidden();
  await host.getByRole('button', { name: 'Hand' }).press('Enter');
  await expect(guest.getByText('Ada Lovelace raises a hand')).toBeVisible();
});

test('a host sees who waits, and lets them in', async ({ browser }) => {
  const room = standInRoom();
  const host = await join(browser, room, ada);
  const guest = await join(browser, room, marie, { waits: true });
  await expect(guest.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
  await expect(host.getByText('Marie Curie asks to come in')).toBeVisible();
  await host.getByRole('button', { name: 'Let in Marie Curie' }).click();
  await expectMoving(guest, 'Picture of Ada Lovelace');
});

test('while the database is away it is said to all, who comes waits, and all goes on by itself', async ({
  browser,
}) => {
  const room = standInRoom();
  const host = await join(browser, room, ada);
  const guest = await join(browser, room, marie, { waits: true });
  await expect(guest.getByRole('heading', { name: 'Waiting to be let in' })).toBeVisible();
  room.hamper(true);
  const inCall = host.getByText('Our database is away for the moment. You still see');
  const atDoor = guest.getByText('Our database is away for the moment. Please stay');
  await expect(inCall).toBeVisible();
  await expect(atDoor).toBeVisible();
  await expectAccessible(host);
  await expectAccessible(guest);
  const grace = await join(browser, room, { id: 'c', name: 'Grace Hopper', role: 'guest' });
  await expect(grace.getByText('Our server cannot let you in at the moment.')).toBeVisible();
  await expectAccessible(grace);
  await host.getByRole('button', { name: 'Let in Marie Curie' }).click();
  await expectMoving(guest, 'Picture of Ada Lovelace');
  room.hamper(false);
  await expect(inCall).toBeHidden();
  await expectMoving(grace, 'Picture of Ada Lovelace');
});

test('who is not let in asks again once a minute has passed, and not without end', async ({
  browser,
}) => {
  const room = standInRoom();
  const host = await join(browser, room, ada);
  const guest = await join(browser, room, marie, { waits: true });
  const refuse = () => host.getByRole('button', { name: 'Refuse Marie Curie' }).click();
  await guest.clock.install();
  await refuse();
  await expect(guest.getByRole('heading', { name: 'You were not let in' })).toBeFocused();
  const again = guest.getByRole('button', { name: 'Ask again' });
  await expect(again).toBeDisabled();
  await expect(guest.getByText(/ask once more in (?:1:00|0:\d\d),/)).toBeVisible();
  await expectAccessible(guest);
  await guest.clock.fastForward('01:00');
  await again.click();
  await guest.getByRole('button', { name: 'Ask to come in' }).click();
  await refuse();
  await expect(guest.getByText('You cannot ask any more for this meeting.')).toBeVisible();
  await expect(again).toBeHidden();
  await expect(guest.getByRole('link', { name: 'Book the next one' })).toBeVisible();
  await expectAccessible(guest);
});

test('the second tab of a person takes over from the first', async ({ browser }) => {
  const { host, guest } = await meet(browser);
  const second = await guest.context().newPage();
  await second.goto(roomPath());
  await enter(second);
  await expect(
    guest.getByRole('heading', { name: 'You are in this meeting in another tab' }),
  ).toBeVisible();
  await expectMoving(second, 'Picture of Ada Lovelace');
  await expectMoving(host, 'Picture of Marie Curie');
});
