import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright/test';
import { findChromium } from '#tests/support/find-chromium.ts';
import { project } from '#tests/support/run-server.ts';
import { browserArguments } from './browser-arguments.ts';

export const BUILT_EXTENSION = join(project, 'dist/extension/chromium');

export interface LoadedExtension {
  readonly context: BrowserContext;
  /** The address of one of the extension's own pages: `popup.html`. */
  url(page: string): string;
  close(): Promise<void>;
}

/** A Chromium with a fresh profile that has the built extension in it. */
export async function launchExtension(
  locale = 'en-US',
  folder = BUILT_EXTENSION,
): Promise<LoadedExtension> {
  const profile = await mkdtemp(join(tmpdir(), 'kalends-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    channel: 'chromium',
    locale,
    args: [
      ...browserArguments,
      // Lets tests press the toolbar's button: Extensions.triggerAction.
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      `--lang=${locale}`,
    ],
    // A context's zone is that of its pages alone; the service worker has the machine's.
    env: { ...process.env, LANGUAGE: locale, TZ: 'Europe/Berlin' },
  });
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  const origin = `chrome-extension://${new URL(worker.url()).host}`;
  return {
    context,
    url: (page) => `${origin}/${page}`,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
