import type { Sql } from '#server/platform/db/database.ts';
import type { AppointmentSnapshot, AttendedEvent } from '#server/platform/kernel/events.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { takeSnapshot } from './store/snapshot-statement.ts';

/**
 * Publishes what has happened to an attendee's booking together with how the appointment stands now,
 * so that whoever tells it later tells this and nothing newer. Comes last in its transaction, after
 * all that it tells of has been written.
 */
export async function publishAttended(
  { jobs }: { readonly jobs: Pick<Services['jobs'], 'publish'> },
  tx: Sql,
  event: AttendedEvent,
  /** Where it is known, it is not read. */
  known?: AppointmentSnapshot,
): Promise<void> {
  const snapshot = known ?? (await takeSnapshot(tx, event.appointmentId));
  await jobs.publish(tx, { ...event, snapshot });
}
