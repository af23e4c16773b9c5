import { type Clock, PgBoss, type Queue } from 'pg-boss';
import type { BossDb, Database, Sql, Transaction } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/sql-state.ts';
import { within } from '#server/platform/db/within.ts';

export interface BossOptions {
  /** Queues that must exist before the first job, with their retries. */
  readonly queues: readonly Queue[];
  /** Hears of what went wrong behind the scenes: a failed poll, a failed maintenance. */
  readonly onError: (error: Error) => void;
  /** Whether this process runs cron schedules too. */
  readonly schedule?: boolean;
  /** A test's own. */
  readonly clock?: Clock;
}

/** How often some process looks for jobs whose own process is gone. */
export const LOOK_FOR_LOST_SECONDS = 4;
/** Finished jobs leave in small portions, not once a day. */
const CLEAR_SECONDS = 600;
/** Jobs stop beside the requests under way, which have as long. */
export const HAND_BACK_AFTER_MS = 2_500;
export const HANDING_BACK_MS = 500;

/**
 * Starts the job queue in the database's own `pgboss` schema, installing it where needed; several
 * processes may start at once. Close it with `stopBoss` before the database.
 */
export async function openBoss(db: Database, options: BossOptions): Promise<PgBoss> {
  const isServer = db.kind === 'postgres';
  const boss = new PgBoss({
    db: db.bossDb,
    schema: 'pgboss',
    backend: db.kind,
    schedule: options.schedule ?? false,
    ...(options.clock && { clock: options.clock }),
    superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    maintenanceIntervalSeconds: CLEAR_SECONDS,
    reindex: isServer, // rebuilds concurrently, which needs a second connection
    monitorVacuum: isServer,
  });
  boss.on('error', (told) => options.onError(toError(told)));
  await startInTurn(boss);
  for (const { name, ...settings } of options.queues) {
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
  }
  return boss;
}

/** pg-boss tells a copy of what a worker met, which is no error any more: the log could not read it. */
function toError(told: Error): Error {
  return told instanceof Error ? told : Object.assign(new Error(), told);
}

const UNIQUE_VIOLATION = '23505';

/**
 * Of several processes that install at once, one that waited for its turn may still not see what the
 * first has made, and trips over it. The next time it does.
 */
async function startInTurn(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    await boss.start();
  }
}

/**
 * Where a job is written together with the change that causes it:
 * `boss.insert(queue, [{ data }], { db: asBossDb(tx) })` is there if and only if `tx` commits.
 */
export function asBossDb(sql: Sql | Transaction): BossDb {
  return {
    async executeSql(text, values) {
      const statement = { name: nameOf(text), text, values };
      if (!('send' in sql)) return { rows: await sql.query(statement) };
      sql.send(statement);
      return { rows: [] };
    },
  };
}

const names = new Map<string, string>();

/** pg-boss has one text a queue to insert with; a name lets PostgreSQL keep its plan. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `boss-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Lets running jobs finish; those that do not in time are handed back, to be run again. A database
 * that does not answer is not waited for: its jobs are given back once their heartbeat is missed.
 */
export async function stopBoss(
  boss: PgBoss,
  timeoutMs: number = HAND_BACK_AFTER_MS,
): Promise<void> {
  const stopped = boss.stop({ graceful: true, timeout: timeoutMs });
  await within(timeoutMs + HANDING_BACK_MS, stopped, undefined);
}
