import { Resolver } from 'node:dns/promises';

interface DnsOptions {
  /** Name servers, `address:port`; the machine's own where none are given. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 1_500;

/**
 * Asks the domain name system whether a domain takes mail: its MX records, or where there are none
 * its address (RFC 5321 §5.1). A null MX (RFC 7505) takes none. Throws when nobody answers in time.
 */
export function createDnsMailServers(
  options: DnsOptions = {},
): (domain: string) => Promise<boolean> {
  const resolver = new Resolver({ timeout: options.timeoutMs ?? TIMEOUT_MS, tries: 1 });
  if (options.servers) resolver.setServers(options.servers);
  return async (domain) => {
    const exchanges = await orNone(resolver.resolveMx(domain));
    if (exchanges.length > 0) return exchanges.some(({ exchange }) => !isNullExchange(exchange));
    const addresses = await orNone(resolver.resolve4(domain));
    return addresses.length > 0 || (await orNone(resolver.resolve6(domain))).length > 0;
  };
}

function isNullExchange(exchange: string): boolean {
  return exchange === '' || exchange === '.';
}

/** No such name and no such record are answers; anything else is a failure. */
async function orNone<T>(records: Promise<T[]>): Promise<T[]> {
  try {
    return await records;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
