import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

interface Turns<Name extends string> {
  /** Where each posts to, and what. */
  readonly posts: Readonly<Record<Name, { readonly url: string; nextBody(): object }>>;
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Posts to one after the other, each request at its time whether or not the one before has been answered: whatever
 * else the machine does meets all of them alike. Resolves to how many milliseconds each answer took; throws unless
 * all are 200.
 */
export async function takeTurns<Name extends string>({
  posts,
  perSecond,
  seconds,
}: Turns<Name>): Promise<ReadonlyMap<Name, readonly number[]>> {
  const names = Object.keys(posts) as Name[];
  const took = new Map(names.map((name) => [name, [] as number[]]));
  const ask = async (name: Name) => {
    const { url, nextBody } = posts[name];
    const beganMs = performance.now();
    const status = await post(url, nextBody());
    took.get(name)?.push(performance.now() - beganMs);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  };
  const startedMs = performance.now();
  const asked: Promise<PromiseSettledResult<void>[]>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const waitMs = startedMs + (turn * 1000) / perSecond - performance.now();
    if (waitMs > 0) await setTimeout(waitMs);
    // In another order each round: nobody always comes after the same.
    const round = Math.floor(turn / names.length);
    const name = names[(turn + round) % names.length];
    if (name) asked.push(Promise.allSettled([ask(name)]));
  }
  for (const [result] of await Promise.all(asked)) {
    if (result?.status === 'rejected') throw result.reason;
  }
  return took;
}

/** By a connection of its own: one that is kept may be closed in the moment in which it is used. */
async function post(url: string, body: object): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  const asked = request(url, { method: 'POST', headers, agent: false });
  asked.end(JSON.stringify(body));
  const [reply]: IncomingMessage[] = await once(asked, 'response');
  reply?.resume();
  if (reply) await once(reply, 'end');
  return reply?.statusCode;
}
