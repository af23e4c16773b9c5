import type { Context } from 'hono';
import { toClientAddress } from '#server/platform/rate-limit/client-address.ts';
import type { HttpEnv } from './context.ts';

/** The address that a call is counted by; see `toClientAddress`. */
export function addressOf(c: Context<HttpEnv>, trustedProxies: number): string {
  return toClientAddress(
    { socket: socketAddress(c), forwardedFor: c.req.header('x-forwarded-for') },
    trustedProxies,
  );
}

/** Node's server hands the socket over beside the request; there is none without a server. */
function socketAddress(c: Context<HttpEnv>): string | undefined {
  const bindings: unknown = c.env;
  if (!isObject(bindings) || !isObject(bindings.incoming)) return undefined;
  const { socket } = bindings.incoming;
  const address = isObject(socket) ? socket.remoteAddress : undefined;
  return typeof address === 'string' ? address : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
