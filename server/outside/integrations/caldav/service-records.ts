import type { SrvRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** What the domain name system says of a service: nothing where it does not know it, or is not reached. */
export interface ServiceRecords {
  /** Where it is served, at `_caldavs._tcp.example.com` (RFC 2782). */
  readSrv(name: string): Promise<readonly SrvRecord[]>;
  /** What is said of it, each record in one piece (RFC 6763 §6). */
  readTxt(name: string): Promise<readonly string[]>;
}

interface DnsOptions {
  /** Name servers, `address:port`; the machine's own where none are given. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 2_000;

/** Asks the domain name system. */
export function createServiceRecords({ servers, timeoutMs }: DnsOptions = {}): ServiceRecords {
  const resolver = new Resolver({ timeout: timeoutMs ?? TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  return {
    readSrv: (name) => orNone(resolver.resolveSrv(name)),
    async readTxt(name) {
      const records = await orNone(resolver.resolveTxt(name));
      return records.map((parts) => parts.join(''));
    },
  };
}

/** Without it the domain itself is asked, which is what comes next in any case. */
async function orNone<T>(records: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await records;
  } catch {
    return [];
  }
}
