import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AppointmentSummary, AppointmentsQuery } from '#shared/api/hosted-appointment.ts';
import type { Session } from '#shared/api/session.ts';
import { toAppointmentState } from '#shared/domain/appointment-state.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { toIso } from '#shared/time/dates.ts';
import { readCursor, toPage } from './cursor.ts';
import {
  type ListedAppointment,
  listAppointments as listRows,
  type Wanted,
  type Whose,
} from './list-statement.ts';

const PAGE_SIZE = 25;
/** Further words narrow nothing that anybody has so many of. */
const MAX_WORDS = 5;

type ListServices = Pick<Services, 'db' | 'clock'>;

/** A page of the appointments that somebody may see, in order of time. */
export async function listAppointments(
  services: ListServices,
  session: Session,
  { cursor: asked, pageSize = PAGE_SIZE, ...query }: AppointmentsQuery,
): Promise<{
  appointments: AppointmentSummary[];
  next: string | null;
  previous: string | null;
}> {
  const cursor = asked === undefined ? undefined : readCursor(asked);
  const stretch = { cursor, limit: pageSize + 1 };
  const wanted = toWanted(services, query);
  const read = await listRows(services.db, toWhose(session), wanted, stretch);
  const { rows, next, previous } = toPage(read, pageSize, cursor);
  const nowMs = services.clock.nowMs();
  return { appointments: rows.map((row) => toSummary(row, nowMs)), next, previous };
}

/** Whose appointments somebody's right reaches. */
export function toWhose(session: Session): Whose {
  const { companyId, hostId, adminOfTeamIds } = session;
  switch (reachOf(session, 'appointment:manage')) {
    case 'company':
      return { companyId };
    case 'team':
      return { companyId, ofHostId: hostId, orTeamIds: adminOfTeamIds };
    default:
      return { companyId, ofHostId: hostId };
  }
}

export function toWanted(
  { clock }: Pick<Services, 'clock'>,
  { tab = 'upcoming', search = '', ...query }: Omit<AppointmentsQuery, 'cursor' | 'pageSize'>,
): Wanted {
  const words = search.split(/\s+/u).filter((word) => word !== '');
  return { ...query, tab, words: words.slice(0, MAX_WORDS), nowMinute: nowMinute(clock) };
}

function toSummary(row: ListedAppointment, nowMs: number): AppointmentSummary {
  const { startMinute, durationMinutes, totalSpots, attendees, attendeeCount } = row;
  const waiting = row.waiting.filter(({ provisionalUntilMs }) => (provisionalUntilMs ?? 0) > nowMs);
  const awaiting = waiting[0] ?? attendees.find(({ awaits }) => awaits !== null);
  const seat = awaiting ?? attendees[0];
  return {
    ...{ id: row.id, name: row.name, meetingTypeId: row.meetingTypeId, hosts: row.hosts },
    ...{ channel: row.channel, customChannelName: row.customChannelName, location: row.location },
    start: toIso(startMinute),
    end: toIso(startMinute + durationMinutes),
    state: stateOf(row, seat, nowMs),
    heldUntil: toHeldUntil(seat),
    attendees: attendees.map(({ id, name, email, noShow }) => ({ id, name, email, noShow })),
    attendeeCount,
    waiting: waiting.map(({ id, name, email }) => ({ id, name, email })),
    seats: totalSpots === null ? null : { taken: attendeeCount, total: totalSpots },
  };
}

type Seat = ListedAppointment['attendees'][number];

function stateOf(row: ListedAppointment, seat: Seat | undefined, nowMs: number) {
  const { awaits = null, provisionalUntilMs = null, cancelledMs = null } = seat ?? {};
  const endMs = (row.startMinute + row.durationMinutes) * 60_000;
  const isCancelled = row.status === 'cancelled';
  return toAppointmentState({ endMs, isCancelled, cancelledMs, awaits, provisionalUntilMs }, nowMs);
}

function toHeldUntil(seat: Seat | undefined): string | null {
  if (!seat?.awaits || seat.provisionalUntilMs === null || seat.cancelledMs !== null) return null;
  return new Date(seat.provisionalUntilMs).toISOString();
}
