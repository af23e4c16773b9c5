import type { Browser } from 'webextension-polyfill';
import type { OpenExtension } from './launch-extension.ts';
import { workerOf } from './worker-of.ts';

declare const chrome: Browser;

/** Puts into the extension's storage what it would have kept itself. */
export async function keepStored(
  extension: OpenExtension,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const worker = await workerOf(extension);
  await worker.evaluate(
    (items) => chrome.storage.local.set(items),
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { version: 1, value }])),
  );
}

/** What the extension keeps under one name. */
export async function readStored(extension: OpenExtension, key: string): Promise<unknown> {
  const worker = await workerOf(extension);
  return await worker.evaluate(
    async (name) => Reflect.get(Object((await chrome.storage.local.get(name))[name]), 'value'),
    key,
  );
}

/** Somebody who is signed in at a server, as far as the extension knows. */
export function signedInAt(serverUrl: string): Readonly<Record<string, unknown>> {
  const account = { email: 'ada@demo.test', name: 'Ada', companyName: 'Demo', slug: null };
  const tokens = { accessToken: 'a', accessEndsAtMs: 4e12, refreshToken: 'r' };
  const signIn = { id: 'kept', serverUrl, tokens, account: { ...account, timeFormat: '24h' } };
  return { signIn, typedServer: serverUrl };
}

const url = 'https://kalends.example/ada/intro';

/** Two booking links, the second one with what menus and address bars read as signs of their own. */
export const keptLinks = [
  { id: '1', name: 'Intro call', of: null, durationsMinutes: [30], url },
  { id: '2', name: 'Q&A 100%', of: null, durationsMinutes: [60], url: `${url}-2` },
] as const;
