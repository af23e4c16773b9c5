import type { Page } from 'playwright/test';
import type { OpenExtension } from './launch-extension.ts';

/** Ends the extension's worker as a browser does, at any moment; `page` is one of the extension. */
export async function endWorker({ context }: OpenExtension, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const ended = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await ended;
  await session.detach();
}
