import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/platform/db/database.ts';
import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { createOwedPoints, type Debt } from './owed-points.ts';
import { allLimits, type Limit } from './policies.ts';

/** Counts calls. */
export interface RateLimits {
  /**
   * Counts one call; answers after how many seconds the next is allowed when there were too many.
   * @throws DatabaseUnavailable where the call itself could not be served either; it is not counted.
   */
  count(limit: Limit, key: string): Promise<number | undefined>;
  /** Takes one call that was let through out of the count again; later where that cannot be now. */
  giveBack(limit: Limit, key: string): Promise<void>;
}

/** The points of one limit, by hashed key. */
interface Counter {
  consume(key: string): Promise<number | undefined>;
  giveBack(key: string, points: number): Promise<void>;
}

const TABLE = 'rate_limit';

/**
 * Counters for each policy: those that processes share are in PostgreSQL, where there is one. An
 * embedded database has one process, whose memory is enough. Keys are kept hashed.
 */
export async function openRateLimits(
  db: Database,
  limits: readonly Limit[] = allLimits,
): Promise<RateLimits> {
  const isShared = db.kind === 'postgres';
  if (isShared) await createTable(db);
  const counters = new Map(
    limits.map((limit) => [
      limit.name,
      isShared && limit.store === 'shared' ? inPostgres(db, limit) : inMemory(limit),
    ]),
  );
  const counterOf = ({ name }: Limit) => {
    const counter = counters.get(name);
    if (!counter) throw new Error(`There is no limit ${name}.`);
    return counter;
  };
  const owed = createOwedPoints();
  const debtOf = (limit: Limit, key: string): Debt => ({
    account: `${limit.name}:${hash(key)}`,
    pay: (points) => counterOf(limit).giveBack(hash(key), points),
  });
  return {
    async count(limit, key) {
      try {
        await owed.pay(debtOf(limit, key).account);
        const waitSeconds = await counterOf(limit).consume(hash(key));
        void owed.payAll();
        return waitSeconds;
      } catch (error) {
        // Whether it was counted before its answer was lost is not known: one too few is kinder.
        if (isDatabaseUnavailable(error)) owed.add(debtOf(limit, key));
        throw error;
      }
    },
    async giveBack(limit, key) {
      owed.add(debtOf(limit, key));
      await owed.payAll();
    },
  };
}

/** Not logged: counters may be lost in a crash, and a commit need not wait for the disk. */
async function createTable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Two processes that start at once would both find no table.
    await tx.query({ text: 'select pg_advisory_xact_lock(hashtext($1))', values: [TABLE] });
    await tx.query({
      text: `create unlogged table if not exists ${TABLE}
             (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    });
  });
}

function inMemory({ name, points, windowSeconds }: Limit): Counter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
  return {
    consume: (key) => secondsToWait(limiter.consume(key)),
    async giveBack(key, back) {
      const { consumedPoints = 0 } = (await limiter.get(key)) ?? {};
      if (consumedPoints > 0) await limiter.reward(key, Math.min(back, consumedPoints));
    },
  };
}

function inPostgres(db: Database, limit: Limit): Counter {
  const { name, points, windowSeconds } = limit;
  const limiter = new RateLimiterPostgres({
    storeClient: toStoreClient(db),
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: windowSeconds,
    // Who is over the limit is not looked up again until the window ends; at the limit, a call may
    // still be given back.
    inMemoryBlockOnConsumed: points + 1,
  });
  const insurance = inMemory(limit);
  return {
    async consume(key) {
      try {
        return await secondsToWait(limiter.consume(key));
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        // A database that answers and cannot count refuses nobody.
        return insurance.consume(key);
      }
    },
    async giveBack(key, back) {
      await db.query({
        name: 'rate-limit-give-back',
        text: `update ${TABLE} set points = greatest(points - $2, 0) where key = $1`,
        values: [limiter.getKey(key), back],
      });
    },
  };
}

async function secondsToWait(consumed: Promise<unknown>): Promise<number | undefined> {
  try {
    await consumed;
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
    throw reason;
  }
}

/** The part of node-postgres that the limiter uses. */
function toStoreClient(db: Database) {
  return {
    async query(statement: { name?: string; text: string; values?: unknown[] }) {
      const rows = await db.query<object>(statement);
      return { rows, rowCount: rows.length };
    },
  };
}

/** Addresses and e-mails are personal data: the counters know them by their hash. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
