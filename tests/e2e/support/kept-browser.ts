import type { BrowserContext, Page } from 'playwright/test';
import {
  EXTENSION_FOLDER,
  extensionOf,
  launchWithoutExtension,
  type OpenExtension,
} from './launch-extension.ts';

/** A Chromium in which one test after another has the extension for itself. */
export interface KeptBrowser {
  readonly context: BrowserContext;
  /** Installs the extension, which knows nothing yet. */
  install(): Promise<OpenExtension>;
  /** Takes away the extension and all that a test left, so that the browser is as it was started. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function keepBrowser(): Promise<KeptBrowser> {
  const { context, close } = await launchWithoutExtension();
  const browser = context.browser();
  const [blank] = context.pages();
  if (!browser || !blank) throw new Error('The browser has not started with its page.');
  const session = await browser.newBrowserCDPSession();
  const visited = new Set<string>();
  context.on('request', (request) => void visited.add(new URL(request.url()).origin));
  return {
    context,
    async install() {
      const awake = context.waitForEvent('serviceworker');
      await session.send('Extensions.loadUnpacked', { path: EXTENSION_FOLDER });
      await awake;
      return extensionOf(context);
    },
    async clear() {
      await Promise.all(context.pages().map((page) => page !== blank && page.close()));
      // What it stored and was allowed goes with it.
      await session.send('Extensions.uninstall', {
        id: new URL(extensionOf(context).url('')).host,
      });
      for (const worker of context.serviceWorkers()) await worker.waitForEvent('close');
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await forgetSites(blank, visited);
      await emptyClipboard(blank);
    },
    close,
  };
}

/** Forgets what the sites have stored, and what was kept of their replies. */
async function forgetSites(blank: Page, visited: Set<string>): Promise<void> {
  const session = await blank.context().newCDPSession(blank);
  for (const origin of visited) {
    if (!origin.startsWith('http')) continue;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  visited.clear();
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** No browser has a command for it: another text takes the place of what was copied. */
async function emptyClipboard(blank: Page): Promise<void> {
  await blank.setContent('<input value="Nothing was copied.">');
  await blank.getByRole('textbox').selectText();
  await blank.keyboard.press('Control+c');
  await blank.goto('about:blank');
}
