import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { type Maker, recordChange } from './record-change.ts';
import { setNoShow } from './store/seat-statement.ts';

/** Marks a seat whose attendee did not come, or takes the mark away; no calendar changes by it. */
export async function recordNoShow(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  { companyId, appointmentId }: LockedAppointment,
  marked: { readonly attendeeId: string; readonly noShow: boolean; readonly maker: Maker },
): Promise<void> {
  const { attendeeId, noShow, maker } = marked;
  const seat = { companyId, appointmentId, attendeeId };
  await setNoShow(tx, { ...seat, noShowMs: noShow ? services.clock.nowMs() : null });
  await recordChange(services, tx, { ...seat, maker, change: { kind: 'no-show', noShow } });
}
