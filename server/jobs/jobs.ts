import type { JobWithMetadata, PgBoss, Queue } from 'pg-boss';
import type { Database, Sql } from '#server/db/database.ts';
import { describeError } from '#server/kernel/describe-error.ts';
import type { Jobs, QueueData, QueueName, Work } from '#server/kernel/jobs.ts';
import { asBossDb, LOOK_FOR_LOST_SECONDS, openBoss, stopBoss } from './boss.ts';
import { restWhileBusy } from './rest-while-busy.ts';

const RETRIES = 12;
/** Whoever runs a job says so twice as often; the jobs of a process that is silent are lost. */
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

/** `keepDays`: for how long jobs are kept once they are done or given up; 0 keeps them for ever. */
export async function openJobs(
  db: Database,
  onError: (error: Error) => void,
  keepDays = 7,
): Promise<Jobs> {
  const deleteAfterSeconds = keepDays * DAY_SECONDS;
  const boss = await openBoss(db, {
    queues: queues.map((queue) => ({ ...queue, deleteAfterSeconds })),
    onError,
  });
  let stopUpkeep = () => {};
  return {
    publish: (sql, event) => insert(boss, sql, 'event', [event]),
    async later(sql, due, atMs) {
      const job = { data: due, startAfter: new Date(atMs) };
      await boss.insert('due', [job], { db: asBossDb(sql) });
    },
    sendMails: (sql, mails) => insert(boss, sql, 'mail', mails),
    async work(workers) {
      await startWorker(boss, 'event', workers.event, onError);
      await startWorker(boss, 'mail', workers.mail, onError);
      await startWorker(boss, 'due', workers.due, onError);
      await startWorker(boss, 'upkeep', workers.upkeep, onError);
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

async function insert(boss: PgBoss, sql: Sql, queue: QueueName, data: readonly object[]) {
  if (data.length === 0) return;
  const jobs = data.map((each) => ({ data: each }));
  await boss.insert(queue, jobs, { db: asBossDb(sql) });
}

async function startWorker<Name extends QueueName>(
  boss: PgBoss,
  queue: Name,
  work: Work<QueueData[Name]>,
  onError: (error: Error) => void,
): Promise<void> {
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
      manners[queue](jobs.toSorted(asCreated), (job) => runJob(job, work, onError)),
  );
}

/** A batch comes in any order. */
function asCreated(a: JobWithMetadata<unknown>, b: JobWithMetadata<unknown>): number {
  return a.createdOn.getTime() - b.createdOn.getTime();
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
