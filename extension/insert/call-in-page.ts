import browser from 'webextension-polyfill';
import type { Refused } from './outcome.ts';
import { refuse } from './outcome.ts';
import type { PageTools } from './page-tools.ts';

declare global {
  /** In the extension's own world of a page, once `page.js` has run there. */
  var kalendsPage: PageTools | undefined;
}

interface Called {
  readonly kind: 'called';
  readonly result: unknown;
}

/**
 * Brings the extension's script to a tab and has it do one thing. Refused where no script may run, where
 * the button has not been pressed yet, and where the page went away or failed while it was done.
 */
export async function callInPage<Name extends keyof PageTools>(
  tabId: number,
  name: Name,
  argument: Parameters<PageTools[Name]>[0],
): Promise<Called | Refused> {
  const target = { tabId };
  try {
    await browser.scripting.executeScript({ target, files: ['/page.js'] });
  } catch (error) {
    return refuse((await isUnpressed(tabId, error)) ? 'not-pressed' : 'closed-page');
  }
  try {
    const [frame] = await browser.scripting.executeScript({
      target,
      func: call,
      args: [name, argument],
    });
    return frame && !frame.error ? { kind: 'called', result: frame.result } : refuse('page-failed');
  } catch {
    return refuse('page-failed');
  }
}

/** Sent to the page as it stands: it knows nothing of this file. */
function call(name: keyof PageTools, argument: never): unknown {
  return globalThis.kalendsPage?.[name](argument);
}

/**
 * `activeTab` lets an extension at a page when its button is pressed there, and tells it the address.
 * Of pages that are closed to all extensions Chromium says that, and Firefox the same as of any other.
 */
async function isUnpressed(tabId: number, error: unknown): Promise<boolean> {
  if (!/\bhost\b/.test(String(error))) return false;
  try {
    return (await browser.tabs.get(tabId)).url === undefined;
  } catch {
    return false;
  }
}
