import type { Transaction } from '#server/platform/db/database.ts';
import type { EventType } from '#server/platform/kernel/events.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AppointmentChange } from '#shared/domain/appointment-change.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { publishAttended } from './publish-attended.ts';
import { type Maker, recordChange } from './record-change.ts';
import { cancelAppointment, giveUpSeat, raiseSequence } from './store/seat-statement.ts';

/**
 * Why nobody has a seat any more: its attendee does not want it, the host takes it away, calls everything
 * off or declines it, nobody confirmed it, or its attendee has another one now.
 */
type WhyLeft = 'cancelled' | 'removed' | 'called-off' | 'declined' | 'expired' | 'moved';

/** What leaving is built on. */
export interface LeaveServices extends Pick<Services, 'clock'> {
  readonly jobs: Pick<Services['jobs'], 'publish'>;
}

/** What is told, where others stay and where it was the last seat. */
const eventOf = {
  cancelled: { othersStay: 'seat-given-up', wasLast: 'appointment-cancelled' },
  removed: { othersStay: 'seat-given-up', wasLast: 'appointment-cancelled' },
  // The host's own calendar hears of it once: with the last seat.
  'called-off': { othersStay: 'seat-cancelled', wasLast: 'appointment-cancelled' },
  declined: { othersStay: 'provisional-declined', wasLast: 'provisional-declined' },
  expired: { othersStay: 'provisional-expired', wasLast: 'provisional-expired' },
  moved: { othersStay: 'seat-vacated', wasLast: 'appointment-vacated' },
} as const satisfies Record<WhyLeft, Record<'othersStay' | 'wasLast', EventType>>;

/** Whose doing it is, on which depends what becomes of money that was paid for it. */
const givenUpBy = {
  cancelled: 'attendee',
  removed: 'host',
  'called-off': 'host',
  declined: 'host',
  expired: 'nobody',
} as const satisfies Record<Exclude<WhyLeft, 'moved'>, 'attendee' | 'host' | 'nobody'>;

/** What the history says of it; the move of a seat is told by who moves it. */
const changeOf = {
  cancelled: (reason) => ({ kind: 'cancelled', reason }),
  removed: (reason) => ({ kind: 'cancelled', reason }),
  'called-off': (reason) => ({ kind: 'cancelled', reason }),
  declined: (reason) => ({ kind: 'declined', reason }),
  expired: () => ({ kind: 'expired' }),
} as const satisfies Record<
  Exclude<WhyLeft, 'moved'>,
  (reason: string | null) => AppointmentChange
>;

/** Who leaves, and why. */
interface Leaving {
  readonly attendeeId: string;
  readonly why: WhyLeft;
  readonly reason?: string | null;
  /** The host whose doing it is, where that is known. */
  readonly byHostId?: string | null;
}

/**
 * A seat leaves its appointment, which goes on with the others or ends with its last one; its time is
 * free again at once. Tells whom it concerns. Returns the appointment as it is now.
 */
export async function leaveSeat(
  services: LeaveServices,
  tx: Transaction,
  appointment: LockedAppointment,
  { attendeeId, why, reason = null, byHostId = null }: Leaving,
): Promise<LockedAppointment> {
  const { companyId, appointmentId } = appointment;
  const nowMs = services.clock.nowMs();
  // A seat that has moved is somebody's still, elsewhere.
  if (why === 'moved') await raiseSequence(tx, { companyId, appointmentId });
  else {
    const seat = { companyId, appointmentId, attendeeId };
    const by = givenUpBy[why];
    await giveUpSeat(tx, { ...seat, nowMs, reason, by });
    const maker: Maker = by === 'host' ? { by, hostId: byHostId } : { by };
    await recordChange(services, tx, { ...seat, maker, change: changeOf[why](reason) });
  }
  const seats = appointment.seats.map((seat) =>
    seat.attendeeId === attendeeId ? { ...seat, isTaken: false, cancelledMs: nowMs } : seat,
  );
  const othersStay = seats.some((seat) => seat.isTaken);
  if (!othersStay) await cancelAppointment(tx, { companyId, appointmentId, nowMs });
  const type = eventOf[why][othersStay ? 'othersStay' : 'wasLast'];
  await publishAttended(services, tx, { type, appointmentId, attendeeId });
  return { ...appointment, seats, status: othersStay ? appointment.status : 'cancelled' };
}

/** Gives up the seats of an appointment that nobody has confirmed in time. */
export async function leaveOverdueSeats(
  services: LeaveServices,
  tx: Transaction,
  appointment: LockedAppointment,
): Promise<LockedAppointment> {
  const nowMs = services.clock.nowMs();
  let left = appointment;
  for (const { attendeeId, isTaken, awaits, provisionalUntilMs } of appointment.seats) {
    const isOverdue = isTaken && awaits !== null && (provisionalUntilMs ?? nowMs) <= nowMs;
    if (isOverdue) {
      left = await leaveSeat(services, tx, left, { attendeeId, why: 'expired' });
    }
  }
  return left;
}
