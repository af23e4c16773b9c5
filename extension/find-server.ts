import { checkConnection, network } from './check-connection.ts';
import { parseServerUrl } from './parse-server-url.ts';
import { stored } from './storage.ts';

/**
 * The address of the server that a person means: the first that answers as Kalends of those that it may
 * be, else the plainest. It is kept. Undefined where the text is no address.
 */
export async function findServer(typed: string): Promise<string | undefined> {
  const urls = parseServerUrl(typed);
  let found = urls.at(-1);
  for (const url of urls) {
    const connection = await checkConnection(url, network);
    if (connection !== 'connected' && connection !== 'older') continue;
    found = url;
    break;
  }
  if (found !== undefined) await stored.serverUrl.save(found);
  return found;
}
