import { randomUUID } from 'node:crypto';
import { toResourceFacts } from '#server/availability/engine-facts.ts';
import { type LoadedFacts, loadFacts } from '#server/availability/load-facts.ts';
import { findMeetingLink } from '#server/availability/meeting-link.ts';
import type { Transaction } from '#server/db/database.ts';
import { nowMinute } from '#server/kernel/clock.ts';
import { attendeeSecret } from '#server/kernel/secret.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toIso } from '#shared/time/dates.ts';
import { checkChangeable, findBySecret } from './change-target.ts';
import { type Assignment, assignHosts } from './decide-booking.ts';
import { followSeat } from './follow-seat.ts';
import { chooseInTurn } from './round-robin.ts';
import { toStartMinute } from './start-minute.ts';
import { type ChangeTarget, cancelAppointment, lockAppointment } from './store/change.ts';
import { copyAppointment, moveAppointment } from './store/move.ts';
import { moveAttendee, raiseSequence } from './store/seat.ts';
import { dropExpiredHolds, dropHold, lockHosts } from './store/turns.ts';

export interface Move {
  readonly target: ChangeTarget;
  readonly startMinute: number;
  readonly loaded: LoadedFacts;
  readonly assignment: Assignment;
}

/**
 * Moves an appointment to another start with its hosts and its resource; the old time stays taken until the new one
 * is certain. A seat of a group moves to another appointment of the group instead, so the reply
 * names the appointment that counts now.
 */
export async function rescheduleBooking(
  services: Services,
  asked: { readonly appointmentId: string; readonly secret: string; readonly start: string },
): Promise<{ appointmentId: string; secret: string }> {
  const startMinute = toStartMinute(asked.start);
  return services.db.transaction(async (tx) => {
    const current = await followSeat(tx, asked);
    await lockAppointment(tx, current);
    const target = await findBySecret(tx, current, asked.secret);
    checkChangeable(target, 'reschedule', nowMinute(services.clock));
    const scope = target.totalSpots === null ? 'whole' : 'seat';
    const move = await decideMove(services, tx, target, startMinute, scope);
    const appointmentId = scope === 'whole' ? await moveWhole(tx, move) : await moveSeat(tx, move);
    await services.jobs.publish(tx, {
      type: 'appointment-rescheduled',
      appointmentId,
      attendeeId: target.attendeeId,
      previousStartIso: toIso(target.startMinute),
    });
    if (appointmentId !== current) await leaveSeat(services, tx, target);
    return { appointmentId, secret: attendeeSecret(services.secret, target.attendeeId) };
  });
}

/** Whether the appointment moves, with whoever attends, or one seat of a group. */
type Scope = 'whole' | 'seat';

/** @throws Refusal `start-not-bookable`, `slot-no-longer-available`. */
export async function decideMove(
  services: Services,
  tx: Transaction,
  target: ChangeTarget,
  startMinute: number,
  scope: Scope,
): Promise<Move> {
  const now = nowMinute(services.clock);
  const isWhole = scope === 'whole';
  const load = () =>
    loadFacts(tx, {
      purpose: 'decide',
      meetingTypeId: target.meetingTypeId,
      durationMinutes: target.durationMinutes,
      range: { startMinute, endMinute: startMinute + 1 },
      nowMinute: now,
      // A group's appointment stays where it is, with whoever else attends.
      ...(isWhole ? { existingAppointmentId: target.appointmentId } : { channel: target.channel }),
    });
  let loaded = await load();
  const hostIds = loaded.facts.hosts.map((host) => host.hostId);
  const { limits } = loaded.facts.rules;
  if (!isWhole || Object.keys(limits).length > 0) {
    await lockHosts(tx, hostIds);
    loaded = await load();
  }
  const { meetingType } = loaded;
  const { companyId, resourceChannelIds } = target;
  if ([...meetingType.hosts, ...meetingType.resources].some((taker) => taker.hasExpiredHolds)) {
    await dropExpiredHolds(tx, companyId, [...hostIds, ...resourceChannelIds], now);
  }
  const resources = toResourceFacts(meetingType, resourceChannelIds);
  const facts = { ...loaded.facts, resources };
  const free = assignHosts(facts, startMinute);
  const assignment = await chooseInTurn(services, tx, meetingType, facts, free);
  return { target, startMinute, loaded, assignment };
}

function padded({ loaded, startMinute, target }: Move) {
  const { bufferBeforeMinutes, bufferAfterMinutes } = loaded.facts.rules;
  return {
    paddedStartMinute: startMinute - bufferBeforeMinutes,
    paddedEndMinute: startMinute + target.durationMinutes + bufferAfterMinutes,
  };
}

/** @throws Refusal `slot-no-longer-available` when somebody was quicker. */
export async function moveWhole(tx: Transaction, move: Move): Promise<string> {
  const { companyId, appointmentId } = move.target;
  const moved = await moveAppointment(tx, {
    companyId,
    appointmentId,
    startMinute: move.startMinute,
    ...padded(move),
    hostIds: move.assignment.hostIds,
    resourceChannelIds: move.assignment.resourceChannelIds,
  });
  if (!moved) refuse('slot-no-longer-available', 'This time is no longer available');
  return appointmentId;
}

async function moveSeat(tx: Transaction, move: Move): Promise<string> {
  const { target, assignment, loaded } = move;
  const { group, hostIds } = assignment;
  const { companyId, attendeeId } = target;
  if (group?.appointmentId === target.appointmentId) return target.appointmentId;
  const begun = group?.holdId ? undefined : group;
  const appointmentId = begun?.appointmentId ?? randomUUID();
  if (group?.holdId) await dropHold(tx, group.holdId);
  if (!begun) {
    const copied = await copyAppointment(tx, {
      companyId,
      fromAppointmentId: target.appointmentId,
      appointmentId,
      startMinute: move.startMinute,
      ...padded(move),
      hostIds,
      resourceChannelIds: assignment.resourceChannelIds,
      meetingLink: findMeetingLink(loaded.meetingType, target.channel, hostIds),
    });
    if (!copied) refuse('slot-no-longer-available', 'This time is no longer available');
  }
  await moveAttendee(tx, { companyId, attendeeId, appointmentId });
  await raiseSequence(tx, { companyId, appointmentId });
  return appointmentId;
}

/**
 * The appointment that a seat has left goes on without it, or ends with its last one. It has a UID
 * of its own, so calendars have to be told of it too.
 */
async function leaveSeat(
  services: Services,
  tx: Transaction,
  { companyId, appointmentId, attendeeId, activeAttendees }: ChangeTarget,
): Promise<void> {
  const othersStay = activeAttendees > 1;
  const nowMs = services.clock.nowMs();
  if (othersStay) await raiseSequence(tx, { companyId, appointmentId });
  else await cancelAppointment(tx, { companyId, appointmentId, nowMs });
  const type = othersStay ? 'seat-vacated' : 'appointment-vacated';
  await services.jobs.publish(tx, { type, appointmentId, attendeeId });
}
