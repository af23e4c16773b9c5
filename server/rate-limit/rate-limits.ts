import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '#server/db/database.ts';
import { allLimits, type Limit } from './policies.ts';

/** Counts calls. */
export interface RateLimits {
  /** Counts one call; answers after how many seconds the next is allowed when there were too many. */
  count(limit: Limit, key: string): Promise<number | undefined>;
  /** Takes one call that was let through out of the count again. */
  giveBack(limit: Limit, key: string): Promise<void>;
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
  const limiters = new Map(
    limits.map((limit) => [
      limit.name,
      isShared && limit.store === 'shared' ? inPostgres(db, limit) : inMemory(limit),
    ]),
  );
  const limiterOf = ({ name }: Limit) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit ${name}.`);
    return limiter;
  };
  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(hash(key));
        return undefined;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
        throw reason;
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(hash(key));
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

function inMemory({ name, points, windowSeconds }: Limit): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
}

function inPostgres(db: Database, limit: Limit): RateLimiterAbstract {
  const { name, points, windowSeconds } = limit;
  return new RateLimiterPostgres({
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
    // A database that cannot count refuses nobody.
    insuranceLimiter: inMemory(limit),
  });
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
