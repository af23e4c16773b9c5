import { EXTENSION_DIALECT } from '#shared/domain/connected-apps.ts';
import type { Connection } from '#shared/react/panels/connection-panel.tsx';

/** A server that takes longer is none to work with. */
const PATIENCE_MS = 8_000;

/** What is known once it was asked. */
export type Reached = Exclude<Connection, 'checking'>;

interface World {
  readonly fetch: typeof fetch;
  /** Whether this device has a network; one without may still have a server of its own. */
  readonly isOnline: () => boolean;
}

/** The network of this browser. */
export const network: World = {
  fetch: (...request) => fetch(...request),
  isOnline: () => navigator.onLine,
};

/** Who answers at a server's address. It asks `/api/health`, which is open to every page. */
export async function checkConnection(
  serverUrl: string,
  { fetch, isOnline }: World,
): Promise<Reached> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // A browser says of a refused connection and of a reply that it may not read the same: it throws.
  const reply = await fetch(`${serverUrl}/api/health`, { signal }).catch(() => undefined);
  if (reply) return judge(await reply.json().catch(() => undefined));
  const isHeard = await fetch(serverUrl, { mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
  if (isHeard) return 'stranger';
  return isOnline() ? 'silent' : 'offline';
}

/** Of what a server says of itself at `/api/health`; what is no JSON is not ours. */
function judge(said: unknown): Reached {
  if (typeof said !== 'object' || said === null) return 'stranger';
  if (!('product' in said) || said.product !== 'kalends') return 'stranger';
  const dialect = 'extension' in said ? Number(said.extension) : 0;
  return dialect >= EXTENSION_DIALECT ? 'connected' : 'older';
}
