import type { BrowserContext, Page } from 'playwright/test';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/page-test.ts';
import { expectMoving } from './seen-and-heard.ts';
import { ada, marie, meetInStandIn } from './stand-in-people.ts';

test.use(fakeMedia);

declare global {
  interface Window {
    /** How often the page has begun to look for ways to another one anew. */
    __restarts: number;
  }
}

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** A clock that can be moved, and a count of the offers that restart ICE. */
async function prepare(context: BrowserContext): Promise<void> {
  await context.clock.install();
  await context.addInitScript(() => {
    window.__restarts = 0;
    const { prototype } = RTCPeerConnection;
    const offer = prototype.createOffer;
    Object.defineProperty(prototype, 'createOffer', {
      value(this: RTCPeerConnection, options: RTCOfferOptions = {}) {
        if (options.iceRestart) window.__restarts += 1;
        return Reflect.apply(offer, this, [options]);
      },
    });
  });
}

/** Of both. */
async function restarts(...pages: readonly Page[]): Promise<number> {
  const counts = await Promise.all(pages.map((page) => page.evaluate(() => window.__restarts)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const away = 'No connection to our server.';

for (const who of [ada, marie]) {
  test(`22. ${who.role}: a network that comes back leads to our server at once, and to one restart`, async ({
    browser,
  }) => {
    const { room, host, guest } = await meetInStandIn(browser, prepare);
    const mine = who === ada ? host : guest;
    room.cut(who, true);
    await mine.context().setOffline(true);
    await expect(mine.getByText(away)).toBeVisible();
    // Pictures go on, from browser to browser.
    await expectMoving(host, 'Picture of Marie Curie');
    // No timer leads back, but that the network is there.
    await mine.clock.pauseAt(Date.now() + 10_000);
    room.cut(who, false);
    await mine.context().setOffline(false);
    await expect(mine.getByText(away)).toBeHidden();
    await mine.clock.resume();
    await expect.poll(() => restarts(host, guest)).toBe(1);
    await expectMoving(host, 'Picture of Marie Curie');
    await expectMoving(guest, 'Picture of Ada Lovelace');
    expect(await restarts(host, guest)).toBe(1);
  });

  test(`22. ${who.role}: after a laptop has slept ways are looked for anew, once`, async ({
    browser,
  }) => {
    const { host, guest } = await meetInStandIn(browser, prepare);
    const mine = who === ada ? host : guest;
    await mine.clock.fastForward('30:00');
    await expect.poll(() => restarts(host, guest)).toBe(1);
    await expect(mine.getByText(away)).toBeHidden();
    await expectMoving(host, 'Picture of Marie Curie');
    await expectMoving(guest, 'Picture of Ada Lovelace');
    expect(await restarts(host, guest)).toBe(1);
  });
}
