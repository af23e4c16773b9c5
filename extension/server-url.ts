import browser from 'webextension-polyfill';
import { parseServerUrl } from './parse-server-url.ts';

const key = 'serverUrl';

/** Where `npm start` listens when nothing else is said. */
const defaultServerUrl = 'http://localhost:4321';

/** The origin of the Kalends server that this browser works with. */
export async function loadServerUrl(): Promise<string> {
  const stored = (await browser.storage.local.get(key))[key];
  return (typeof stored === 'string' && parseServerUrl(stored)) || defaultServerUrl;
}

export async function saveServerUrl(serverUrl: string): Promise<void> {
  await browser.storage.local.set({ [key]: serverUrl });
}
