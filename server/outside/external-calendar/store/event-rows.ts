import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  notExists,
  type SQL,
  sql as sqlText,
} from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  appointment,
  appointmentHost,
  attendee,
  calendarSync,
  calendarUse,
  connection,
  externalCalendar,
  externalEvent,
  host,
  writtenEvent,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { SyncRow } from './connection-rows.ts';

export interface CalendarKey {
  readonly companyId: string;
  readonly calendarId: string;
}

export type EventRow = Omit<typeof externalEvent.$inferSelect, 'companyId' | 'calendarId'>;

const EVENTS_AT_ONCE = 500;
const NAMES_AT_ONCE = 10_000;

/** A calendar with its account, its host, and how far it has been read. */
export async function findReading({ orm }: Sql, { companyId, calendarId }: CalendarKey) {
  const [row] = await orm
    .select({
      calendar: externalCalendar,
      connection,
      sync: calendarSync,
      host: { timeZone: host.timeZone, email: host.email },
      countsTentative: calendarUse.countsTentative,
      turn: sqlText<number>`(select last_value from writing_turn)`.mapWith(Number),
    })
    .from(externalCalendar)
    .innerJoin(
      connection,
      withinCompany(connection, externalCalendar, eq(connection.id, externalCalendar.connectionId)),
    )
    .innerJoin(
      calendarSync,
      withinCompany(
        calendarSync,
        externalCalendar,
        eq(calendarSync.calendarId, externalCalendar.id),
      ),
    )
    .innerJoin(host, withinCompany(host, externalCalendar, eq(host.id, externalCalendar.hostId)))
    .leftJoin(
      calendarUse,
      withinCompany(calendarUse, externalCalendar, eq(calendarUse.hostId, externalCalendar.hostId)),
    )
    .where(rowOf(externalCalendar, { companyId, id: calendarId }));
  return row;
}

/** How far it was read; until the transaction ends nobody else reads on. None where it is gone. */
export async function lockSync(
  { orm }: Transaction,
  { companyId, calendarId }: CalendarKey,
): Promise<SyncRow | undefined> {
  const [row] = await orm
    .select()
    .from(calendarSync)
    .where(ofCompany(calendarSync, companyId, eq(calendarSync.calendarId, calendarId)))
    .for('update');
  return row;
}

export async function updateSync(
  { orm }: Sql,
  { companyId, calendarId }: CalendarKey,
  change: Partial<Omit<SyncRow, 'companyId' | 'calendarId'>>,
): Promise<void> {
  await orm
    .update(calendarSync)
    .set(change)
    .where(ofCompany(calendarSync, companyId, eq(calendarSync.calendarId, calendarId)));
}

/**
 * Takes up calendars that are due, so that no other process does until `againAt`: those of paused
 * connections are left alone.
 */
export async function claimDue(
  { orm }: Sql,
  { now, againAt, limit }: { readonly now: Date; readonly againAt: Date; readonly limit: number },
): Promise<CalendarKey[]> {
  const due = orm
    .select({ companyId: calendarSync.companyId, calendarId: calendarSync.calendarId })
    .from(calendarSync)
    .innerJoin(
      externalCalendar,
      withinCompany(
        externalCalendar,
        calendarSync,
        eq(externalCalendar.id, calendarSync.calendarId),
      ),
    )
    .innerJoin(
      connection,
      withinCompany(connection, externalCalendar, eq(connection.id, externalCalendar.connectionId)),
    )
    .where(and(lte(calendarSync.nextReadAt, now), eq(connection.isPaused, false)))
    .orderBy(asc(calendarSync.nextReadAt))
    .limit(limit)
    .for('update', { of: calendarSync, skipLocked: true });
  return await orm
    .update(calendarSync)
    // A reading that is under way may have missed what its provider calls for from now on.
    .set({ nextReadAt: againAt, isNoticed: false })
    .where(sqlText`(${calendarSync.companyId}, ${calendarSync.calendarId}) in ${due}`)
    .returning({ companyId: calendarSync.companyId, calendarId: calendarSync.calendarId });
}

/** The versions of a calendar's objects, by the provider's ids. */
export async function listVersions(
  { orm }: Sql,
  { companyId, calendarId }: CalendarKey,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await orm
    .select({ remoteId: externalEvent.remoteId, version: externalEvent.version })
    .from(externalEvent)
    .where(ofCompany(externalEvent, companyId, eq(externalEvent.calendarId, calendarId)));
  return new Map(rows.map(({ remoteId, version }) => [remoteId, version]));
}

/** Events as they are kept: those of some ids of the provider's, of some UIDs, or all of them. */
export async function listEvents(
  { orm }: Sql,
  { companyId, calendarId }: CalendarKey,
  of: { readonly remoteIds?: readonly string[]; readonly uids?: readonly string[] } = {},
): Promise<EventRow[]> {
  const list = (named?: SQL) =>
    orm
      .select({
        remoteId: externalEvent.remoteId,
        uid: externalEvent.uid,
        version: externalEvent.version,
        content: externalEvent.content,
      })
      .from(externalEvent)
      .where(ofCompany(externalEvent, companyId, eq(externalEvent.calendarId, calendarId), named));
  const { remoteIds, uids } = of;
  if (!remoteIds && !uids) return await list();
  const column = remoteIds ? externalEvent.remoteId : externalEvent.uid;
  const rows: EventRow[] = [];
  for (const some of inParts(remoteIds ?? uids ?? [])) {
    rows.push(...(await list(inArray(column, [...some]))));
  }
  return rows;
}

export async function saveEvents(
  { orm }: Transaction,
  key: CalendarKey,
  events: readonly EventRow[],
): Promise<void> {
  for (let at = 0; at < events.length; at += EVENTS_AT_ONCE) {
    const some = events.slice(at, at + EVENTS_AT_ONCE);
    await orm
      .insert(externalEvent)
      .values(some.map((event) => ({ ...key, ...event })))
      .onConflictDoUpdate({
        target: [externalEvent.companyId, externalEvent.calendarId, externalEvent.remoteId],
        set: {
          uid: sqlText`excluded.uid`,
          version: sqlText`excluded.version`,
          content: sqlText`excluded.content`,
        },
      });
  }
}

export async function deleteEvents(
  { orm }: Transaction,
  { companyId, calendarId }: CalendarKey,
  remoteIds: readonly string[],
): Promise<void> {
  for (const some of inParts(remoteIds)) {
    await orm
      .delete(externalEvent)
      .where(
        ofCompany(
          externalEvent,
          companyId,
          eq(externalEvent.calendarId, calendarId),
          inArray(externalEvent.remoteId, [...some]),
        ),
      );
  }
}

/** A statement takes 65,535 values at most; a calendar has as many events as it likes. */
function inParts(all: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / NAMES_AT_ONCE) }, (_, at) =>
    all.slice(at * NAMES_AT_ONCE, (at + 1) * NAMES_AT_ONCE),
  );
}

/**
 * Which of these appointments take a host's time by themselves: those they have, and those that were written
 * into a calendar of theirs and are about to leave it.
 */
export async function listOwnAppointments(
  { orm }: Sql,
  { companyId, hostId }: { readonly companyId: string; readonly hostId: string },
  appointmentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (appointmentIds.length === 0) return new Set();
  const ids = [...appointmentIds];
  const had = await orm
    .select({ id: appointmentHost.appointmentId })
    .from(appointmentHost)
    .where(
      ofCompany(
        appointmentHost,
        companyId,
        eq(appointmentHost.hostId, hostId),
        inArray(appointmentHost.appointmentId, ids),
      ),
    );
  const written = await orm
    .select({ id: writtenEvent.appointmentId })
    .from(writtenEvent)
    .where(
      ofCompany(
        writtenEvent,
        companyId,
        eq(writtenEvent.hostId, hostId),
        inArray(writtenEvent.appointmentId, ids),
      ),
    );
  return new Set([...had, ...written].map(({ id }) => id));
}

/** Which of these are appointments of a company that nobody with one of these addresses, in small letters, attends. */
export async function listOthersAppointments(
  { orm }: Sql,
  companyId: string,
  { ids, notOf }: { readonly ids: readonly string[]; readonly notOf: readonly string[] },
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const attended = orm
    .select({ id: attendee.id })
    .from(attendee)
    .where(
      withinCompany(
        attendee,
        appointment,
        eq(attendee.appointmentId, appointment.id),
        isNull(attendee.cancelledAt),
        sqlText`(lower(${attendee.email}) in ${[...notOf]} or exists (
          select from unnest(${attendee.guests}) guest where lower(guest) in ${[...notOf]}))`,
      ),
    );
  const rows = await orm
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      ofCompany(appointment, companyId, inArray(appointment.id, [...ids]), notExists(attended)),
    );
  return rows.map(({ id }) => id);
}
