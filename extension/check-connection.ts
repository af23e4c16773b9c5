import type { Connection } from '#shared/react/panels/connection-panel.tsx';

/** A server that takes longer is none to work with. */
const PATIENCE_MS = 8_000;

interface World {
  readonly fetch: typeof fetch;
  /** Whether this device has a network; one without may still have a server of its own. */
  readonly isOnline: () => boolean;
}

/** Who answers at a server's origin. It asks `/api/health`, which is open to every page. */
export async function checkConnection(
  serverUrl: string,
  { fetch, isOnline }: World,
): Promise<Connection> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // A browser says of a refused connection and of a reply that it may not read the same: it throws.
  const reply = await fetch(`${serverUrl}/api/health`, { signal }).catch(() => undefined);
  if (reply) return (await isKalends(reply)) ? 'connected' : 'stranger';
  const isHeard = await fetch(serverUrl, { mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
  if (isHeard) return 'stranger';
  return isOnline() ? 'silent' : 'offline';
}

async function isKalends(reply: Response): Promise<boolean> {
  // What is no JSON is not ours.
  const body: unknown = await reply.json().catch(() => undefined);
  return (
    typeof body === 'object' && body !== null && 'product' in body && body.product === 'kalends'
  );
}
