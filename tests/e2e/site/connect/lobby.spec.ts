import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/page-test.ts';
import { aDoor, answerDoor, roomPath } from './a-door.ts';

test.use(fakeMedia);

/** The browser, or its system, refuses a kind of device as it would for this reason. */
async function refuseMedia(page: Page, names: { audio?: string; video?: string }): Promise<void> {
  await page.addInitScript((refused) => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (asked = {}) => {
      const name = (asked.audio && refused.audio) || (asked.video && refused.video);
      if (name) throw new DOMException('Refused', name);
      return ask(asked);
    };
  }, names);
}

const openLobby = async (page: Page, changes: Parameters<typeof aDoor>[1] = {}) => {
  await answerDoor(page, () => aDoor(Date.now(), changes));
  await page.goto(roomPath());
};

test('a visitor sees and hears themselves, and joins under the name of their link', async ({
  page,
}) => {
  await openLobby(page, { present: ['Ada Lovelace'] });
  await expect(page.getByRole('heading', { level: 1, name: 'Intro call' })).toBeVisible();
  await expect(page.getByText('In the room: Ada Lovelace')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Marie Curie');
  const picture = page.getByLabel('Your picture');
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  // The fake microphone beeps.
  const level = page.getByRole('meter', { name: 'Microphone level' });
  await expect
    .poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value))
    .toBeGreaterThan(0);
  await expectAccessible(page);
});

test('camera and microphone are turned off and on, and the camera’s light goes out', async ({
  page,
}) => {
  await openLobby(page);
  const camera = page.getByRole('button', { name: 'Camera' });
  const microphone = page.getByRole('button', { name: 'Microphone' });
  await expect(camera).toHaveAttribute('aria-pressed', 'true');
  await camera.click();
  await expect(page.getByText('Your camera is off')).toBeVisible();
  await expect(page.getByLabel('Your picture')).toBeHidden();
  await camera.click();
  await expect(page.getByLabel('Your picture')).toBeVisible();
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('meter')).toBeHidden();
  await microphone.click();
  await expect(page.getByRole('meter')).toBeVisible();
});

test('the device that was chosen is chosen the next time', async ({ page }) => {
  await openLobby(page);
  await page.getByText('Choose devices').click();
  const choice = page.getByRole('combobox', { name: 'Microphone' });
  await choice.selectOption({ index: 1 });
  // Its id is another after a reload, where the browser asks anew.
  const chosen = () =>
    choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  expect(await chosen()).toBe('Fake Audio Input 1');
  await page.reload();
  await page.getByText('Choose devices').click();
  await expect.poll(chosen).toBe('Fake Audio Input 1');
  await expect(page.getByRole('button', { name: 'Play a sound' })).toBeVisible();
  await expectAccessible(page);
});

const refusals = [
  ['NotAllowedError', 'Camera and microphone are blocked', 'Press the sign beside the address'],
  ['NotFoundError', 'No camera and no microphone were found', 'Plug one in'],
  ['NotReadableError', 'Camera and microphone are in use by another program', 'Close the other'],
] as const;

for (const [name, says, help] of refusals) {
  test(`${name}: it is said why, what to do, and one may join all the same`, async ({ page }) => {
    await refuseMedia(page, { audio: name, video: name });
    await openLobby(page);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText(help)).toContainText('You can join all the same.');
    await expect(page.getByRole('button', { name: 'Join now' })).toBeEnabled();
    await expectAccessible(page);
  });
}

test('without a camera the microphone still works, and the other way round', async ({ page }) => {
  await refuseMedia(page, { video: 'NotFoundError' });
  await openLobby(page);
  await expect(page.getByText('No camera was found')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible();
});

test('a name is needed, and the field says so', async ({ page }) => {
  await openLobby(page);
  await page.getByLabel('Your name').fill(' ');
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('before a waiting room one asks to come in, and reads who lets one in', async ({ page }) => {
  await openLobby(page, { waits: true });
  await expect(page.getByText('Ada Lovelace lets you in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to come in' })).toBeVisible();
});

test('who was not let in for the last time is told so, and is not offered to ask', async ({
  page,
}) => {
  await openLobby(page, { waits: true, askAgainMs: null });
  await expect(page.getByRole('heading', { name: 'You were not let in' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Book the next one' })).toBeVisible();
  await expectAccessible(page);
});

test('who was not let in just now sees when they may ask, and asks then', async ({ page }) => {
  const nowMs = Date.now();
  let askAgainMs = 40_000;
  await page.clock.install({ time: nowMs });
  await answerDoor(page, () => aDoor(nowMs, { waits: true, askAgainMs }));
  await page.goto(roomPath());
  await expect(page.getByText('0:40')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeDisabled();
  askAgainMs = 0;
  await page.clock.fastForward(41_000);
  await expect(page.getByRole('button', { name: 'Ask to come in' })).toBeVisible();
});

test('too early: it counts down, and opens by itself', async ({ page }) => {
  let isOpen = false;
  const nowMs = Date.now();
  const early = { state: 'early', opensIso: new Date(nowMs + 12 * 60_000).toISOString() } as const;
  await page.clock.install({ time: nowMs });
  await answerDoor(page, () => aDoor(nowMs, isOpen ? {} : early));
  await page.goto(roomPath());
  await expect(page.getByRole('heading', { name: 'Opens in 12 minutes' })).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('heading', { name: 'Opens in 7 minutes' })).toBeVisible();
  isOpen = true;
  await page.clock.fastForward('07:01');
  await expect(page.getByRole('heading', { name: 'Intro call' })).toBeVisible();
});

const closed = [
  ['over', 'This meeting is over'],
  ['cancelled', 'This meeting was cancelled'],
] as const;

for (const [state, title] of closed) {
  test(`${state}: it says so, and leads on`, async ({ page }) => {
    await openLobby(page, { state });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book the next one' })).toHaveAttribute(
      'href',
      '/ada/intro',
    );
    await expect(page.getByRole('link', { name: 'Page of Studio Nord' })).toHaveAttribute(
      'href',
      '/ada',
    );
    await expectAccessible(page);
  });
}

test('a stranger is told that the link opens no room', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  await page.route('**/api/connect/**', (route) =>
    route.fulfill({ status: 404, json: { error: 'not-found', message: 'Not found' } }),
  );
  await page.goto(roomPath());
  await expect(page.getByRole('heading', { name: 'This link opens no room' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in as a host' })).toBeVisible();
  await expectAccessible(page);
});

test('a server that is down is asked again until it answers', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  let isDown = true;
  await page.route('**/api/connect/**', (route) =>
    isDown ? route.abort() : route.fulfill({ json: aDoor(Date.now()) }),
  );
  await page.goto(roomPath());
  await expect(page.getByRole('heading', { name: 'No connection at the moment' })).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await expect(page.getByRole('heading', { name: 'Intro call' })).toBeVisible();
});

test('on a phone the way in stays under the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openLobby(page, { title: 'A long talk about many things '.repeat(6), waits: true });
  await expect(page.getByRole('button', { name: 'Ask to come in' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
