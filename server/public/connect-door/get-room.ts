import { roomPersonId } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AppointmentRow } from '#server/time/appointment/appointment-statement.ts';
import { toRunningLate } from '#server/time/appointment/to-running-late.ts';
import type { RoomDoor } from '#shared/api/connect.ts';
import type { Session } from '#shared/api/session.ts';
import { untilAsking } from '#shared/domain/connect/asking-again.ts';
import { toDoorState, toRoomTimes } from '#shared/domain/connect/door.ts';
import { loadAtTheDoor } from './at-the-door-statement.ts';
import { type AskedRoom, findRoom, type Visitor } from './find-room.ts';
import { loadNextOf } from './next-appointment-statement.ts';

/**
 * The door of a room as its visitor sees it.
 * @throws Refusal `appointment-not-found` for anyone who has no business there.
 */
export async function getRoom(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  asked: AskedRoom,
  findSession: () => Promise<Session | undefined>,
): Promise<RoomDoor> {
  const { row, visitor } = await findRoom(services, asked, findSession);
  const times = toRoomTimes(row, row.settings);
  const isHost = visitor.role === 'host';
  const nowMs = services.clock.nowMs();
  const { present, refusal } = await loadAtTheDoor(services.db, {
    companyId: row.companyId,
    roomId: row.id,
    closesMs: times.closesMs,
    personId: roomPersonId(services.secret, row.id, visitor.whose),
  });
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    roomId: row.id,
    title: row.name,
    startIso: iso(times.startMs),
    endIso: iso(times.endMs),
    opensIso: iso(times.opensMs),
    closesIso: iso(times.closesMs),
    state: row.status === 'cancelled' ? 'cancelled' : toDoorState(times, nowMs),
    hosts: row.hosts.map((host) => ({ name: nameOf(host) })),
    you: { role: visitor.role, name: visitor.name, picture: visitor.picture },
    waits: row.settings.connectWaits && !isHost,
    askAgainMs: untilAsking(refusal, nowMs),
    present,
    company: { name: row.company.name, primaryColor: brandColorOf(row) },
    bookAgainPath: isHost ? null : row.bookingPath,
    card: {
      description: row.description,
      late: toRunningLate(row, { attendeeId: visitor.attendeeId }, nowMs),
      answers: isHost ? answersOf(row) : [],
      next: isHost ? await findNext(services, row, visitor) : null,
    },
  };
}

function nameOf({ firstname, lastname }: AppointmentRow['hosts'][number]): string {
  return `${firstname} ${lastname}`.trim();
}

function brandColorOf({ company }: AppointmentRow): string | null {
  return company.useBrandStyling && company.featureAccess.personalizedBranding
    ? company.primaryColor
    : null;
}

/** Of several attendees each one's name stands before what they said. */
function answersOf({ attendees, totalSpots }: AppointmentRow): RoomDoor['card']['answers'] {
  const seated = attendees.filter(({ cancelledMs }) => cancelledMs === null);
  return seated.flatMap(({ name, notes, answers }) => {
    const toLabel = (label: string) => (totalSpots === null ? label : `${name} · ${label}`);
    const said = answers.map(({ label, value }) => ({ label: toLabel(label), text: value }));
    return notes ? [...said, { label: toLabel(name), text: notes }] : said;
  });
}

/** What comes next for a host who is in it; an admin who looks in has another day. */
async function findNext(
  { db }: Pick<Services, 'db'>,
  { companyId, id, hosts, startMinute }: AppointmentRow,
  { whose }: Visitor,
): Promise<RoomDoor['card']['next']> {
  const host = hosts.find((each) => whose === `host ${each.id}`);
  if (!host) return null;
  return (
    (await loadNextOf(db, { companyId, hostId: host.id, appointmentId: id, startMinute })) ?? null
  );
}
