import type { Database } from '#server/platform/db/database.ts';
import { restWhileBusy } from '#server/platform/jobs/rest-while-busy.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { Log } from '#server/platform/kernel/log.ts';
import type { Retention } from '#server/platform/kernel/retention.ts';
import { changes, eraseOldest, leavingBy, nameOf } from './store.ts';

const DAY_MS = 86_400_000;
/** Rows of one statement: few enough that nobody notices. */
const BATCH = 500;
/** Batches of one run; the next run takes the rest. */
const MAX_BATCHES = 200;

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Erases what has been kept for long enough, in small portions with rests between them, and says in
 * one line of the log how much of what; changes that were noted are erased after a day, unsaid. Running
 * it again, or twice at once, does no harm.
 */
export async function eraseOldRecords(
  { db, clock, log }: Services,
  retention: Retention,
): Promise<Readonly<Record<string, number>>> {
  const erased: Record<string, number> = {};
  for (const [setting, leaving] of Object.entries(leavingBy)) {
    const days = retention[setting as keyof typeof leavingBy];
    if (days === 0) continue;
    const before = new Date(clock.nowMs() - days * DAY_MS);
    for (const each of leaving) {
      const rows = await eraseAll((limit) => eraseOldest(db, each, before, limit));
      if (rows > 0) erased[nameOf(each)] = (erased[nameOf(each)] ?? 0) + rows;
    }
  }
  const yesterday = new Date(clock.nowMs() - DAY_MS);
  await eraseAll((limit) => eraseOldest(db, changes, yesterday, limit));
  if (Object.keys(erased).length > 0)
    log.info({ erased }, 'what was kept for long enough is erased');
  return erased;
}

async function eraseAll(erase: (limit: number) => Promise<number>): Promise<number> {
  let rows = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const startedMs = performance.now();
    const erased = await erase(BATCH);
    rows += erased;
    if (erased < BATCH) break;
    await restWhileBusy(performance.now() - startedMs);
  }
  return rows;
}
