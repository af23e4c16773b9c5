import type { Transaction } from '#server/db/database.ts';
import { attendeeSecret } from '#server/kernel/secret.ts';
import type { Services } from '#server/kernel/services.ts';
import { type AppointmentState, toAppointmentState } from '#shared/domain/appointment-state.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { readConfirmationId } from './confirmation-id.ts';
import { holdProvisionally } from './provisional.ts';
import { cancelAppointment, cancelAttendee } from './store/change.ts';
import { loadProvisional, markConfirmed, type ProvisionalRow } from './store/provisional.ts';

function stateOf(row: ProvisionalRow, nowMs: number): AppointmentState {
  const endMs = (row.startMinute + row.durationMinutes) * 60_000;
  return toAppointmentState({ ...row, endMs, isCancelled: row.status === 'cancelled' }, nowMs);
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
    const row = await lockOpen(services, tx, attendeeId);
    const secret = confirmer === 'attendee' ? attendeeSecret(services.secret, attendeeId) : null;
    const { appointmentId } = row;
    if (row.awaits === null) return { appointmentId, secret, state: 'confirmed' };
    if (row.awaits !== confirmer) return { appointmentId, secret, state: 'awaits-host' };
    if (confirmer === 'attendee' && row.settings.hostConfirmation) {
      await holdProvisionally(services, tx, row, 'host');
      return { appointmentId, secret, state: 'awaits-host' };
    }
    await markConfirmed(tx, row);
    await services.jobs.publish(tx, { type: 'appointment-booked', appointmentId, attendeeId });
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
    const row = await lockOpen(services, tx, attendeeId);
    if (row.awaits !== 'host') refuse('appointment-cancelled', 'It is no longer to be decided');
    const { appointmentId } = row;
    await giveUp(services, tx, row, asked.reason || null);
    await services.jobs.publish(tx, { type: 'provisional-declined', appointmentId, attendeeId });
    return { appointmentId };
  });
}

/** When nobody has confirmed in time; a booking that was confirmed or cancelled since stays as it is. */
export async function expireBooking(services: Services, attendeeId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await loadProvisional(tx, attendeeId, 'lock');
    if (!row || row.cancelledMs !== null) return;
    if (stateOf(row, services.clock.nowMs()) !== 'expired') return;
    await giveUp(services, tx, row, null);
    const { appointmentId } = row;
    await services.jobs.publish(tx, { type: 'provisional-expired', appointmentId, attendeeId });
  });
}

async function lockOpen(
  services: Services,
  tx: Transaction,
  attendeeId: string,
): Promise<ProvisionalRow> {
  const row = await loadProvisional(tx, attendeeId, 'lock');
  if (!row) refuse('link-invalid', 'There is no such booking');
  const state = stateOf(row, services.clock.nowMs());
  if (state === 'expired') refuse('provisional-expired', 'It was not confirmed in time');
  if (state === 'cancelled') refuse('appointment-cancelled', 'It has been cancelled');
  return row;
}

async function giveUp(
  services: Services,
  tx: Transaction,
  row: ProvisionalRow,
  reason: string | null,
): Promise<void> {
  const { companyId, appointmentId, attendeeId } = row;
  const nowMs = services.clock.nowMs();
  await cancelAttendee(tx, { companyId, attendeeId, nowMs, reason });
  if (row.activeAttendees <= 1) await cancelAppointment(tx, { companyId, appointmentId, nowMs });
}
