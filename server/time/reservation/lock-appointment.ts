import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import {
  findAppointmentOf,
  findLeftSeat,
  findSeated,
  findTurn,
  lockRow,
  type Seat,
  type SeatedAppointment,
} from './store/seat-statement.ts';
import { lockHosts } from './store/turn-statement.ts';

declare const locked: unique symbol;

/**
 * An appointment whose row this transaction has locked, as it was read after the lock. Only what has one
 * in hand changes who attends.
 */
export type LockedAppointment = SeatedAppointment & { readonly [locked]: true };

/** Waits until nobody else changes the appointment; undefined where there is none. */
export async function lockAppointment(
  tx: Transaction,
  appointmentId: string,
): Promise<LockedAppointment | undefined> {
  await lockRow(tx, appointmentId);
  // The brand says that the line above has run; there is no other way to come by one.
  return (await findSeated(tx, appointmentId)) as LockedAppointment | undefined;
}

/**
 * The same for an appointment that is about to move, after waiting for a turn among those who ask for
 * its hosts: whoever counts seats or limits locks in this order.
 */
export async function lockToMove(
  tx: Transaction,
  appointmentId: string,
): Promise<LockedAppointment | undefined> {
  const turn = await findTurn(tx, appointmentId);
  if (!turn) return undefined;
  if (turn.needsTurn) await lockHosts(tx, turn, appointmentId);
  return lockAppointment(tx, appointmentId);
}

/** An appointment is never looked for in more places: a seat moves one at a time. */
const MAX_MOVES = 10;

/** Locks the appointment that an attendee has their seat in, wherever it has moved meanwhile. */
export async function lockAppointmentOf(
  tx: Transaction,
  attendeeId: string,
): Promise<{ readonly appointment: LockedAppointment; readonly seat: Seat } | undefined> {
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const appointmentId = await findAppointmentOf(tx, attendeeId);
    const appointment = appointmentId && (await lockAppointment(tx, appointmentId));
    if (!appointment) return undefined;
    const seat = appointment.seats.find((each) => each.attendeeId === attendeeId);
    if (seat) return { appointment, seat };
  }
  throw new Error(`The seat of ${attendeeId} does not stay anywhere`);
}

/**
 * Locks the appointment that an attendee's link is about now: the one it names, or, where their seat of
 * a group has moved, the one that they moved to, also when that happens just now. `lock` says how.
 */
export async function lockFollowed(
  tx: Transaction,
  link: { readonly appointmentId: string; readonly secret: string },
  lock: (tx: Transaction, appointmentId: string) => Promise<LockedAppointment | undefined>,
): Promise<LockedAppointment | undefined> {
  const secretHash = hashSecret(link.secret);
  let { appointmentId } = link;
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const left = await findLeftSeat(tx, { appointmentId, secretHash });
    const appointment = await lock(tx, left ?? appointmentId);
    const isThere = appointment?.seats.some((seat) => seat.secretHash === secretHash);
    const next = isThere
      ? undefined
      : await findLeftSeat(tx, { appointmentId: left ?? appointmentId, secretHash });
    if (next === undefined) return appointment;
    appointmentId = next;
  }
  throw new Error(`A seat of ${link.appointmentId} does not stay anywhere`);
}
