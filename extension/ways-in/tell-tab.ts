import browser from 'webextension-polyfill';
import { callInPage } from '../insert/call-in-page.ts';
import { say } from '../say.ts';
import { type Notice, stored } from '../storage.ts';

const SIZE = { width: 420, height: 260 } as const;

/** Says something over the page, or in a window of our own where no script may run. */
export async function tellTab(tabId: number, { lines, choices, writing }: Notice): Promise<void> {
  const told = await callInPage(tabId, 'tell', {
    lines,
    choices,
    close: say('notice.close'),
  });
  if (told.kind === 'called') return;
  await stored.notice.save({ lines, choices, writing });
  await browser.windows.create({ url: '/notice.html', type: 'popup', ...SIZE });
}
