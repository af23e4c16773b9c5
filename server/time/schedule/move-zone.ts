import type { Services } from '#server/platform/kernel/services.ts';
import type { Schedule } from '#shared/api/schedule.ts';
import { loadSchedules } from './load-schedules.ts';
import { type HostKey, lockSchedules, updateSchedule } from './store.ts';

/**
 * A host has moved, and takes the hours along that were in the zone they leave: they stay what the
 * clock on the wall shows. Hours of other zones stay where they are.
 */
export async function moveZone(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: HostKey,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Schedule[]> {
  return await db.transaction(async (tx) => {
    const kept = await lockSchedules(tx, of);
    for (const schedule of kept.filter(({ timeZone }) => timeZone === from)) {
      await updateSchedule(tx, schedule, { timeZone: to });
    }
    return await loadSchedules({ db: tx, clock }, of);
  });
}
