import type { Services } from '#server/platform/kernel/services.ts';
import { isArranged } from './is-arranged.ts';
import { listClosed } from './store/closing.ts';

/**
 * Asks again for what the jobs of closed companies have left, whatever became of them: jobs that fail too often
 * are given up, and an erasure that had to wait is over. What is called off is told before its company is
 * erased, so that comes at the next look.
 */
export async function resumeClosings({
  db,
  clock,
  jobs,
}: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const nowMs = clock.nowMs();
  for (const { companyId, erasesAt } of await listClosed(db)) {
    const due = { companyId, erasesAtIso: erasesAt.toISOString() };
    if (await isArranged(db, { companyId, erasesAt })) {
      await jobs.later(db, { ...due, kind: 'calling-off', after: null }, nowMs);
    } else if (erasesAt.getTime() <= nowMs) {
      await jobs.later(db, { ...due, kind: 'erasure' }, nowMs);
    }
  }
}
