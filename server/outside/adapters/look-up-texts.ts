import { Resolver } from 'node:dns/promises';

const ANSWER_MS = 3_000;
const TRIES = 2;

/** What a name server answers where there is nothing. */
const NOTHING: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * The TXT records of a name, each in one piece; none where there are none. `servers` are asked instead of this
 * machine's: `127.0.0.1:5353`.
 * @throws where no name server answers.
 */
export async function lookUpTexts(name: string, servers?: readonly string[]): Promise<string[]> {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOTHING.has(error.code)) return [];
    throw error;
  }
}
