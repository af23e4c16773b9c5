import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import { chooseLinkOf } from '#server/time/availability/meeting-link.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { LeaveServices } from './leave-seat.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { publishAttended } from './publish-attended.ts';
import { recordChange } from './record-change.ts';
import { changeHost, findTaker, moveReservation } from './store/hand-over-statement.ts';
import { dropExpiredTime } from './store/turn-statement.ts';

interface HandOver {
  /** One of its hosts. */
  readonly fromHostId: string;
  /** A colleague who is free then. */
  readonly toHostId: string;
  /** Whose doing it is. */
  readonly byHostId: string;
}

/**
 * Gives an appointment to a colleague in the place of one of its hosts, at its own time; attendees,
 * their guests and both hosts are told. Somebody who is there decides it, so hours, notice and limits
 * do not count; time that is taken, or blocked in a calendar, does.
 * @throws Refusal `host-not-assigned` where `fromHostId` is none of its hosts, `host-not-found`,
 * `slot-no-longer-available` where the colleague is not free, `host-…-not-connected` and the like where
 * they cannot be met on its channel.
 */
export async function giveToHost(
  services: LeaveServices,
  tx: Transaction,
  appointment: LockedAppointment,
  { fromHostId, toHostId, byHostId }: HandOver,
): Promise<void> {
  const { companyId, appointmentId, channel, settings } = appointment;
  if (!appointment.hostIds.includes(fromHostId)) {
    refuse('host-not-assigned', 'The appointment is not this host’s');
  }
  const handOver = { companyId, appointmentId, fromHostId, toHostId };
  const taker = await findTaker(tx, handOver);
  if (!taker) return refuse('host-not-found', 'There is no such host');
  const meetingLink = taker.takesLinkOver ? chooseLinkOf(channel, settings, taker) : undefined;
  const expired = { companyId, takerIds: [toHostId], nowMinute: nowMinute(services.clock) };
  await dropExpiredTime(tx, expired);
  if (taker.isBusy || !(await moveReservation(tx, handOver))) {
    refuse('slot-no-longer-available', 'They are not free then');
  }
  await changeHost(tx, { ...handOver, meetingLink });
  const change = { kind: 'handed-over', fromHostId, toHostId } as const;
  const maker = { by: 'host', hostId: byHostId } as const;
  await recordChange(services, tx, { companyId, appointmentId, maker, change });
  await tellHandOver(services, tx, appointment, { fromHostId, toHostId });
}

/** Tells all seats of it; the hosts hear of it once, with the first. */
export async function tellHandOver(
  services: LeaveServices,
  tx: Transaction,
  { appointmentId, seats }: LockedAppointment,
  hosts: Pick<HandOver, 'fromHostId' | 'toHostId'>,
): Promise<void> {
  const taken = seats.filter((seat) => seat.isTaken);
  for (const [index, { attendeeId }] of taken.entries()) {
    const type = index === 0 ? 'appointment-handed-over' : 'seat-handed-over';
    await publishAttended(services, tx, { type, appointmentId, attendeeId, ...hosts });
  }
}
