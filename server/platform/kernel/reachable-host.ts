import { BlockList, isIP, isIPv6 } from 'node:net';

/** What an installation lets its people reach although it is private. */
export type ReachableHost =
  | { readonly name: string; readonly port: number | undefined }
  | { readonly network: BlockList; readonly port: number | undefined };

const HOST_AND_PORT = /^(\[[^\]]+\]|[^\s:/?#@\\[\]]+)(?::(\d{1,5}))?$/;
/** As `URL` writes it, IPv6 without its brackets. */
const NAME = /^[a-z0-9._:-]+$/;
const NETWORK = /^([^/]+)\/(\d{1,3})$/;

/**
 * An entry of the list: a name, an address or a network, each but the last with a port if need be.
 * `nextcloud.lan`, `nextcloud.lan:8444`, `10.0.0.5`, `[fd00::5]:5232`, `10.0.0.0/8`; undefined for anything else.
 */
export function parseReachableHost(entry: string): ReachableHost | undefined {
  const network = NETWORK.exec(entry);
  if (network) return toNetwork(network[1] ?? '', Number(network[2]), undefined);
  const [, given = '', portText] = HOST_AND_PORT.exec(isIPv6(entry) ? `[${entry}]` : entry) ?? [];
  const port = portText === undefined ? undefined : Number(portText);
  if (port === 0 || (port ?? 0) > 65_535) return undefined;
  const name = toHostName(URL.parse(`http://${given}/`)?.hostname ?? '');
  if (!NAME.test(name)) return undefined;
  return isIP(name) ? toNetwork(name, isIPv6(name) ? 128 : 32, port) : { name, port };
}

function toNetwork(
  address: string,
  prefix: number,
  port: number | undefined,
): ReachableHost | undefined {
  const version = isIP(address);
  if (version === 0 || prefix > (version === 6 ? 128 : 32)) return undefined;
  const network = new BlockList();
  network.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  return { network, port };
}

/** `[fd00::1] → fd00::1`, `nextcloud.lan. → nextcloud.lan` */
export function toHostName(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}
