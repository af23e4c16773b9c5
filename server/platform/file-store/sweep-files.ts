import type { Database } from '#server/platform/db/database.ts';
import { restWhileBusy } from '#server/platform/jobs/rest-while-busy.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { sweepOldest } from './sweep-statement.ts';

/** What was given is pointed to soon, or never. */
const KEPT_MS = 86_400_000;
const BATCH = 50;
/** Batches of one run; the next run takes the rest. */
const MAX_BATCHES = 200;

/**
 * Takes away the files that nothing has pointed to for a day, and the sizes of a picture that went before
 * them; returns how many. Running it twice at once does no harm.
 */
export async function sweepFiles({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<number> {
  const before = new Date(clock.nowMs() - KEPT_MS);
  let swept = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const startedMs = performance.now();
    const gone = await sweepOldest(db, { before, limit: BATCH });
    if (gone === 0) break;
    swept += gone;
    await restWhileBusy(performance.now() - startedMs);
  }
  return swept;
}
