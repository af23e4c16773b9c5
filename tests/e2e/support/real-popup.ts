import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { OpenExtension } from './launch-extension.ts';

declare const chrome: {
  readonly extension: { getViews(of: { readonly type: 'popup' }): readonly Window[] };
};

/** The popup that hangs on the toolbar's button: no tab, so that only another page of ours gets at it. */
export interface RealPopup {
  /** Its chosen tab; undefined while it is not open. */
  tab(): Promise<string | undefined>;
  press(buttonName: string): Promise<void>;
}

/** Opened before the page that is tested, so that it does not take its place in front. */
export async function watchPopup({ context, url }: OpenExtension): Promise<RealPopup> {
  const watcher = await context.newPage();
  await watcher.goto(url('notice.html'));
  return { tab: () => tabOf(watcher), press: (name) => press(watcher, name) };
}

function tabOf(watcher: Page): Promise<string | undefined> {
  return watcher.evaluate(() => {
    const [popup] = chrome.extension.getViews({ type: 'popup' });
    return popup?.document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
  });
}

async function press(watcher: Page, buttonName: string): Promise<void> {
  const isPressed = () =>
    watcher.evaluate((name) => {
      const [popup] = chrome.extension.getViews({ type: 'popup' });
      const button = popup?.document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
      button?.click();
      return Boolean(button);
    }, buttonName);
  await expect.poll(isPressed).toBe(true);
}
