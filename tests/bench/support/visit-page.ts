import type { Browser, Page, Response } from 'playwright';
import { type PageWeight, weighPage } from './page-weight.ts';

export interface PageVisit extends PageWeight {
  /** Times since the navigation began. */
  readonly firstPaintMs: number;
  readonly firstContentMs: number;
  readonly slotsMs: number;
}

interface VisitOptions {
  /** Runs in the page: marks `slots` once it can be used. */
  readonly watch?: () => void;
  /** Of a session. */
  readonly cookie?: string;
  /** It has been there before, and keeps what it may. */
  readonly isWarm?: boolean;
}

/** A middling phone on a poor line: 1.6 Mbit/s each way, 150 ms round trip, four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const CPU_SLOWDOWN = 4;

/**
 * Opens a booking page as a first-time visitor on a poor phone until its slots can be pressed. A
 * visitor who is asked for a host first presses `Select date & time` as soon as it is there.
 */
export async function visitPage(
  browser: Browser,
  url: string,
  { watch = watchForSlots, cookie, isWarm = false }: VisitOptions = {},
): Promise<PageVisit> {
  const context = await browser.newContext(
    cookie === undefined ? {} : { extraHTTPHeaders: { cookie } },
  );
  try {
    const page = await context.newPage();
    if (isWarm) {
      await page.goto(url, { waitUntil: 'networkidle' });
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: !isWarm });
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'commit' });
    const times = await readTimes(page);
    const early = new Set(await page.evaluate(urlsBefore, times.slotsMs));
    return { ...times, ...(await weighPage(page, responses, (each) => early.has(each))) };
  } finally {
    await context.close();
  }
}

async function readTimes(page: Page) {
  const timeOf = async (name: string) => {
    const entry = await page.waitForFunction(
      (wanted) => performance.getEntriesByName(wanted)[0]?.startTime,
      name,
    );
    return (await entry.jsonValue()) ?? 0;
  };
  return {
    slotsMs: await timeOf('slots'),
    firstPaintMs: await timeOf('first-paint'),
    firstContentMs: await timeOf('first-contentful-paint'),
  };
}

/** Runs in the page: marks the frame in which the first slot is there to be pressed. */
function watchForSlots(): void {
  let hasPressed = false;
  const look = () => {
    const buttons = [...document.querySelectorAll('button')];
    const isThere = buttons.some(
      (button) => /^\d{1,2}:\d{2}/.test(button.textContent.trim()) && button.offsetHeight > 0,
    );
    const next = buttons.find((button) => button.textContent.trim() === 'Select date & time');
    // Pressed again in every frame, the step it leads to would begin anew in every frame.
    if (!hasPressed) next?.click();
    hasPressed ||= next !== undefined;
    if (isThere) performance.mark('slots');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what it had asked for by then. */
function urlsBefore(ms: number): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < ms)
    .map((entry) => entry.name);
}
