import type { Page, Route } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { changePage } from './booking-page.ts';
import {
  control,
  forgetHls,
  noteStart,
  read,
  stopClock,
  untilClockBrings,
  untilMoving,
  video,
} from './watch-video.ts';

const PLAYLIST = '**/videos/hello/index.m3u8';

/** The page with its clock stopped before the video has anything to show. */
async function openBeforeVideo(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PLAYLIST, async (route) => {
    await held;
    await answer(route);
  });
  await page.clock.install();
  const asked = page.waitForRequest(PLAYLIST);
  await page.goto('/ada/hello');
  await asked;
  await stopClock(page);
  release();
}

for (const way of ['the browser itself', 'hls.js'] as const) {
  test.describe(`played by ${way}`, () => {
    test.beforeEach(async ({ page }) => {
      if (way === 'hls.js') await forgetHls(page);
    });

    test('Spec A §9: the video autoplays muted for 3 s, then pauses; Play goes on', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      const playedMs = await noteStart(page);
      await openBeforeVideo(page);
      await untilMoving(page);
      expect(await read(page)).toMatchObject({ isMuted: true });
      await page.clock.runFor(2_999 - (await playedMs()));
      expect((await read(page)).isMoving).toBe(true);
      await page.clock.runFor(1);
      await expect(control(page, 'Play')).toBeVisible();
      const { isMoving, second } = await read(page);
      expect(isMoving).toBe(false);
      await control(page, 'Play').click();
      await untilMoving(page);
      await expect.poll(async () => (await read(page)).second).toBeGreaterThan(second);
      expect(scripts.some((path) => /attach-hls/.test(path))).toBe(way === 'hls.js');
    });

    test('Spec A §8: a network error retries the load; then it says so and can be tried again', async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.allow(/404/);
      let asked = 0;
      let isDown = true;
      await openBeforeVideo(page, (route) => {
        asked += 1;
        return isDown ? route.fulfill({ status: 404 }) : route.continue();
      });
      await expect.poll(() => asked, 'loads').toBe(1);
      for (const [made, waitMs] of [500, 1_000, 2_000].entries()) {
        await expect(video(page)).toHaveAttribute('aria-busy');
        await page.clock.runFor(waitMs - 1);
        expect(asked, 'loads before the wait is over').toBe(made + 1);
        await untilClockBrings(page, async () => asked === made + 2);
      }
      await expect(video(page).getByRole('alert')).toHaveText(/^Error loading video/);
      isDown = false;
      await control(page, 'Try again').click();
      await untilMoving(page);
    });
  });
}

test('Spec A §8: a media error recovers, by loading anew where nothing else helps', async ({
  page,
}) => {
  await forgetHls(page);
  let asked = 0;
  await page.route('**/videos/hello/init.mp4', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fulfill({ contentType: 'video/mp4', body: Buffer.alloc(900, 7) });
  });
  await page.clock.install();
  await page.goto('/ada/hello');
  await untilMoving(page);
  expect(asked).toBe(2);
});

test("Spec A §8: 'This browser does not support HLS'", async ({ page }) => {
  await forgetHls(page);
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Reflect.deleteProperty(window, name);
  });
  await page.goto('/ada/hello');
  await expect(video(page).getByRole('alert')).toHaveText('This browser does not support HLS');
  await expect(video(page).getByRole('button')).toHaveCount(0);
});

test("Spec A §8: 'Your browser doesn't support video playback'", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'canPlayType');
  });
  await page.goto('/ada/hello');
  await expect(video(page).getByRole('alert')).toHaveText(
    "Your browser doesn't support video playback",
  );
});

test('who prefers no motion sees a still, until they play it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ada/hello');
  await expect(video(page)).not.toHaveAttribute('aria-busy');
  expect(await read(page)).toMatchObject({ isMoving: false, second: 0 });
  await expectAccessible(page);
  await control(page, 'Play').click();
  await expect.poll(async () => (await read(page)).isMoving).toBe(true);
});

test('Spec A §9: controls hide after 3 s, and come back for a pointer, a touch or a key', async ({
  page,
}) => {
  await openBeforeVideo(page);
  await untilMoving(page);
  // The visitor takes over, so that it plays on.
  await control(page, 'Unmute').click();
  await control(page, 'Mute').click();
  const controls = control(page, 'Pause').locator('..');
  const hide = async () => {
    await page.clock.runFor(3_000);
    await expect(controls).toHaveCSS('opacity', '0');
  };
  const box = video(page).locator('video');
  await page.clock.runFor(2_999);
  await expect(controls).toHaveCSS('opacity', '1');
  await hide();
  await box.hover({ position: { x: 20, y: 20 } });
  await expect(controls).toHaveCSS('opacity', '1');
  await hide();
  await box.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(controls).toHaveCSS('opacity', '1');
  await hide();
  await page.keyboard.press('Shift+Tab');
  await expect(control(page, 'Pause')).toBeFocused();
  await expect(controls).toHaveCSS('opacity', '1');
  await page.clock.runFor(10_000);
  await expect(controls, 'while the keyboard is on them').toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(control(page, 'Play')).toBeFocused();
  await expect.poll(async () => (await read(page)).isMoving).toBe(false);
});

test('it is heard once somebody wants to hear it', async ({ page }) => {
  await page.goto('/ada/hello');
  await control(page, 'Unmute').click();
  await expect(control(page, 'Mute')).toBeVisible();
  await expect.poll(async () => (await read(page)).isMuted).toBe(false);
  const heard = () =>
    video(page)
      .locator('video')
      .evaluate((element) => Number(Reflect.get(element, 'webkitAudioDecodedByteCount')));
  await expect.poll(heard, 'sound of the clip').toBeGreaterThan(0);
});

test('Spec A §2: one that is not immersive fills the screen, and gives it back', async ({
  page,
}) => {
  await changePage(page, ({ meetingType }) => {
    Object.assign(meetingType.videoSetting ?? {}, { immersive: false });
  });
  await page.goto('/ada/hello');
  const isEnlarged = () => page.evaluate(() => document.fullscreenElement !== null);
  await control(page, 'Enlarge').click();
  await expect(control(page, 'Exit full screen')).toBeVisible();
  await expect.poll(isEnlarged).toBe(true);
  await control(page, 'Exit full screen').click();
  await expect(control(page, 'Enlarge')).toBeVisible();
  await expect.poll(isEnlarged).toBe(false);
});
