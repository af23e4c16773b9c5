import browser from 'webextension-polyfill';
import type { Writing } from '#shared/domain/rich-text.ts';
import { callInPage } from '../insert/call-in-page.ts';
import { say } from '../say.ts';
import { saveNotice } from '../storage/stored-notice.ts';

interface Told {
  readonly lines: readonly string[];
  /** What still has to get into the clipboard. */
  readonly content?: Writing;
}

const SIZE = { width: 420, height: 260 } as const;

/** Says something over the page, or in a window of our own where no script may run. */
export async function tellTab(tabId: number, { lines, content }: Told): Promise<void> {
  const isTold = await callInPage(tabId, 'tell', { lines, close: say('notice.close') });
  if (isTold) return;
  await saveNotice({ lines, content });
  await browser.windows.create({ url: '/notice.html', type: 'popup', ...SIZE });
}
