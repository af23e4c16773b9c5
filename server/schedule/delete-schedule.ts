import type { Services } from '#server/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { deleteRow, type KeptSchedule, listUses, lockSchedules } from './store.ts';

/**
 * Deletes a schedule; one that is gone already is no reason to complain.
 * @throws Refusal `schedule-in-use` for the default, and where a meeting type follows it.
 */
export async function deleteSchedule(
  { db }: Pick<Services, 'db'>,
  of: KeptSchedule,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = (await lockSchedules(tx, of)).find(({ id }) => id === of.id);
    if (locked?.isDefault) refuse('schedule-in-use', 'It is the default');
    const uses = (await listUses(tx, of)).filter(({ scheduleId }) => scheduleId === of.id);
    if (uses.length > 0) {
      refuse('schedule-in-use', `Used by ${uses.map(({ name }) => name).join(', ')}`);
    }
    await deleteRow(tx, of);
  });
}
