import type { SrvRecord } from 'node:dns';
import { calDavServices } from '#shared/domain/integrations/caldav-services.ts';
import type { ReadAddress } from './read-address.ts';
import type { ServiceRecords } from './service-records.ts';

const WELL_KNOWN = '/.well-known/caldav';
const SERVICE = '_caldavs._tcp';

/**
 * Where the server of an address may be, the likeliest first (RFC 6764 §6): what the domain's records
 * name, the well-known path, the address itself. An address with a path names its server.
 *
 * Records are no proof of anything: a forged one would have a password sent to its forger, with a
 * certificate that is in order (RFC 6764 §8). So they lead to hosts of the domain itself, or to services
 * whose addresses we know, and nowhere else. Who is somewhere else gives the server's address.
 */
export async function listServers(
  { url, domain }: ReadAddress,
  records: ServiceRecords,
): Promise<readonly URL[]> {
  const named = domain === undefined ? [] : await listNamed(domain, records);
  const itself = url.pathname === '/' ? [] : [url];
  const all = [...named, ...itself, new URL(WELL_KNOWN, url), new URL('/', url)];
  return all.filter((each, at) => all.findIndex(({ href }) => href === each.href) === at);
}

async function listNamed(domain: string, records: ServiceRecords): Promise<readonly URL[]> {
  const name = `${SERVICE}.${domain}`;
  const [servers, texts] = await Promise.all([records.readSrv(name), records.readTxt(name)]);
  const path = texts.map((text) => /^path=(\/.*)$/i.exec(text)?.[1]).find(Boolean);
  return [...servers]
    .sort((a, b) => a.priority - b.priority || b.weight - a.weight)
    .filter((server) => mayServe(server, domain))
    .flatMap((server) => toUrls(server, path));
}

/** `.` says that there is no such service (RFC 2782). */
function mayServe({ name }: SrvRecord, domain: string): boolean {
  const host = toHost(name);
  const known = calDavServices.flatMap(({ address }) =>
    address ? [new URL(address).hostname] : [],
  );
  return host === domain || host.endsWith(`.${domain}`) || known.includes(host);
}

const toHost = (name: string) => name.toLowerCase().replace(/\.$/, '');

function toUrls({ name, port }: SrvRecord, path: string | undefined): URL[] {
  const root = `https://${toHost(name)}:${port}`;
  const paths = path === undefined ? [WELL_KNOWN] : [path, WELL_KNOWN];
  return paths.flatMap((each) => (URL.canParse(each, root) ? [new URL(each, root)] : []));
}
