import type { Transaction } from '#server/platform/db/database.ts';
import { attendeeSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Seat } from '#server/time/reservation/find-seated.ts';
import { leaveSeat } from '#server/time/reservation/leave-seat.ts';
import {
  type LockedAppointment,
  lockAppointmentOf,
} from '#server/time/reservation/lock-appointment.ts';
import { awaitConfirmation, confirmSeat } from '#server/time/reservation/provisional.ts';
import type { Maker } from '#server/time/reservation/record-change.ts';
import { type AppointmentState, toAppointmentState } from '#shared/domain/appointment-state.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { readConfirmationId } from './confirmation-id.ts';

interface LockedSeat {
  readonly appointment: LockedAppointment;
  readonly seat: Seat;
}

function stateOf({ appointment, seat }: LockedSeat, nowMs: number): AppointmentState {
  const endMs = (appointment.startMinute + appointment.durationMinutes) * 60_000;
  return toAppointmentState(
    { ...seat, endMs, isCancelled: appointment.status === 'cancelled' },
    nowMs,
  );
}

/** @throws Refusal `link-invalid`. */
export function readLink(services: Pick<Services, 'secret'>, id: string) {
  return readConfirmationId(services.secret, id) ?? refuse('link-invalid', 'Not a valid link');
}

/**
 * Confirms a provisional booking; when the host has to confirm too, it waits for them next. A
 * repeated confirmation changes nothing.
 * @throws Refusal `link-invalid`, `provisional-expired`, `appointment-cancelled`.
 */
export async function confirmBooking(
  services: Services,
  id: string,
): Promise<{ appointmentId: string; state: 'confirmed' | 'awaits-host'; secret: string | null }> {
  const { confirmer, attendeeId } = readLink(services, id);
  return services.db.transaction(async (tx) => {
    const { appointment, seat } = await lockOpen(services, tx, attendeeId);
    const { appointmentId, settings } = appointment;
    const secret = confirmer === 'attendee' ? attendeeSecret(services.secret, attendeeId) : null;
    if (seat.awaits === null) return { appointmentId, secret, state: 'confirmed' };
    if (seat.awaits !== confirmer) return { appointmentId, secret, state: 'awaits-host' };
    if (confirmer === 'attendee' && settings.hostConfirmation) {
      const waiting = { ...appointment, attendeeId, provisionalHours: settings.provisionalHours };
      await awaitConfirmation(services, tx, waiting, 'host');
      return { appointmentId, secret, state: 'awaits-host' };
    }
    const maker: Maker = confirmer === 'host' ? { by: 'host', hostId: null } : { by: 'attendee' };
    await confirmSeat(services, tx, appointment, attendeeId, maker);
    return { appointmentId, secret, state: 'confirmed' };
  });
}

/** The host declines: the time is free again and the attendee is told. */
export async function declineBooking(
  services: Services,
  asked: { readonly id: string; readonly reason?: string | undefined },
): Promise<{ appointmentId: string }> {
  const { confirmer, attendeeId } = readLink(services, asked.id);
  if (confirmer !== 'host') refuse('link-invalid', 'Only the host declines');
  return services.db.transaction(async (tx) => {
    const { appointment, seat } = await lockOpen(services, tx, attendeeId);
    if (seat.awaits !== 'host') refuse('appointment-cancelled', 'It is no longer to be decided');
    const reason = asked.reason || null;
    await leaveSeat(services, tx, appointment, { attendeeId, why: 'declined', reason });
    return { appointmentId: appointment.appointmentId };
  });
}

/** When nobody has confirmed in time; a booking that was confirmed or cancelled since stays as it is. */
export async function expireBooking(services: Services, attendeeId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const found = await lockAppointmentOf(tx, attendeeId);
    if (!found?.seat.isTaken || stateOf(found, services.clock.nowMs()) !== 'expired') return;
    await leaveSeat(services, tx, found.appointment, { attendeeId, why: 'expired' });
  });
}

/** The seat of a booking that can still be decided, under its appointment's lock. */
async function lockOpen(
  services: Services,
  tx: Transaction,
  attendeeId: string,
): Promise<LockedSeat> {
  const found = await lockAppointmentOf(tx, attendeeId);
  if (!found) return refuse('link-invalid', 'There is no such booking');
  checkOpen(services, found);
  return found;
}

/** @throws Refusal `provisional-expired`, `appointment-cancelled` for what is decided. */
export function checkOpen({ clock }: Pick<Services, 'clock'>, locked: LockedSeat): void {
  const state = stateOf(locked, clock.nowMs());
  if (state === 'expired') refuse('provisional-expired', 'It was not confirmed in time');
  if (state === 'cancelled') refuse('appointment-cancelled', 'It has been cancelled');
}
