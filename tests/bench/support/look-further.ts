import type { Page } from 'playwright';

/** What becomes of a booking page after its slots are seen, as its visitor feels it. */
export interface FurtherLook {
  /** Since the navigation began: React has taken the place of what was painted before it. */
  readonly takenMs: number;
  /** From the press of a slot, everything being there, until the frame that shows the form is painted. */
  readonly tapMs: number;
  /** All that the page has asked for until React is there, in kB as it came. */
  readonly allScriptKb: number;
}

export async function lookFurther(page: Page): Promise<FurtherLook> {
  const taken = await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? {};
    return Object.keys(main).some((key) => key.startsWith('__reactFiber')) && performance.now();
  });
  const allScriptKb = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });
  await page.waitForLoadState('networkidle');
  const tapMs = await page.evaluate(tapSlot);
  return { takenMs: Number(await taken.jsonValue()), tapMs, allScriptKb };
}

/** Runs in the page. */
function tapSlot(): Promise<number> {
  const slot = [...document.querySelectorAll<HTMLElement>('[role=tabpanel] button')][0];
  const startMs = performance.now();
  slot?.click();
  return new Promise((resolve) => {
    const look = () => {
      // It may have been there all the while, hidden.
      const isShown = document.querySelector('input[type=email]')?.checkVisibility();
      // A timer set within a frame runs once that frame is painted.
      if (isShown) setTimeout(() => resolve(performance.now() - startMs));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
