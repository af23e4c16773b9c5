import { isIPv6 } from 'node:net';
import { isPublicAddress } from '#server/platform/kernel/public-address.ts';
import { type ReachableHost, toHostName } from '#server/platform/kernel/reachable-host.ts';
import type { Target } from './checked-connector.ts';

/**
 * Ports that servers of the web and of calendars listen on: the web's own and its usual others, cPanel's
 * WebDAV and CalDAV (2077 to 2080), Radicale's (5232), those of Apple's Calendar Server (8008, 8443).
 *
 * A list, and no "all but": what is asked is of a stranger's making, and a server of another protocol may
 * take a line of it for a command (mail on 25, Redis on 6379, whatever comes next); nor is anyone to look
 * through somebody's ports by us. A server on another port is listed by the installation, with its port.
 */
const PORTS: ReadonlySet<number> = new Set([
  ...[80, 443, 8080, 8443],
  ...[2077, 2078, 2079, 2080, 5232, 8008],
]);

/** Whether a connection may be made: to a public address on a port of the web, or to what is listed. */
export function toMayReach(listed: readonly ReachableHost[]): (target: Target) => boolean {
  return (target) =>
    (PORTS.has(target.port) && isPublicAddress(target.address)) ||
    listed.some((each) => covers(each, target));
}

function covers(listed: ReachableHost, { host, address, port }: Target): boolean {
  if (listed.port === undefined ? !PORTS.has(port) : listed.port !== port) return false;
  if ('name' in listed) return listed.name === toHostName(host.toLowerCase());
  return listed.network.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
