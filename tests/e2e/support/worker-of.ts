import type { Worker } from 'playwright/test';
import type { LoadedExtension } from './launch-extension.ts';

/** The extension's service worker, as soon as it runs. */
export async function workerOf({ context }: LoadedExtension): Promise<Worker> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  return worker;
}
