import type { Page } from 'playwright/test';
import type { OpenExtension } from './launch-extension.ts';

/** Presses the toolbar's button over a page, which lets the extension at it: `activeTab`. */
export async function pressToolbar(extension: OpenExtension, page: Page): Promise<void> {
  const browser = extension.context.browser();
  if (!browser) throw new Error('A browser of its own has no name to be called by.');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = targetInfos.find(({ url }) => url === page.url());
  await session.send('Extensions.triggerAction', {
    id: new URL(extension.url('')).host,
    targetId: tab?.targetId ?? '',
  });
  await session.detach();
}
