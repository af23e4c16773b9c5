import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import {
  appointment,
  attendee,
  busyTime,
  calendarConnection,
  connection,
  reservation,
} from '#server/platform/db/schema/schema.ts';
import type { AHost, AMeetingType } from './builders.ts';

/** An appointment that is there already, with its reservation and one attendee. */
export async function anAppointment(
  db: Database,
  of: AMeetingType & Pick<AHost, 'hostId'>,
  { startIso, durationMinutes = 30 }: { startIso: string; durationMinutes?: number },
): Promise<{ appointmentId: string }> {
  const { companyId, meetingTypeId, hostId } = of;
  const appointmentId = randomUUID();
  await db.transaction(async (tx) => {
    await tx.orm.insert(appointment).values({
      companyId,
      id: appointmentId,
      meetingTypeId,
      hostIds: [hostId],
      startsAt: new Date(startIso),
      durationMinutes,
      status: 'booked',
      channel: 'connect',
      resourceChannelIds: [],
    });
    await tx.orm.insert(attendee).values({
      companyId,
      id: randomUUID(),
      appointmentId,
      email: 'earlier@visitor.test',
      name: 'Earlier Visitor',
      language: 'en',
      timeZone: 'UTC',
      guests: [],
      answers: [],
      secretHash: 'none',
    });
  });
  await aReservation(db, of, { startIso, durationMinutes, appointmentId });
  return { appointmentId };
}

/** Taken time; with `expiresIso` a hold. */
export async function aReservation(
  db: Database,
  { companyId, hostId }: Pick<AHost, 'companyId' | 'hostId'>,
  taken: {
    readonly startIso: string;
    readonly durationMinutes?: number;
    readonly appointmentId?: string;
    readonly expiresIso?: string;
  },
): Promise<void> {
  const { startIso, durationMinutes = 30, appointmentId, expiresIso } = taken;
  const endIso = new Date(Date.parse(startIso) + durationMinutes * 60_000).toISOString();
  await db.orm.insert(reservation).values({
    companyId,
    hostId,
    appointmentId,
    during: `[${startIso},${endIso})`,
    expiresAt: expiresIso === undefined ? undefined : new Date(expiresIso),
    holdId: expiresIso === undefined ? undefined : randomUUID(),
  });
}

/** An event of a connected calendar, or time out of office. */
export async function aBusyTime(
  db: Database,
  { companyId, hostId }: Pick<AHost, 'companyId' | 'hostId'>,
  kind: 'calendar-event' | 'out-of-office',
  [startIso, endIso]: readonly [string, string],
): Promise<void> {
  await db.orm.insert(busyTime).values({
    companyId,
    id: randomUUID(),
    hostId,
    kind,
    startsAt: new Date(startIso),
    endsAt: new Date(endIso),
  });
}

/** A connected account, which has no calendar and is not read; says its id. */
export async function aCalendar(
  db: Database,
  { companyId, hostId }: Pick<AHost, 'companyId' | 'hostId'>,
  { unreadableSince }: { readonly unreadableSince?: string } = {},
): Promise<string> {
  const of = { companyId, id: randomUUID(), hostId, provider: 'caldav' } as const;
  const accountHash = randomUUID();
  await db.orm
    .insert(connection)
    .values({ ...of, accountName: 'somebody', accountHash, credentials: 'sealed' });
  await db.orm.insert(calendarConnection).values({
    ...of,
    unreadableSince: unreadableSince === undefined ? undefined : new Date(unreadableSince),
  });
  return of.id;
}
