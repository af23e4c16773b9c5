import { randomUUID } from 'node:crypto';
import { type Clock, type JobInsert, type PgBoss, type Queue, systemClock } from 'pg-boss';
import type { Database, Sql } from '#server/platform/db/database.ts';
import type { EffectQueue } from '#server/platform/kernel/effects.ts';
import type { Jobs, QueueName, Workers } from '#server/platform/kernel/jobs.ts';
import type { Tell } from '#server/platform/kernel/tell.ts';
import { EFFECT_KINDS, type EffectKindName } from '#shared/domain/effects/kinds.ts';
import { asBossDb, LOOK_FOR_LOST_SECONDS, openBoss, stopBoss } from './boss.ts';
import { callUpAccount } from './call-up-statement.ts';
import { openPool } from './effect-pool.ts';
import { FAILED_QUEUE, toGroupId, toJob, toQueue } from './effect-queues.ts';
import { countFailed, listFailed } from './failed-effects-statement.ts';
import { workPools } from './work-pools.ts';
import { workQueue } from './work-queue.ts';

const RETRIES = 12;
/** A process says twice as often that it runs a job; the jobs of one that is silent are lost. */
const HEARTBEAT_SECONDS = 10;
/** A batch that is alive, and takes longer than this, hangs. */
const EXPIRE_SECONDS = 900;

const patient = {
  retryLimit: RETRIES,
  retryBackoff: true,
  expireInSeconds: EXPIRE_SECONDS,
} as const;

const queues = [
  { ...patient, name: 'event', retryDelay: 2, retryDelayMax: 3600 },
  { ...patient, name: 'due', retryDelay: 4, retryDelayMax: 3600 },
  { ...patient, name: 'upkeep', retryDelay: 4, retryDelayMax: 3600 },
] as const satisfies readonly (Queue & { name: QueueName })[];

const DAY_SECONDS = 86_400;
/** For ever, as far as a queue can say so. */
const EVER_SECONDS = 3650 * DAY_SECONDS;
const HOUR_SECONDS = 3600;
const POLL_SECONDS = 0.5;

type EffectQueues = Readonly<Record<EffectKindName, EffectQueue>>;

interface JobsOptions {
  /** How the queue of each kind of effect is worked. */
  readonly effects: EffectQueues;
  readonly onError: (error: Error) => void;
  /** For how long jobs are kept once they are done or given up; 0 keeps them for ever. */
  readonly keepDays?: number;
  /** Hears which jobs are made and worked. */
  readonly tell?: Tell | undefined;
  /** A test's own. */
  readonly clock?: Clock;
}

const DEFAULT_KEEP_DAYS = 7;

/** After so long at most, what a killed process had taken runs again. */
export function longestLostSeconds(effects: EffectQueues): number {
  const delays = [...queues, ...Object.values(effects).map(toQueue)].map(
    ({ retryDelay = 0 }) => retryDelay,
  );
  return HEARTBEAT_SECONDS + LOOK_FOR_LOST_SECONDS + Math.max(...delays) + POLL_SECONDS;
}

export async function openJobs(db: Database, options: JobsOptions): Promise<Jobs> {
  const { effects, onError, tell, clock = systemClock } = options;
  const boss = await openBoss(db, { queues: toQueues(options), onError, clock });
  const insert = async (queue: string, sql: Sql, jobs: readonly JobInsert[]) => {
    if (jobs.length === 0) return;
    const named = tell ? jobs.map((job) => ({ id: randomUUID(), ...job })) : [...jobs];
    await boss.insert(queue, named, { db: asBossDb(sql) });
    tell?.({ toQueue: queue, newJobs: named.map(({ id }) => id) }, 'queued');
  };
  let stopWorking = async () => {};
  return {
    publish: (sql, event) => {
      // What is told of one appointment finds each other: see `hasEarlierChange`.
      const group = 'appointmentId' in event ? { group: { id: event.appointmentId } } : {};
      return insert('event', sql, [{ data: event, ...group }]);
    },
    later: (sql, due, atMs) => insert('due', sql, [{ data: due, startAfter: new Date(atMs) }]),
    async cause(sql, caused) {
      for (const [kind, some] of Map.groupBy(caused, (effect) => effect.kind)) {
        const rules = effects[kind];
        await insert(
          rules.queue,
          sql,
          some.map((effect) => toJob(rules, effect)),
        );
      }
    },
    callUp: (sql, kind, account) =>
      callUpAccount(sql, { queue: effects[kind].queue, groupId: toGroupId(account) }),
    listFailed: (companyId, { kinds, ...page }) =>
      listFailed(db, { companyId, effects, kinds }, page),
    countFailed: (companyId, kinds) => countFailed(db, { companyId, effects, kinds }),
    async tryAgain(companyId, failedId) {
      const moved = await boss.redrive(FAILED_QUEUE, { ids: [failedId], data: { companyId } });
      return moved > 0;
    },
    async work(workers) {
      stopWorking = await startWork(db, boss, workers, { ...options, clock });
    },
    async stop() {
      await Promise.all([stopWorking(), stopBoss(boss)]);
    },
  };
}

/** What effects fail for good in comes first: a queue can only name one that is there. */
function toQueues({ effects, keepDays = DEFAULT_KEEP_DAYS }: JobsOptions): Queue[] {
  const kept = {
    deleteAfterSeconds: keepDays * DAY_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  const failed = {
    name: FAILED_QUEUE,
    retentionSeconds: keepDays * DAY_SECONDS || EVER_SECONDS,
  };
  const all = [failed, ...queues, ...Object.values(effects).map(toQueue)];
  return all.map((queue) => ({ ...kept, ...queue }));
}

/** Starts working; returns what stops it. */
async function startWork(
  db: Database,
  boss: PgBoss,
  workers: Workers,
  options: JobsOptions & { readonly clock: Clock },
): Promise<() => Promise<void>> {
  const { onError, tell, clock } = options;
  const hears = { onError, tell, pollSeconds: POLL_SECONDS };
  await workQueue(boss, 'event', workers.event, hears);
  await workQueue(boss, 'due', workers.due, hears);
  await workQueue(boss, 'upkeep', workers.upkeep, hears);
  const pools = workPools(db, {
    clock,
    onError,
    pollSeconds: POLL_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    open: (onRoom) =>
      EFFECT_KINDS.map((kind) =>
        openPool(
          options.effects[kind],
          (what, run) => workers.effect(kind, what, run),
          { db, boss, clock, onError, tell },
          onRoom,
        ),
      ),
  });
  const stopUpkeep = everyHour(boss, onError);
  return async () => {
    stopUpkeep();
    await pools.stop();
  };
}

/** Asks for upkeep twice an hour; of all that processes ask within one hour, one job is made. */
function everyHour(boss: PgBoss, onError: (error: Error) => void): () => void {
  const ask = () => {
    boss.send('upkeep', {}, { singletonSeconds: HOUR_SECONDS }).catch(onError);
  };
  ask();
  const timer = setInterval(ask, (HOUR_SECONDS * 1000) / 2);
  return () => clearInterval(timer);
}
