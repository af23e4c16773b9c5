import type { Worker } from 'playwright/test';
import type { OpenExtension } from './launch-extension.ts';

/** The extension's service worker, as soon as it runs. */
export async function workerOf({ context }: OpenExtension): Promise<Worker> {
  // One that has ended may still be listed before the one that runs.
  return context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
}
