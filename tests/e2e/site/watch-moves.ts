import type { Page } from 'playwright/test';

/** Notes from the next page on what moves in it; asked, it answers with how far, in the measure of `layout-shift`. */
export async function watchMoves(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) moved.push(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'readMoves', () => {
      // Those that nobody has been told of yet.
      note(observer.takeRecords());
      return moved;
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'readMoves')());
}
