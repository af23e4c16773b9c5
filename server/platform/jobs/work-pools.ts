import type { Clock } from 'pg-boss';
import type { Sql } from '#server/platform/db/database.ts';
import { within } from '#server/platform/db/within.ts';
import { HANDING_BACK_MS } from './boss.ts';
import { findDueQueues } from './due-queues-statement.ts';
import type { EffectPool } from './effect-pool.ts';

interface PoolsOptions {
  readonly clock: Clock;
  readonly onError: (error: Error) => void;
  readonly pollSeconds: number;
  readonly heartbeatSeconds: number;
  /** The pools, each of which says by `onRoom` that it can go on. */
  readonly open: (onRoom: () => void) => readonly EffectPool[];
}

/** Keeps all pools busy by one question at a time; a pool that is full keeps none of the others waiting. */
export function workPools(sql: Sql, options: PoolsOptions) {
  const { clock, onError, pollSeconds, heartbeatSeconds } = options;
  const bell = createBell(clock);
  const pools = options.open(bell.ring);
  let isStopping = false;

  async function takeAll(): Promise<boolean> {
    const open = pools.filter((pool) => pool.hasRoom());
    const due = await findDueQueues(
      sql,
      open.map(({ queue }) => queue),
    );
    const taken = open.filter(({ queue }) => due.includes(queue)).map((pool) => pool.take());
    return (await Promise.all(taken)).includes(true);
  }
  async function keepTaking(): Promise<void> {
    while (!isStopping) {
      const hasMore = await takeAll().catch((error: Error) => {
        onError(error);
        return false;
      });
      if (!hasMore && !isStopping) await bell.wait(pollSeconds * 1000);
    }
  }
  const touching = clock.setInterval(
    () => {
      for (const pool of pools) pool.touch().catch(onError);
    },
    (heartbeatSeconds * 1000) / 2,
  );
  const taking = keepTaking();
  return {
    async stop(): Promise<void> {
      isStopping = true;
      bell.ring();
      await within(HANDING_BACK_MS, taking, undefined);
      await Promise.all(pools.map((pool) => pool.stop()));
      clock.clearInterval(touching);
    },
  };
}

/** A wait that ends early where somebody rings, also before it began. */
function createBell(clock: Clock) {
  let wake: (() => void) | undefined;
  let hasRung = false;
  return {
    ring(): void {
      hasRung = true;
      wake?.();
    },
    async wait(ms: number): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = clock.setTimeout(resolve, ms);
          wake = () => {
            clock.clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
