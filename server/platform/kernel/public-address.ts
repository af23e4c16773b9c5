import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are nobody's on the internet: private, of this machine, of the provider's own. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix);
}
/** All of IPv6 that is routed; in it, the networks that hold other addresses or none. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
const hollow = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  hollow.addSubnet(network, prefix, 'ipv6');
}

/**
 * Whether an IP address is one of the public internet: `93.184.215.14 → true`, `10.0.0.1 → false`,
 * `::ffff:10.0.0.1 → false`. What is no address is none of them.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address);
  if (!isIPv6(address)) return false;
  return routed.check(address, 'ipv6') && !hollow.check(address, 'ipv6');
}
