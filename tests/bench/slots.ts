import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { computeBound } from '#tests/bench/bound.ts';
import { compute, prepare, type Workload } from '#tests/bench/workload.ts';

/**
 * Times the slot engine and its lower bound on the workloads, interleaved, and prints medians and
 * their ratio; then how the engine's time grows with busy times, ranges and hosts (a factor near
 * the input's is linear). Exits 1 if the starts are wrong. Run with `node tests/bench/slots.ts`.
 */

const ROUNDS = 300;
const WARM_UP_ROUNDS = 150;
const GROWTH = 16;

type Compute = (workload: Workload) => string[];

for (const name of ['W1', 'W2', 'W3', 'W5']) {
  const workload = readWorkload(name);
  for (const engine of [computeBound, compute]) assertStarts(name, engine(workload), workload);
  const [bound = 0, ours = 0] = mediansOf([computeBound, compute], workload);
  console.log(
    `slots ${name}  engine ${ours.toFixed(3)} ms  bound ${bound.toFixed(3)} ms  ratio ${(ours / bound).toFixed(2)}`,
  );
}

const single = readWorkload('W1');
const team = readWorkload('W3');
const growths: [what: string, base: Workload, grown: Workload][] = [
  ['busy times', crowded(single, 40), crowded(single, 40 * GROWTH)],
  ['ranges', splitDays(single, 6), splitDays(single, 6 * GROWTH)],
  ['hosts, everyone', withMode(team, 'all', 10), withMode(team, 'all', 10 * GROWTH)],
  ['hosts, anyone', withMode(team, 'any', 10), withMode(team, 'any', 10 * GROWTH)],
];
for (const [what, base, grown] of growths) {
  const [before = 0] = mediansOf([compute], base);
  const [after = 0] = mediansOf([compute], grown);
  console.log(
    `slots growth  ${GROWTH} times the ${what}: ${(after / before).toFixed(1)} times the time`,
  );
}

/** Medians in milliseconds, each round running every engine once on text read anew. */
function mediansOf(engines: readonly Compute[], workload: Workload): number[] {
  const text = JSON.stringify(workload);
  const times = engines.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    engines.forEach((engine, index) => {
      const prepared = prepare(JSON.parse(text) as Workload);
      const startedMs = performance.now();
      engine(prepared);
      if (round >= 0) times[index]?.push(performance.now() - startedMs);
    });
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
}

function assertStarts(name: string, starts: string[], workload: Expected): void {
  const hash = createHash('sha256').update(starts.join('\n')).digest('hex');
  if (hash === workload.oracle.sha256) return;
  console.error(
    `slots ${name}: ${starts.length} starts, not the reference's ${workload.oracle.count}`,
  );
  process.exit(1);
}

interface Expected extends Workload {
  readonly oracle: { readonly count: number; readonly sha256: string };
}

function readWorkload(name: string): Expected {
  const file = new URL(`../slots/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Expected;
}

/** The first host's busy times, moved a little each time they repeat. */
function crowded(workload: Workload, times: number): Workload {
  return withHosts(workload, (host) => ({
    ...host,
    busy: Array.from({ length: times }, (_, copy) =>
      host.busy.map(([start, end]) => [moved(start, copy), moved(end, copy)] as const),
    ).flat(),
  }));
}

function moved(iso: string, minutes: number): string {
  return `${new Date(Date.parse(iso) + minutes * 60_000).toISOString().slice(0, 16)}:00Z`;
}

/** Every day in ranges of 8 minutes with gaps between. */
function splitDays(workload: Workload, rangesPerDay: number): Workload {
  const time = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
  const days = [0, 1, 2, 3, 4, 5, 6];
  const weekly = Array.from({ length: rangesPerDay }, (_, index) => ({
    days,
    start: time(index * 10),
    end: time(index * 10 + 8),
  }));
  return withHosts(workload, (host) => ({ ...host, weekly }));
}

function withMode(workload: Workload, mode: 'all' | 'any', count: number): Workload {
  const hosts = Array.from({ length: count }, (_, id) => {
    const host = workload.hosts[id % workload.hosts.length];
    if (!host) throw new Error('A workload without hosts');
    // Nothing in common would let `everyone` stop early: nobody is busy.
    return mode === 'all' ? { ...host, id, timeZone: 'Europe/Berlin', busy: [] } : { ...host, id };
  });
  return { params: { ...workload.params, mode }, hosts };
}

function withHosts(
  workload: Workload,
  change: (host: Workload['hosts'][number]) => Workload['hosts'][number],
): Workload {
  return { params: workload.params, hosts: workload.hosts.map(change) };
}
