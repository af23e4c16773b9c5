import type { Page } from 'playwright/test';
import { expect } from '../support/test.ts';

export const video = (page: Page) => page.getByRole('region', { name: 'Introduction video' });

export const control = (page: Page, name: string) => video(page).getByRole('button', { name });

/** The browser plays HLS through hls.js: it says of itself that it cannot. */
export async function forgetHls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? '' : canPlayType.call(this, type);
    };
  });
}

/** The page's clock stands still from a moment on that a slow machine has not passed meanwhile. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
}

export function read(page: Page) {
  return video(page)
    .locator('video')
    .evaluate((element: HTMLVideoElement) => ({
      isMoving: !element.paused && element.currentTime > 0,
      isMuted: element.muted,
      second: element.currentTime,
    }));
}

/** Lets the clock run on in small steps until the picture moves; hls.js lives by timers. */
export function untilMoving(page: Page): Promise<void> {
  return untilClockBrings(page, async () => (await read(page)).isMoving);
}

/** Runs the clock on in small steps: a timer may be set a moment after what it waits upon was seen. */
export async function untilClockBrings(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        const isThereNow = await isThere();
        if (!isThereNow) await page.clock.runFor(100);
        return isThereNow;
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toBe(true);
}

/** When the video began to move, by the page's clock; to be asked for before the page is opened. */
export async function noteStart(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = () => {
      document.documentElement.dataset.startedMs ??= String(Date.now());
    };
    document.addEventListener('playing', note, { capture: true });
  });
  return () => page.evaluate(() => Date.now() - Number(document.documentElement.dataset.startedMs));
}
