import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import { AddressNotAllowed } from '#server/platform/kernel/fetch-outside.ts';

/** Where a connection would go. */
export interface Target {
  /** The name that was asked for, or the address itself: `dav.example.com`, `fd00::1`. */
  readonly host: string;
  readonly address: string;
  readonly port: number;
}

/** All addresses of a name, as `dns.lookup` finds them; tests bring their own. */
export type LookUp = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

interface Check {
  readonly mayReach: (target: Target) => boolean;
  readonly lookUp?: LookUp | undefined;
  /** Looking up, connecting and greeting. */
  readonly patienceMs: number;
}

/**
 * Connects to what was checked and to nothing else: a name is looked up once, each address that it leads
 * to is checked, and those very ones are connected to. One that may not be reached refuses the name.
 */
export function createCheckedConnector(
  build: typeof buildConnector,
  { mayReach, lookUp = lookup, patienceMs }: Check,
): buildConnector.connector {
  return (options, done) => {
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
    const isAllowed = (address: string) => mayReach({ host, address, port });
    // Node looks up names alone.
    if (isIP(host) && !isAllowed(host)) {
      queueMicrotask(() => done(new AddressNotAllowed(), null));
      return;
    }
    const connect = build({
      lookup: lookUpAllowed(lookUp, isAllowed),
      autoSelectFamily: true,
      timeout: patienceMs,
      maxCachedSessions: 0,
      // What bounds an answer is tried with HTTP/1.1.
      allowH2: false,
    });
    connect(options, done);
  };
}

function lookUpAllowed(lookUp: LookUp, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return done(new AddressNotAllowed(), '', 0);
      }
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
