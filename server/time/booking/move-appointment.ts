import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { openAsk } from '#server/time/reservation/ask.ts';
import type { LockedAppointment } from '#server/time/reservation/lock-appointment.ts';
import { reserve } from '#server/time/reservation/reserve.ts';

/**
 * Moves an appointment with its hosts, its resource and all who attend; the old time stays taken until
 * the new one is certain.
 * @throws Refusal `start-not-bookable`, `slot-no-longer-available`; a lost race is for
 * `tryAgain`.
 */
export async function moveAppointment(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  appointment: LockedAppointment,
  startMinute: number,
): Promise<void> {
  const { appointmentId, meetingTypeId, durationMinutes } = appointment;
  const opened = await openAsk(tx, {
    meetingTypeId,
    durationMinutes,
    startMinute,
    nowMinute: nowMinute(services.clock),
    movingAppointmentId: appointmentId,
  });
  await reserve(services, tx, opened, { seats: 1, email: '' }, { kind: 'move', appointment });
}
