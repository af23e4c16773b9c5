import browser from 'webextension-polyfill';
import type { PageTools } from './page-tools.ts';

declare global {
  /** In the extension's own world of a page, once `page.js` has run there. */
  var kalendsPage: PageTools | undefined;
}

/**
 * Brings the extension's script to a tab and has it do one thing. Undefined where no script may run,
 * and where it came to nothing.
 */
export async function callInPage<Name extends keyof PageTools>(
  tabId: number,
  name: Name,
  argument: Parameters<PageTools[Name]>[0],
): Promise<{ readonly result: unknown } | undefined> {
  const target = { tabId };
  try {
    await browser.scripting.executeScript({ target, files: ['/page.js'] });
    const [frame] = await browser.scripting.executeScript({
      target,
      func: call,
      args: [name, argument],
    });
    return frame && { result: frame.result };
  } catch {
    return undefined;
  }
}

/** Sent to the page as it stands: it knows nothing of this file. */
function call(name: keyof PageTools, argument: never): unknown {
  return globalThis.kalendsPage?.[name](argument);
}
