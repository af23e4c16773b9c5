import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import { attendeeSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { openAsk } from '#server/time/reservation/ask.ts';
import { checkNamedGroup } from '#server/time/reservation/check-named-group.ts';
import type { Seat } from '#server/time/reservation/find-seated.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import {
  type LockedAppointment,
  lockFollowed,
  lockToMove,
} from '#server/time/reservation/lock-appointment.ts';
import { publishAttended } from '#server/time/reservation/publish-attended.ts';
import { reserve } from '#server/time/reservation/reserve.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import { toIso } from '#shared/time/dates.ts';
import { checkChangeable, checkFound, findBySecret } from './change-target.ts';
import { moveAppointment } from './move-appointment.ts';
import { recordMove } from './record-move.ts';
import { toStartMinute } from './start-minute.ts';

interface AskedMove {
  readonly appointmentId: string;
  readonly secret: string;
  readonly start: string;
  /** The group that the attendee chose, where they move to one that has begun. */
  readonly newAppointmentId?: string | undefined;
}

/**
 * Moves an appointment to another start with its hosts and its resource. A seat of a group moves to
 * another appointment of the group instead, so the reply names the appointment that counts now.
 */
export async function rescheduleBooking(
  services: Services,
  asked: AskedMove,
): Promise<{ appointmentId: string; secret: string }> {
  const startMinute = toStartMinute(asked.start);
  return tryAgain(() =>
    services.db.transaction(async (tx) => {
      const appointment = checkFound(await lockFollowed(tx, asked, lockToMove));
      const seat = findBySecret(appointment, asked.secret);
      checkChangeable(appointment, seat, 'reschedule', nowMinute(services.clock));
      const { attendeeId } = seat;
      const appointmentId = await move(services, tx, appointment, seat, { ...asked, startMinute });
      await recordMove(services, tx, { ...appointment, appointmentId, attendeeId }, startMinute);
      await publishAttended(services, tx, {
        type: 'appointment-rescheduled',
        appointmentId,
        attendeeId,
        previousStartIso: toIso(appointment.startMinute),
      });
      if (appointmentId !== appointment.appointmentId) {
        await leaveSeat(services, tx, appointment, { attendeeId, why: 'moved' });
      }
      return { appointmentId, secret: attendeeSecret(services.secret, attendeeId) };
    }),
  );
}

async function move(
  services: Services,
  tx: Transaction,
  appointment: LockedAppointment,
  seat: Seat,
  asked: { readonly startMinute: number; readonly newAppointmentId?: string | undefined },
): Promise<string> {
  if (appointment.totalSpots === null) {
    const { meetingTypeId } = appointment;
    if (asked.newAppointmentId !== undefined) {
      await checkNamedGroup(tx, { meetingTypeId, groups: [] }, asked.newAppointmentId);
    }
    await moveAppointment(services, tx, appointment, asked.startMinute);
    return appointment.appointmentId;
  }
  return moveSeat(services, tx, appointment, seat, asked);
}

/** A group's appointment stays where it is, with whoever else attends. */
async function moveSeat(
  services: Services,
  tx: Transaction,
  appointment: LockedAppointment,
  { attendeeId, email, seatsTaken }: Seat,
  asked: { readonly startMinute: number; readonly newAppointmentId?: string | undefined },
): Promise<string> {
  const { meetingTypeId, durationMinutes, channel, resourceChannelIds } = appointment;
  const opened = await openAsk(tx, {
    meetingTypeId,
    durationMinutes,
    channel,
    startMinute: asked.startMinute,
    nowMinute: nowMinute(services.clock),
  });
  if (asked.newAppointmentId !== undefined) {
    await checkNamedGroup(tx, opened.meetingType, asked.newAppointmentId);
  }
  const wish = { resourceChannelIds, seats: seatsTaken, email };
  const { takenAs } = await reserve(services, tx, opened, wish, {
    kind: 'move-seat',
    appointment,
    attendeeId,
    appointmentId: randomUUID(),
  });
  return takenAs;
}
