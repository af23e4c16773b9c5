import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockAllOwned } from './lock-owned.ts';
import { deleteRow, handAppointmentsOver, loadUses, type MeetingTypeRow } from './store/life.ts';

/**
 * Deletes an archived meeting type, once another has its appointments.
 * @throws Refusal as `lockOwned` does, also for the other; `meeting-type-in-use` before it is archived,
 * and where appointments hang on it that nobody takes.
 */
export function deleteMeetingType(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  { meetingTypeId, handOverTo }: { meetingTypeId: string; handOverTo?: string | undefined },
): Promise<{ deleted: true; handedOver: number }> {
  const now = new Date(clock.nowMs());
  return db.transaction(async (tx) => {
    const others = handOverTo === undefined || handOverTo === meetingTypeId ? [] : [handOverTo];
    const [row, heir] = await lockAllOwned(tx, session, [meetingTypeId, ...others]);
    if (!row) return refuse('meeting-type-not-available', 'There is no such meeting type');
    if (row.archivedAt === null) refuse('meeting-type-in-use', 'Archive it first');
    const handedOver = await handOver(tx, row, heir, now);
    await deleteRow(tx, row);
    return { deleted: true, handedOver };
  });
}

async function handOver(
  tx: Transaction,
  row: MeetingTypeRow,
  heir: MeetingTypeRow | undefined,
  now: Date,
): Promise<number> {
  const { comingAppointments, pastAppointments } = await loadUses(tx, row, now);
  if (comingAppointments + pastAppointments === 0) return 0;
  if (!heir) return refuse('meeting-type-in-use', 'It has appointments that nobody takes');
  return handAppointmentsOver(tx, row, heir.id);
}
