import type { Browser, Page, Response } from 'playwright';
import { weighPage } from './page-weight.ts';

export interface PageVisit {
  /** Of what had come whole until the slots were seen, in kB as gzip's best level packs each. */
  readonly scriptKb: number;
  readonly styleKb: number;
  /** Of what had been asked for by then, whole or on its way. */
  readonly askedScriptKb: number;
  /** Times since the navigation began. */
  readonly firstPaintMs: number;
  readonly firstContentMs: number;
  readonly slotsMs: number;
}

interface VisitOptions<More> {
  /** Runs in the page: marks `slots` once it can be used. */
  readonly watch?: () => void;
  /** Of a session. */
  readonly cookie?: string;
  /** It has been there before, and keeps what it may. */
  readonly isWarm?: boolean;
  /** What else is to be known of the page, once its slots are there. */
  readonly look?: (page: Page) => Promise<More>;
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
export async function visitPage<More = object>(
  browser: Browser,
  url: string,
  { watch = watchForSlots, cookie, isWarm = false, look }: VisitOptions<More> = {},
): Promise<PageVisit & More> {
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
    const further = (await look?.(page)) as More;
    const until = await page.evaluate(urlsUntil, times.slotsMs);
    const come = await weighPage(page, responses, (each) => until.come.includes(each));
    const asked = await weighPage(page, responses, (each) => until.asked.includes(each));
    return { ...times, ...come, askedScriptKb: asked.scriptKb, ...further };
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

/** Runs in the page, once what was asked for is there: what had come, and been asked for, until then. */
function urlsUntil(ms: number): Record<'come' | 'asked', string[]> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const urlsOf = (found: readonly PerformanceEntry[]) => found.map(({ name }) => name);
  return {
    come: urlsOf(entries.filter(({ responseEnd }) => responseEnd < ms)),
    asked: urlsOf(entries.filter(({ startTime }) => startTime < ms)),
  };
}
