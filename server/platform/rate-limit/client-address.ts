import { isIPv6 } from 'node:net';

/**
 * The address that a request is counted by. `X-Forwarded-For` can be written by anyone, so of its
 * list only what the given number of our own proxies appended is believed; 0 believes none of it.
 * An IPv6 network of /64 is one client, and IPv4 in IPv6 is IPv4:
 * `({ socket: '::ffff:192.0.2.1' }, 0) → '192.0.2.1'`.
 */
export function toClientAddress(
  from: { readonly socket: string | undefined; readonly forwardedFor?: string | undefined },
  trustedProxies: number,
): string {
  const forwarded = (from.forwardedFor ?? '').split(',').map((part) => part.trim());
  const hops = [...forwarded.filter((part) => part !== ''), from.socket ?? ''];
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '';
  return toNetwork(address) || 'unknown';
}

function toNetwork(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(bare) ? `${firstGroups(bare).join(':')}::/64` : bare;
}

/** The first four of eight groups, without leading zeros: `2001:db8::1 → 2001, db8, 0, 0`. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
