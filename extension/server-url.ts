import { stored } from './storage.ts';

/** Where `npm start` listens when nothing else is said. */
const DEFAULT_SERVER_URL = 'http://localhost:4321';

/** The address of the Kalends server that this browser works with, without a trailing slash. */
export async function loadServerUrl(): Promise<string> {
  return (await stored.serverUrl.load()) ?? DEFAULT_SERVER_URL;
}
