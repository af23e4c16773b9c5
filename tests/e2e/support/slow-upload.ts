import type { Page } from 'playwright/test';

/** Lets so many bytes a second leave a page; what comes to it is as fast as ever. */
export async function slowUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const emulate = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await emulate(bytesPerSecond);
  return () => emulate(-1);
}
