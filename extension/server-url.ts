import { stored } from './storage.ts';

/**
 * The Kalends server that this browser works with, without a trailing slash: where somebody is signed in,
 * else where the next sign-in begins. Undefined until an address was typed.
 */
export async function loadServerUrl(): Promise<string | undefined> {
  const signIn = await stored.signIn.load();
  return signIn?.serverUrl ?? (await stored.typedServer.load());
}
