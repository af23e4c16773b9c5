import { sqlStateOf } from '#server/platform/db/sql-state.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { deleteRow, type KeptSchedule, listUses, lockSchedules } from './store.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Deletes a schedule; one that is gone already is no reason to complain.
 * @throws Refusal `schedule-in-use` for the default, and where a meeting type follows it.
 */
export async function deleteSchedule(
  { db }: Pick<Services, 'db'>,
  of: KeptSchedule,
): Promise<void> {
  const deletion = db.transaction(async (tx) => {
    const locked = (await lockSchedules(tx, of)).find(({ id }) => id === of.id);
    if (locked?.isDefault) refuse('schedule-in-use', 'It is the default');
    const uses = (await listUses(tx, of)).filter(({ scheduleId }) => scheduleId === of.id);
    if (uses.length > 0) {
      refuse('schedule-in-use', `Used by ${uses.map(({ name }) => name).join(', ')}`);
    }
    await deleteRow(tx, of);
  });
  await deletion.catch((error: unknown) => {
    // Somebody else's hours in a meeting type: nobody chooses that any more, but it may have been.
    if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION) refuse('schedule-in-use', 'It is in use');
    throw error;
  });
}
