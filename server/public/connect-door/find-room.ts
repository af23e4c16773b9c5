import type { Sql } from '#server/platform/db/database.ts';
import { isSameText, roomKey } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import {
  type AppointmentAttendee,
  type AppointmentRow,
  loadAppointment,
} from '#server/time/appointment/appointment-statement.ts';
import type { Session } from '#shared/api/session.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type LeftSeat, loadLeftSeats } from './left-seats-statement.ts';

/** Who stands at the door, and what makes them the same person whenever they come. */
export interface Visitor {
  readonly role: 'host' | 'attendee' | 'guest';
  /** Empty for a guest, of whom an address alone is known. */
  readonly name: string;
  /** Hosts alone have one. */
  readonly picture: string | null;
  /** `host <id>`, `seat <id>`, `guest <seat> <address>` */
  readonly whose: string;
  /** The seat that lets them in; none for a host. */
  readonly attendeeId: string | null;
}

export interface FoundRoom {
  readonly row: AppointmentRow;
  readonly visitor: Visitor;
}

export interface AskedRoom {
  readonly roomId: string;
  readonly key?: string | undefined;
}

/**
 * The room of an appointment for anyone who may know of it: the holder of a key, where their seat is now,
 * and who manages it.
 * @throws Refusal `appointment-not-found` for everybody else, as for a room that is none.
 */
export async function findRoom(
  services: Pick<Services, 'db' | 'secret'>,
  { roomId, key }: AskedRoom,
  findSession: () => Promise<Session | undefined>,
): Promise<FoundRoom> {
  const asked = await loadRoom(services.db, roomId);
  const found = asked && (await findVisitor(services, asked, key, findSession));
  return found ?? refuse('appointment-not-found', 'There is no such room');
}

/** An appointment that takes place in a room of ours, once it was confirmed. */
async function loadRoom(sql: Sql, roomId: string): Promise<AppointmentRow | undefined> {
  const row = await loadAppointment(sql, roomId);
  return row?.channel === 'connect' && row.status !== 'provisional' ? row : undefined;
}

async function findVisitor(
  services: Pick<Services, 'db' | 'secret'>,
  row: AppointmentRow,
  key: string | undefined,
  findSession: () => Promise<Session | undefined>,
): Promise<FoundRoom | undefined> {
  if (key === undefined) {
    const visitor = findHost(row, await findSession());
    return visitor && { row, visitor };
  }
  const isIts = ofKey(services.secret, key);
  const own = findHolder(row, isIts);
  if (own) return { row, visitor: own };
  const left = (await loadLeftSeats(services.db, row.id)).find((seat) => isOfSeat(seat, isIts));
  const moved = left && (await loadRoom(services.db, left.appointmentId));
  const visitor = moved && findHolder(moved, isIts);
  return visitor && { row: moved, visitor };
}

/** Whether a key is an attendee's, or that of a guest of theirs. */
type IsIts = (attendeeId: string, guest?: string) => boolean;

function ofKey(secret: string, key: string): IsIts {
  return (attendeeId, guest) => isSameText(roomKey(secret, attendeeId, guest), key);
}

function isOfSeat({ attendeeId, guests }: LeftSeat, isIts: IsIts): boolean {
  return isIts(attendeeId) || guests.some((guest) => isIts(attendeeId, guest));
}

/**
 * Whose key it is among those who have a seat, or had one when all was called off: they are told so, while
 * a seat that is given up opens nothing.
 */
function findHolder(row: AppointmentRow, isIts: IsIts): Visitor | undefined {
  const isCancelled = row.status === 'cancelled';
  const seats = row.attendees.filter((seat) => isCancelled || hasSeat(seat));
  for (const { id, name, guests } of seats) {
    if (isIts(id))
      return { role: 'attendee', name, picture: null, whose: `seat ${id}`, attendeeId: id };
    const guest = guests.find((each) => isIts(id, each));
    if (guest) {
      const whose = `guest ${id} ${guest.toLowerCase()}`;
      return { role: 'guest', name: '', picture: null, whose, attendeeId: id };
    }
  }
  return undefined;
}

function hasSeat({ cancelledMs, awaits }: AppointmentAttendee): boolean {
  return cancelledMs === null && awaits === null;
}

function findHost(
  { companyId, teamId, hosts }: AppointmentRow,
  session: Session | undefined,
): Visitor | undefined {
  const hostIds = hosts.map(({ id }) => id);
  if (!session || !isAllowed(session, 'appointment:manage', { companyId, teamId, hostIds })) {
    return undefined;
  }
  const { hostId, firstname, lastname, picture } = session;
  const name = `${firstname} ${lastname}`.trim();
  return { role: 'host', name, picture, whose: `host ${hostId}`, attendeeId: null };
}
