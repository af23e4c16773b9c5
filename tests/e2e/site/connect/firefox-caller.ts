import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { find, write } from '#tests/e2e/support/firefox.ts';
import { findFirefox } from '#tests/support/find-firefox.ts';
import { givenShiftMs } from '#tests/support/given-clock.ts';
import { shiftDate } from '#tests/support/shift-date.ts';
import { keepConnections, toPlayedLevel } from './kept-connections.ts';
import { expectChanging, expectLoud, toPixels } from './seen-and-heard.ts';

/** A Firefox with a camera whose picture changes, a microphone that hums, and leave to use both. */
export function launchFirefoxCaller(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.locale.requested': 'en-US',
      'intl.accept_languages': 'en-US, en',
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  });
}

/** Somebody whom nobody has to let in, in the time that the server lives in. */
export async function joinInFirefox(firefox: Browser, url: string, name: string): Promise<Page> {
  const page = await firefox.newPage();
  await page.evaluateOnNewDocument(shiftDate, givenShiftMs());
  await page.evaluateOnNewDocument(keepConnections, {});
  await page.goto(url);
  await write(await find(page, 'textbox', 'Your name'), name);
  await (await find(page, 'button', 'Join now')).click();
  return page;
}

export async function expectMovingInFirefox(page: Page, label: string): Promise<void> {
  await page.bringToFront();
  const look = () => page.$eval(`video[aria-label="${label}"]`, toPixels);
  // Before it is there.
  await expectChanging(() => look().catch(() => ''), label);
}

/** By the connections themselves: where a machine has no loudspeaker, nothing else of Firefox says how loud they are. */
export const expectHeardInFirefox = (page: Page) => expectLoud(() => page.evaluate(toPlayedLevel));
