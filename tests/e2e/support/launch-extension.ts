import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright/test';
import { findChromium } from '#tests/support/find-chromium.ts';
import { project } from '#tests/support/run-server.ts';
import { browserArguments } from './browser-arguments.ts';
import { arriveWithReact } from './until-react.ts';

export interface OpenExtension {
  readonly context: BrowserContext;
  /** The address of one of the extension's own pages: `popup.html`. */
  url(page: string): string;
}

export interface LoadedExtension extends OpenExtension {
  close(): Promise<void>;
}

const folder = join(project, 'dist/extension/chromium');
/** As the manifest's key says. */
const ID = 'pnhbmhliklaigphidigpfeflhcfphfco';

export const EXTENSION_ARGUMENTS = [
  ...browserArguments,
  // Lets tests press the toolbar's button: Extensions.triggerAction.
  '--enable-unsafe-extension-debugging',
  `--disable-extensions-except=${folder}`,
  `--load-extension=${folder}`,
] as const;

/**
 * A Chromium with a fresh profile that has the built extension in it. No test can press the browser's
 * own question whether it may be on the compose sites: `areSitesAllowed` has it answered before.
 */
export async function launchExtension(
  locale = 'en-US',
  areSitesAllowed = false,
): Promise<LoadedExtension> {
  const profile = await mkdtemp(join(tmpdir(), 'kalends-profile-'));
  if (areSitesAllowed) await answerQuestion(profile);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    channel: 'chromium',
    locale,
    args: [...EXTENSION_ARGUMENTS, `--lang=${locale}`],
    // A context's zone is that of its pages alone; the service worker has the machine's.
    env: { ...process.env, LANGUAGE: locale, TZ: 'Europe/Berlin' },
  });
  arriveWithReact(context);
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker');
  return {
    ...extensionOf(context),
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The extension in a browser that was started with it. */
export function extensionOf(context: BrowserContext): OpenExtension {
  return { context, url: (page) => `chrome-extension://${ID}/${page}` };
}

/** As Chromium notes that a person said yes once, and does not ask again. */
async function answerQuestion(profile: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const granted = { api: [], manifest_permissions: [], scriptable_host: [] };
  const permissions = { ...granted, explicit_host: manifest.optional_host_permissions };
  const known = { granted_permissions: permissions, runtime_granted_permissions: permissions };
  await mkdir(join(profile, 'Default'));
  await writeFile(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ extensions: { settings: { [ID]: known } } }),
  );
}
