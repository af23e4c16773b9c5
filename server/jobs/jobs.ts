import { randomUUID } from 'node:crypto';
import type { JobWithMetadata, PgBoss, Queue } from 'pg-boss';
import type { Jobs, QueueData, QueueName, Work } from '#server/kernel/jobs.ts';
import type { Database, Sql } from '#server/platform/db/database.ts';
import { asBossDb, LOOK_FOR_LOST_SECONDS, openBoss, stopBoss } from '#server/platform/jobs/boss.ts';
import { inOrderOfChange } from '#server/platform/jobs/in-order-of-change.ts';
import { restWhileBusy } from '#server/platform/jobs/rest-while-busy.ts';
import { describeError } from '#server/platform/kernel/describe-error.ts';
import { belongingTo, type Tell } from '#server/platform/kernel/tell.ts';

const RETRIES = 12;
/** A process says twice as often that it runs a job; the jobs of one that is silent are lost. */
const HEARTBEAT_SECONDS = 10;
/** A batch that is alive, and takes longer than this, hangs. */
const EXPIRE_SECONDS = 900;

const patient = {
  retryLimit: RETRIES,
  retryBackoff: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: EXPIRE_SECONDS,
} as const;

/** Retries reach from seconds to half a day: a mail server's bad night loses nothing. */
const queues = [
  { ...patient, name: 'event', retryDelay: 2, retryDelayMax: 3600 },
  { ...patient, name: 'mail', retryDelay: 4, retryDelayMax: 7200 },
  { ...patient, name: 'due', retryDelay: 4, retryDelayMax: 3600 },
  { ...patient, name: 'upkeep', retryDelay: 4, retryDelayMax: 3600 },
] as const satisfies readonly (Queue & { name: QueueName })[];

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
const POLL_SECONDS = 0.5;
const BATCH_SIZE = 20;

/** After so long at most, what a killed process had taken runs again. */
export const longestLostSeconds =
  HEARTBEAT_SECONDS +
  LOOK_FOR_LOST_SECONDS +
  Math.max(...queues.map(({ retryDelay }) => retryDelay)) +
  POLL_SECONDS;

/**
 * How the jobs of a batch run. Events are work for this process, so one at a time, with rests in
 * which requests are answered; mails are mostly waiting for the mail server, so side by side.
 */
const manners = {
  event: oneByOne,
  mail: sideBySide,
  due: oneByOne,
  upkeep: oneByOne,
} as const satisfies Record<QueueName, unknown>;

/**
 * `keepDays`: for how long jobs are kept once they are done or given up; 0 keeps them for ever. `tell`
 * hears which jobs are made and worked.
 */
export async function openJobs(
  db: Database,
  onError: (error: Error) => void,
  keepDays = 7,
  tell?: Tell,
): Promise<Jobs> {
  const deleteAfterSeconds = keepDays * DAY_SECONDS;
  const boss = await openBoss(db, {
    queues: queues.map((queue) => ({ ...queue, deleteAfterSeconds })),
    onError,
  });
  const insert = async (queue: QueueName, sql: Sql, jobs: readonly NewJob[]) => {
    if (jobs.length === 0) return;
    const named = tell ? jobs.map((job) => ({ ...job, id: randomUUID() })) : [...jobs];
    await boss.insert(queue, named, { db: asBossDb(sql) });
    tell?.({ toQueue: queue, newJobs: named.map(({ id }) => id) }, 'queued');
  };
  let stopUpkeep = () => {};
  return {
    publish: (sql, event) => {
      // What is told of one appointment finds each other: see `hasEarlierChange`.
      const group = 'appointmentId' in event ? { group: { id: event.appointmentId } } : {};
      return insert('event', sql, [{ data: event, ...group }]);
    },
    later: (sql, due, atMs) => insert('due', sql, [{ data: due, startAfter: new Date(atMs) }]),
    sendMails: (sql, mails) =>
      insert(
        'mail',
        sql,
        mails.map((data) => ({ data })),
      ),
    async work(workers) {
      const hears = { onError, tell };
      await startWorker(boss, 'event', workers.event, hears);
      await startWorker(boss, 'mail', workers.mail, hears);
      await startWorker(boss, 'due', workers.due, hears);
      await startWorker(boss, 'upkeep', workers.upkeep, hears);
      stopUpkeep = everyHour(boss, onError);
    },
    stop() {
      stopUpkeep();
      return stopBoss(boss);
    },
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

interface NewJob {
  readonly id?: string;
  readonly data: object;
  readonly group?: { readonly id: string };
  readonly startAfter?: Date;
}

/** They are told what becomes of jobs. */
interface Hears {
  readonly onError: (error: Error) => void;
  readonly tell: Tell | undefined;
}

async function startWorker<Name extends QueueName>(
  boss: PgBoss,
  queue: Name,
  work: Work<QueueData[Name]>,
  { onError, tell }: Hears,
): Promise<void> {
  const run = (job: JobWithMetadata<QueueData[Name]>) => runJob(job, work, onError);
  const tellRun = tell && telling(queue, run, tell);
  await boss.work(
    queue,
    {
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLL_SECONDS,
      perJobResults: true,
      includeMetadata: true,
    },
    (jobs: JobWithMetadata<QueueData[Name]>[]) =>
      manners[queue](inOrderOfChange(jobs), tellRun ?? run),
  );
}

/** Never throws: a failed job says so, and is tried again later. */
async function runJob<Data>(
  { id, data, retryCount, retryLimit }: JobWithMetadata<Data>,
  work: Work<Data>,
  onError: (error: Error) => void,
) {
  try {
    await work(data, { id, isLastTry: retryCount >= retryLimit });
    return { id, status: 'completed' as const };
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    onError(cause);
    return { id, status: 'failed' as const, output: describeError(cause) };
  }
}

/** The same, and says which job it was, how long it took and what became of it. */
function telling<Job extends { readonly id: string }, Result extends { readonly status: string }>(
  queue: QueueName,
  run: (job: Job) => Promise<Result>,
  tell: Tell,
) {
  return (job: Job) =>
    belongingTo({ queue, jobId: job.id }, async () => {
      const began = performance.now();
      const result = await run(job);
      const ms = Math.round((performance.now() - began) * 10) / 10;
      tell({ ms, status: result.status }, 'job');
      return result;
    });
}

function sideBySide<Job, Result>(jobs: readonly Job[], run: (job: Job) => Promise<Result>) {
  return Promise.all(jobs.map(run));
}

async function oneByOne<Job, Result>(jobs: readonly Job[], run: (job: Job) => Promise<Result>) {
  const results: Result[] = [];
  for (const job of jobs) {
    const startedMs = performance.now();
    results.push(await run(job));
    await restWhileBusy(performance.now() - startedMs);
  }
  return results;
}
