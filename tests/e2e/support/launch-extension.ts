import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from 'playwright/test';
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

/** The extension as it is built for Chromium. */
export const EXTENSION_FOLDER = join(project, 'dist/extension/chromium');
/** As the manifest's key says. */
const ID = 'pnhbmhliklaigphidigpfeflhcfphfco';

/** Lets tests press the toolbar's button, and install: `Extensions` of the DevTools protocol. */
const DEBUGGING = '--enable-unsafe-extension-debugging';

export const EXTENSION_ARGUMENTS = [
  ...browserArguments,
  DEBUGGING,
  `--disable-extensions-except=${EXTENSION_FOLDER}`,
  `--load-extension=${EXTENSION_FOLDER}`,
] as const;

/**
 * A Chromium with a fresh profile that has the built extension in it. No test can press the browser's
 * own question whether it may be on the compose sites: `areSitesAllowed` has it answered before.
 */
export async function launchExtension(
  locale = 'en-US',
  areSitesAllowed = false,
): Promise<LoadedExtension> {
  const profile = await newProfile();
  if (areSitesAllowed) await answerQuestion(profile);
  const context = await launch(profile, locale, { args: [...EXTENSION_ARGUMENTS] });
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker');
  return { ...extensionOf(context), close: () => closeWith(profile, context) };
}

/** A Chromium with a fresh profile in which extensions can be installed, and none is. */
export async function launchWithoutExtension(): Promise<
  Pick<LoadedExtension, 'context' | 'close'>
> {
  const profile = await newProfile();
  const context = await launch(profile, 'en-US', {
    args: [...browserArguments, DEBUGGING],
    ignoreDefaultArgs: ['--disable-extensions'],
  });
  return { context, close: () => closeWith(profile, context) };
}

const newProfile = () => mkdtemp(join(tmpdir(), 'kalends-profile-'));

async function launch(
  profile: string,
  locale: string,
  { args = [], ...options }: LaunchOptions,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: findChromium(),
    channel: 'chromium',
    locale,
    args: [...args, `--lang=${locale}`],
    // A context's zone is that of its pages alone; the service worker has the machine's. What a browser
    // takes away it also looks for among the menus of whoever runs it, which are no business of tests.
    env: { ...process.env, LANGUAGE: locale, TZ: 'Europe/Berlin', XDG_DATA_HOME: profile },
  });
  arriveWithReact(context);
  return context;
}

async function closeWith(profile: string, context: BrowserContext): Promise<void> {
  await context.close();
  await rm(profile, { recursive: true, force: true });
}

/** The extension in a browser that was started with it. */
export function extensionOf(context: BrowserContext): OpenExtension {
  return { context, url: (page) => `chrome-extension://${ID}/${page}` };
}

/** As Chromium notes that a person said yes once, and does not ask again. */
async function answerQuestion(profile: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(EXTENSION_FOLDER, 'manifest.json'), 'utf8'));
  const granted = { api: [], manifest_permissions: [], scriptable_host: [] };
  const permissions = { ...granted, explicit_host: manifest.optional_host_permissions };
  const known = { granted_permissions: permissions, runtime_granted_permissions: permissions };
  await mkdir(join(profile, 'Default'));
  await writeFile(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ extensions: { settings: { [ID]: known } } }),
  );
}
