import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { restWhileBusy } from '#server/platform/jobs/rest-while-busy.ts';
import type { ErasureDue } from '#server/platform/kernel/jobs.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { isArranged } from './is-arranged.ts';
import { findErasesAt, lockCompany } from './store/closing.ts';
import {
  eraseCompanyRow,
  eraseRows,
  LARGE_TABLES,
  type LargeTable,
} from './store/erase-company-statement.ts';
import { lockMembersOut } from './store/lock-out-statement.ts';

type ErasureServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'log'>;

/** Sees to the refunds of a company; how many payments are not settled, or have to go back. */
type SettleRefunds = (companyId: string) => Promise<number>;

/** Rows of one statement: few enough that nobody notices. */
const BATCH = 500;
/** Statements of one job; the next one goes on, and others have their turn in between. */
const MAX_BATCHES = 20;

/**
 * Erases a closed company once its time has come: its members are out first, then its rows go in small portions,
 * its own row last. Stopped anywhere, or run twice at once, it comes out the same. While money of its visitors
 * is on its way, in either direction, or somebody has not been told that they are called off, nothing is
 * erased: `resume-closings.ts` asks for it again.
 */
export async function eraseCompany(
  services: ErasureServices,
  due: ErasureDue,
  settleRefunds: SettleRefunds,
): Promise<void> {
  const { db, clock, jobs, log } = services;
  const { companyId, erasesAtIso } = due;
  const nowMs = clock.nowMs();
  const erasesAt = await findErasesAt(db, companyId);
  // Kept, or closed anew, which has a job of its own.
  if (erasesAt?.toISOString() !== erasesAtIso) return;
  // The database's clock says when it runs, ours what time it is.
  if (erasesAt.getTime() > nowMs) return jobs.later(db, due, erasesAt.getTime());
  if (await isArranged(db, { companyId, erasesAt })) {
    log.warn({ companyId }, 'a closed company waits for what is to be called off');
    return;
  }
  // After that, since what is called off may have been paid for.
  const unsettled = await settleRefunds(companyId);
  if (unsettled > 0) {
    log.warn({ companyId, unsettled }, 'a closed company waits for its payments');
    return;
  }
  if (!(await begin(services, due))) return;
  if (!(await eraseLargeTables(services, companyId))) return jobs.later(db, due, nowMs);
  await inTurn(services, companyId, (tx) => eraseCompanyRow(tx, companyId));
  log.info({ companyId }, 'a closed company is erased');
}

/** From here on nobody can keep it. Says whether it was not kept before. */
function begin(
  { db, clock }: ErasureServices,
  { companyId, erasesAtIso }: ErasureDue,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (company?.erasesAt?.toISOString() !== erasesAtIso) return false;
    await lockMembersOut(tx, { companyId, nowMs: clock.nowMs() });
    return true;
  });
}

/** Says whether all of them are empty. */
async function eraseLargeTables(services: ErasureServices, companyId: string): Promise<boolean> {
  let left = MAX_BATCHES;
  for (const table of LARGE_TABLES) {
    let erased = BATCH;
    while (erased === BATCH) {
      if (left === 0) return false;
      left -= 1;
      erased = await eraseSome(services, companyId, table);
    }
  }
  return true;
}

async function eraseSome(
  services: ErasureServices,
  companyId: string,
  table: LargeTable,
): Promise<number> {
  const startedMs = performance.now();
  const rows = await inTurn(services, companyId, (tx) =>
    eraseRows(tx, table, { companyId, limit: BATCH }),
  );
  await restWhileBusy(performance.now() - startedMs);
  return rows;
}

/** Two processes that erase the same company at once take turns, so that neither waits for the other's rows. */
function inTurn<T>(
  { db }: ErasureServices,
  companyId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockName(tx, `erasure:${companyId}`);
    return work(tx);
  });
}
