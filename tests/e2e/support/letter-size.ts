import type { CDPSession, Page } from 'playwright/test';

/** The letters that a browser is set to where a page says nothing of its own. */
const NORMAL_PX = 16;

export interface LetterSize {
  /** What visitors do by their browser's own setting: queries of the screen follow it, too. */
  double(): Promise<void>;
  reset(): Promise<void>;
}

/** Changes the size of letters where a page is, without loading it again. */
export async function letterSizeOf(page: Page): Promise<LetterSize> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const set = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction(
      (px) => getComputedStyle(document.documentElement).fontSize === `${px}px`,
      standard,
    );
  };
  return { double: () => set(2 * NORMAL_PX), reset: () => set(NORMAL_PX) };
}
