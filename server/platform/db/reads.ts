import type { PoolClient } from 'pg';
import {
  type ConnectionOptions,
  type Connections,
  closeConnections,
  openConnections,
  ormOver,
  queryFor,
  runStatement,
  withClient,
} from './connections.ts';
import type { Sql, Statement } from './database.ts';
import { Staleness } from './staleness.ts';
import { isDatabaseUnavailable, reasonOf } from './unavailable.ts';

export interface ReadsOptions {
  /** Streaming replicas of the database. */
  readonly readUrls?: readonly string[];
  /** Hears when a replica is taken into use, and when it is left alone. */
  readonly onReplica?: (change: ReplicaChange) => void;
}

export interface ReplicaChange {
  /** Its address, without a password. */
  readonly replica: string;
  readonly isUsed: boolean;
  /** Why it is left alone. */
  readonly reason?: string;
}

/** What is older than this is not shown to anybody. */
const MAX_LAG_MS = 2_000;
const LOOK_EVERY_MS = 500;
/** A reader does not wait long for one replica: the primary has the answer too. */
const LIMITS = { connectMs: 1_000, statementMs: 1_500, closeMs: 1_000 };

interface Replica {
  readonly name: string;
  readonly connections: Connections;
  /** Shows everything until this moment; undefined where it cannot be asked, or is no replica. */
  shownUntilMs: number | undefined;
  isUsed: boolean;
}

/**
 * Reads that go to a replica while it lags less than `MAX_LAG_MS`, by turns, and to the primary
 * otherwise; a read that a replica fails is read from the primary. Replicas are watched in the
 * background, never by a reader.
 */
export function openReads(
  primary: Connections,
  { readUrls = [], onReplica = () => {}, ...options }: ReadsOptions & ConnectionOptions,
): { readonly reads: Sql; readonly closeReads: () => Promise<void> } {
  const replicas = readUrls.map((url) => openReplica(url, options));
  const staleness = new Staleness(MAX_LAG_MS);
  const settle = (replica: Replica, reason: string) => {
    const isUsed = isFresh(replica);
    if (isUsed === replica.isUsed) return;
    replica.isUsed = isUsed;
    onReplica({ replica: replica.name, isUsed, ...(!isUsed && { reason }) });
  };
  const look = async () => {
    const atMs = performance.now();
    const position = await positionOf(primary, 'pg_current_wal_lsn()').catch(() => undefined);
    if (position !== undefined) staleness.primaryIsAt(position, atMs);
    await Promise.all(
      replicas.map(async (replica) => {
        try {
          const replayed = await positionOf(replica.connections, REPLAYED);
          replica.shownUntilMs =
            replayed === undefined ? undefined : staleness.shownUntilMs(replayed);
          settle(replica, replayed === undefined ? 'it is no replica' : 'it lags');
        } catch (error) {
          replica.shownUntilMs = undefined;
          settle(replica, reasonOf(error));
        }
      }),
    );
  };
  const stopLooking = replicas.length > 0 ? repeat(look, LOOK_EVERY_MS) : () => {};

  let turn = 0;
  const read = async <T>(
    use: (client: PoolClient, from: Connections) => Promise<T>,
  ): Promise<T> => {
    const fresh = replicas.filter(isFresh);
    turn += 1;
    const replica = fresh[turn % Math.max(fresh.length, 1)];
    const from = (connections: Connections) =>
      withClient(connections, (client) => use(client, connections));
    if (!replica) return from(primary);
    try {
      return await from(replica.connections);
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        replica.shownUntilMs = undefined;
        settle(replica, reasonOf(error));
      }
      return from(primary);
    }
  };
  return {
    reads: {
      query: <Row>(statement: Statement) =>
        read((client, from) => runStatement<Row>(client, statement, from)),
      orm: ormOver((given) => read((client) => queryFor(client, given))),
    },
    async closeReads() {
      stopLooking();
      await Promise.all(replicas.map(({ connections }) => closeConnections(connections)));
    },
  };
}

function openReplica(url: string, options: ConnectionOptions): Replica {
  const { host, pathname } = new URL(url);
  const limits = { ...LIMITS, upkeepMs: LIMITS.statementMs, readyMs: LIMITS.connectMs };
  return {
    name: `${host}${pathname}`,
    connections: openConnections({ ...options, databaseUrl: url, limits }),
    shownUntilMs: undefined,
    isUsed: false,
  };
}

function isFresh({ shownUntilMs }: Replica): boolean {
  return shownUntilMs !== undefined && performance.now() - shownUntilMs < MAX_LAG_MS;
}

/** Null on a server that follows nobody: a replica that was promoted goes its own way. */
const REPLAYED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end';

/** A position of the log in bytes. */
async function positionOf(
  connections: Connections,
  expression: string,
): Promise<number | undefined> {
  const text = `select pg_wal_lsn_diff(${expression}, '0/0')::float8 as position`;
  const [row] = await withClient(connections, (client) =>
    runStatement<{ position: number | null }>(client, { text }, connections),
  );
  return row?.position ?? undefined;
}

/** Does something now and again, each time so long after it was done, until it is stopped. */
function repeat(work: () => Promise<void>, pauseMs: number): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    await work();
    if (!isStopped) timer = setTimeout(run, pauseMs);
  };
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
