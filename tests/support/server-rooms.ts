/** The wings of the server, from left to right: each knows itself and those before it. */
const WINGS = ['platform', 'people', 'time', 'outside', 'effects', 'post', 'public', 'office'];

/**
 * Where a file of the server stands in their order. What puts the wings together is at the right of
 * them all; undefined for what is not the server's.
 */
export function wingOf(path: string): number | undefined {
  if (!path.startsWith('server/')) return undefined;
  const wing = WINGS.indexOf(path.split('/')[1] ?? '');
  return wing === -1 ? WINGS.length : wing;
}

/**
 * The folder of a subject: `server/time/booking/store/x.ts → server/time/booking`,
 * `server/cli/start.ts → server/cli`; undefined for what stands in none.
 */
export function roomOf(path: string): string | undefined {
  const parts = path.split('/');
  const depth = WINGS.includes(parts[1] ?? '') ? 3 : 2;
  return parts[0] === 'server' && parts.length > depth
    ? parts.slice(0, depth).join('/')
    : undefined;
}
