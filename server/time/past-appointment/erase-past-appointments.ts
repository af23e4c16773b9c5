import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { restWhileBusy } from '#server/platform/jobs/rest-while-busy.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { keptBefore } from './kept-before.ts';
import { erasePast, eraseUnbooked } from './store/erase-past-statement.ts';
import { listKeptDays } from './store/kept-days.ts';

/** Appointments of one statement: few enough that nobody notices. */
const BATCH = 200;
/** Statements for a company of one run; the next run takes the rest. */
const MAX_BATCHES = 50;

/**
 * Erases appointments that are over for longer than their company keeps them, or the installation at most, and
 * who has paid for nothing that would have been then; in small portions with rests between them. Running it
 * again does no harm, and two at once take turns.
 */
export async function erasePastAppointments({
  db,
  clock,
  log,
  retention,
}: Pick<Services, 'db' | 'clock' | 'log' | 'retention'>): Promise<void> {
  for (const { companyId, days } of await listKeptDays(db)) {
    const before = keptBefore(
      { ofCompany: days, atMost: retention.appointmentDays },
      clock.nowMs(),
    );
    if (before === undefined) continue;
    const portion = { companyId, before, limit: BATCH };
    const inTurn = (work: (tx: Transaction) => Promise<number>) => () =>
      db.transaction(async (tx) => {
        // Who erases all of the company meets the same rows.
        await lockName(tx, `erasure:${companyId}`);
        return work(tx);
      });
    const count = await eraseAll(inTurn((tx) => erasePast(tx, portion)));
    await eraseAll(inTurn((tx) => eraseUnbooked(tx, portion)));
    if (count > 0) log.info({ companyId, count }, 'past appointments are erased');
  }
}

async function eraseAll(erase: () => Promise<number>): Promise<number> {
  let rows = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const startedMs = performance.now();
    const erased = await erase();
    rows += erased;
    if (erased < BATCH) break;
    await restWhileBusy(performance.now() - startedMs);
  }
  return rows;
}
