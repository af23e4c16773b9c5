import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { MAX_GUESTS } from '#shared/domain/constants.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { Seat } from './find-seated.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { type Maker, recordChange } from './record-change.ts';
import { appendGuest, countHeldSeats } from './store/seat-statement.ts';

/**
 * Somebody more comes along with an attendee, on a seat of their own where seats are counted.
 * @throws Refusal `already-attending`, `not-enough-seats`.
 */
export async function bringGuest(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  appointment: LockedAppointment,
  seat: Seat,
  { email, maker }: { readonly email: string; readonly maker: Maker },
): Promise<void> {
  const { companyId, appointmentId } = appointment;
  const { attendeeId, guests } = seat;
  const known = [seat.email, ...guests].map((each) => each.toLowerCase());
  if (known.includes(email.toLowerCase())) refuse('already-attending', 'They come already');
  const isFull = guests.length >= MAX_GUESTS || (await countFree(services, tx, appointment)) < 1;
  if (isFull) refuse('not-enough-seats', 'Nobody more can come');
  await appendGuest(tx, { companyId, appointmentId, attendeeId, email });
  const change = { kind: 'guest-added', email } as const;
  await recordChange(services, tx, { companyId, appointmentId, attendeeId, maker, change });
}

async function countFree(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { companyId, appointmentId, totalSpots, seats }: LockedAppointment,
): Promise<number> {
  if (totalSpots === null) return Number.POSITIVE_INFINITY;
  const taken = seats.filter((each) => each.isTaken).map((each) => each.seatsTaken);
  const held = await countHeldSeats(tx, { companyId, appointmentId, nowMs: clock.nowMs() });
  return totalSpots - held - taken.reduce((sum, count) => sum + count, 0);
}
