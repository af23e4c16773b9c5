import { join } from 'node:path';
import { project } from '#tests/support/run-server.ts';
import type { OpenExtension } from './launch-extension.ts';

/** What a browser does when there is a new version: the old one's scripts stay in open pages, alone. */
export async function updateExtension({ context }: OpenExtension): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('A browser of its own has no name to be called by.');
  const session = await browser.newBrowserCDPSession();
  const loaded = context.waitForEvent('serviceworker');
  const path = join(project, 'dist/extension/chromium');
  await session.send('Extensions.loadUnpacked', { path });
  await loaded;
  await session.detach();
}
