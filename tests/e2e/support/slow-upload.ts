import type { Page } from 'playwright/test';

/** Lets so many bytes a second leave a page; what comes to it is as fast as ever. */
export async function slowUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const emulate = async (uploadThroughput: number) => {
    const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', network);
  };
  await emulate(bytesPerSecond);
  return () => emulate(-1);
}
