import { checkConnection, network } from './check-connection.ts';
import { parseServerUrl } from './parse-server-url.ts';
import { stored } from './storage.ts';

/**
 * The address of the server that a person means: the first that answers as Kalends of those that it may
 * be, else the plainest. Undefined where the text is no address. The next sign-in begins there; who is signed
 * in elsewhere stays so.
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
  if (found !== undefined) await stored.typedServer.save(found);
  return found;
}
