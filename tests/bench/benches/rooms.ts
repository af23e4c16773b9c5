import { startPostgres } from '#tests/support/postgres.ts';
import { amountAtMost, type Bench, type Figure, ratioAtMost } from '../figure.ts';
import { median } from '../median.ts';
import { readMemory } from '../support/read-memory.ts';
import { openBarePairs, openPairs, type Pair } from '../support/room-pairs.ts';
import { startServer, using } from '../support/servers.ts';
import { startProcess } from '../support/start-process.ts';

const ROOMS = 200;
const ROUNDS = 5;
/** Of one room, one after the other, as fast as they are taken. */
const MESSAGES = 20_000;
/** Two sockets with their buffers, two people, and their room. */
const ROOM_BUDGET_KB = 60;
/** A message is read, judged by the room, and written anew; the bare server hands bytes on. */
const WAY_BUDGET = 2.5;
/** A look of each process on the way, of one in 25 ms, and four statements. */
const BETWEEN_BUDGET_MS = 120;
const MANY_BUDGET = 3;
/** All of them written to the database before anyone hears of them, so many together. */
const CHAT_BUDGET = 12;

/** 200 rooms of two on one process: their memory, how long a message takes, and 20,000 in one room. */
export const rooms: Bench = {
  name: 'rooms',
  run: () =>
    using(async (keep) => {
      const postgres = await keep(startPostgres());
      const databaseUrl = postgres.urlOf('postgres');
      const server = await keep(startServer(databaseUrl, { DEMO: 'off' }));
      const other = await keep(startServer(databaseUrl, { DEMO: 'off' }));
      const bare = await keep(startProcess(['tests/bench/support/bare-rooms.ts'], {}));
      const first = await keep(openPairs({ databaseUrl, url: server.url, count: 10 }));
      const before = readMemory(server.pid).nowMb;
      const more = await keep(openPairs({ databaseUrl, url: server.url, count: ROOMS }));
      const roomKb = ((readMemory(server.pid).nowMb - before) * 1000) / ROOMS;
      const barePairs = await keep(openBarePairs(bare.url, ROOMS));
      const memory = amountAtMost('rooms: memory of one of 200', roomKb, ROOM_BUDGET_KB, 'kB');
      return [
        memory,
        await compareWays(more.pairs, barePairs.pairs),
        await measureBetween(databaseUrl, [server.url, other.url]),
        ...(await compareMany(first.pairs, barePairs.pairs)),
      ];
    }),
};

/** A message there and one back, in each room, with all of them open. */
async function compareWays(ours: readonly Pair[], bare: readonly Pair[]): Promise<Figure> {
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const of = async (pairs: readonly Pair[]) => {
      const ms: number[] = [];
      for (const pair of pairs) ms.push(await timeOf(() => pair.thereAndBack()));
      return median(ms);
    };
    rounds.push({ bare: await of(bare), ours: await of(ours) });
  }
  const [mine, theirs] = [
    median(rounds.slice(1).map((round) => round.ours)),
    median(rounds.slice(1).map((round) => round.bare)),
  ];
  return ratioAtMost(
    {
      what: 'rooms: a message there and back, 200 rooms open',
      measured: `${mine.toFixed(2)} ms`,
      peer: `${theirs.toFixed(2)} ms`,
    },
    mine / theirs,
    WAY_BUDGET,
  );
}

/** A message there and back between two people who are on two processes. */
function measureBetween(
  databaseUrl: string,
  [url, otherUrl]: readonly [string, string],
): Promise<Figure> {
  return using(async (keep) => {
    const opened = await keep(openPairs({ databaseUrl, url, otherUrl, count: 1 }));
    const ms: number[] = [];
    for (const pair of opened.pairs) {
      for (let nth = 0; nth < 50; nth += 1) ms.push(await timeOf(() => pair.thereAndBack()));
    }
    const what = 'rooms: a message there and back, between processes';
    return amountAtMost(what, median(ms), BETWEEN_BUDGET_MS, 'ms');
  });
}

/** Many messages of one to another, none of them lost or overtaken: descriptions, and lines of the chat. */
async function compareMany([ours]: readonly Pair[], [bare]: readonly Pair[]): Promise<Figure[]> {
  if (!ours || !bare) throw new Error('There is no room');
  const rounds: { signals: number; chat: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      bare: await timeOf(() => bare.many('signal', MESSAGES)),
      signals: await timeOf(() => ours.many('signal', MESSAGES)),
      chat: await timeOf(() => ours.many('chat', MESSAGES)),
    });
  }
  const of = (name: 'signals' | 'chat' | 'bare') =>
    median(rounds.slice(1).map((round) => round[name]));
  const rate = (ms: number) => `${Math.round((MESSAGES / ms) * 1000)} /s`;
  const figure = (what: string, ms: number, budget: number) =>
    ratioAtMost({ what, measured: rate(ms), peer: rate(of('bare')) }, ms / of('bare'), budget);
  return [
    figure('rooms: 20,000 messages in one, in their order', of('signals'), MANY_BUDGET),
    figure('rooms: 20,000 lines of its chat, in their order', of('chat'), CHAT_BUDGET),
  ];
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await act();
  return performance.now() - startedMs;
}
