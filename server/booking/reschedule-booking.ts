import { randomUUID } from 'node:crypto';
import { type LoadedFacts, loadFacts } from '#server/availability/load-facts.ts';
import { nowMinute } from '#server/clock.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { checkChangeable, findBySecret } from './change-target.ts';
import { type Assignment, assignHosts } from './decide-booking.ts';
import { attendeeSecret } from './secret.ts';
import { type ChangeTarget, cancelAppointment, lockAppointment } from './store/change.ts';
import { copyAppointment, moveAppointment, moveAttendee } from './store/move.ts';
import { dropExpiredHolds, lockHosts } from './store/turns.ts';

interface Move {
  readonly target: ChangeTarget;
  readonly startMinute: number;
  readonly loaded: LoadedFacts;
  readonly assignment: Assignment;
}

/**
 * Moves an appointment to another start with its hosts; the old time stays taken until the new one
 * is certain. A seat of a group moves to another appointment of the group instead, so the reply
 * names the appointment that counts now.
 */
export async function rescheduleBooking(
  services: Services,
  asked: { readonly appointmentId: string; readonly secret: string; readonly start: string },
): Promise<{ appointmentId: string; secret: string }> {
  const startMinute = fromIso(asked.start);
  if (startMinute === undefined) {
    refuse('start-not-bookable', 'Starts are whole minutes', [
      { path: 'start', code: 'offGrid', message: 'A start is a whole minute' },
    ]);
  }
  return services.db.transaction(async (tx) => {
    await lockAppointment(tx, asked.appointmentId);
    const target = await findBySecret(tx, asked.appointmentId, asked.secret);
    checkChangeable(target, 'reschedule', nowMinute(services.clock));
    const move = await decideMove(services, tx, target, startMinute);
    const appointmentId =
      target.totalSpots === null ? await moveWhole(tx, move) : await moveSeat(services, tx, move);
    await services.jobs.publish(tx, {
      type: 'appointment-rescheduled',
      appointmentId,
      attendeeId: target.attendeeId,
      previousStartIso: toIso(target.startMinute),
    });
    return { appointmentId, secret: attendeeSecret(services.secret, target.attendeeId) };
  });
}

async function decideMove(
  services: Services,
  tx: Transaction,
  target: ChangeTarget,
  startMinute: number,
): Promise<Move> {
  const now = nowMinute(services.clock);
  const isWhole = target.totalSpots === null;
  const load = () =>
    loadFacts(tx, {
      purpose: 'decide',
      meetingTypeId: target.meetingTypeId,
      durationMinutes: target.durationMinutes,
      range: { startMinute, endMinute: startMinute + 1 },
      nowMinute: now,
      // A group's appointment stays where it is, with whoever else attends.
      ...(isWhole && { existingAppointmentId: target.appointmentId }),
    });
  let loaded = await load();
  const hostIds = loaded.facts.hosts.map((host) => host.hostId);
  const { limits } = loaded.facts.rules;
  if (!isWhole || Object.keys(limits).length > 0) {
    await lockHosts(tx, hostIds);
    loaded = await load();
  }
  if (loaded.meetingType.hosts.some((host) => host.hasExpiredHolds)) {
    await dropExpiredHolds(tx, target.companyId, hostIds, now);
  }
  const assignment = assignHosts(loaded.meetingType, loaded.facts, startMinute);
  return { target, startMinute, loaded, assignment };
}

function padded({ loaded, startMinute, target }: Move) {
  const { bufferBeforeMinutes, bufferAfterMinutes } = loaded.facts.rules;
  return {
    paddedStartMinute: startMinute - bufferBeforeMinutes,
    paddedEndMinute: startMinute + target.durationMinutes + bufferAfterMinutes,
  };
}

async function moveWhole(tx: Transaction, move: Move): Promise<string> {
  const { companyId, appointmentId } = move.target;
  const moved = await moveAppointment(tx, {
    companyId,
    appointmentId,
    startMinute: move.startMinute,
    ...padded(move),
    hostIds: move.assignment.hostIds,
  });
  if (!moved) refuse('slot-no-longer-available', 'This time is no longer available');
  return appointmentId;
}

async function moveSeat(services: Services, tx: Transaction, move: Move): Promise<string> {
  const { target, assignment } = move;
  const { companyId, attendeeId } = target;
  if (assignment.group?.appointmentId === target.appointmentId) return target.appointmentId;
  const appointmentId = assignment.group?.appointmentId ?? randomUUID();
  if (!assignment.group) {
    const copied = await copyAppointment(tx, {
      companyId,
      fromAppointmentId: target.appointmentId,
      appointmentId,
      startMinute: move.startMinute,
      ...padded(move),
      hostIds: assignment.hostIds,
    });
    if (!copied) refuse('slot-no-longer-available', 'This time is no longer available');
  }
  await moveAttendee(tx, { companyId, attendeeId, appointmentId });
  if (target.activeAttendees <= 1) {
    const nowMs = services.clock.nowMs();
    await cancelAppointment(tx, { companyId, appointmentId: target.appointmentId, nowMs });
  }
  return appointmentId;
}
