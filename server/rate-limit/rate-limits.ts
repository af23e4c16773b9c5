import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '#server/db/database.ts';
import { allLimitPolicies, type LimitPolicy } from './policies.ts';

/** Counts calls. */
export interface RateLimits {
  /** Counts one call; answers after how many seconds the next is allowed when there were too many. */
  count(policy: LimitPolicy, key: string): Promise<number | undefined>;
}

const TABLE = 'rate_limit';

/**
 * Counters for each policy: those that processes share are in PostgreSQL, where there is one. An
 * embedded database has one process, whose memory is enough. Keys are kept hashed.
 */
export async function openRateLimits(
  db: Database,
  policies: readonly LimitPolicy[] = allLimitPolicies,
): Promise<RateLimits> {
  const isShared = db.kind === 'postgres';
  if (isShared) await createTable(db);
  const limiters = new Map(
    policies.map((policy) => [
      policy.name,
      isShared && policy.store === 'shared' ? inPostgres(db, policy) : inMemory(policy),
    ]),
  );
  return {
    async count(policy, key) {
      const limiter = limiters.get(policy.name);
      if (!limiter) throw new Error(`There is no limit ${policy.name}.`);
      try {
        await limiter.consume(hash(key));
        return undefined;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000) || 1;
        throw reason;
      }
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

function inMemory({ name, points, windowSeconds }: LimitPolicy): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
}

function inPostgres(db: Database, policy: LimitPolicy): RateLimiterAbstract {
  const { name, points, windowSeconds } = policy;
  return new RateLimiterPostgres({
    storeClient: toStoreClient(db),
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: windowSeconds,
    // Whoever is over the limit is not looked up again until the window ends.
    inMemoryBlockOnConsumed: points,
    // A database that cannot count refuses nobody.
    insuranceLimiter: inMemory(policy),
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
