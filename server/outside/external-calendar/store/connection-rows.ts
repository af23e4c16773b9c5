import { and, asc, count, eq, inArray, sql as sqlText } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  calendarConnection,
  calendarSync,
  calendarUse,
  connection,
  externalCalendar,
  host,
} from '#server/platform/db/schema/schema.ts';
import type { SealedColumn } from '#server/platform/db/sealed-column.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { RemoteCalendar } from '#server/platform/kernel/calendar-provider.ts';

/** Where credentials stand, for `npm run reseal`. */
export const sealedConnections = {
  name: 'connection.credentials',
  table: connection,
  key: connection.id,
  value: connection.credentials,
} as const satisfies SealedColumn;

export interface HostKey {
  readonly companyId: string;
  readonly hostId: string;
}

export interface ConnectionKey {
  readonly companyId: string;
  readonly id: string;
}

export type ConnectionRow = typeof connection.$inferSelect;
export type CalendarRow = typeof externalCalendar.$inferSelect;
export type SyncRow = typeof calendarSync.$inferSelect;
export type CalendarUseRow = Pick<
  typeof calendarUse.$inferSelect,
  'writtenCalendarId' | 'countsTentative' | 'followsMoves' | 'followsDeletions'
>;

/** A calendar, and how far it has been read. */
export interface ReadCalendarRow {
  readonly calendar: CalendarRow;
  readonly sync: SyncRow;
}

/** A connection as lists show it. */
export interface ListedConnectionRow {
  readonly connection: ConnectionRow;
  readonly hostName: string;
  readonly closesSince: Date | null;
}

/** Those of one host, or some by their ids. */
export type ConnectionsOf =
  | { readonly hostId: string; readonly connectionIds?: undefined }
  | { readonly connectionIds: readonly string[]; readonly hostId?: undefined };

/** Connections in the order in which they were made. */
export async function listConnectionRows(
  { orm }: Sql,
  companyId: string,
  { hostId, connectionIds }: ConnectionsOf,
): Promise<ListedConnectionRow[]> {
  const rows = await orm
    .select({
      connection,
      firstname: host.firstname,
      lastname: host.lastname,
      closesSince: calendarConnection.unreadableSince,
    })
    .from(connection)
    .innerJoin(host, withinCompany(host, connection, eq(host.id, connection.hostId)))
    .innerJoin(
      calendarConnection,
      withinCompany(calendarConnection, connection, eq(calendarConnection.id, connection.id)),
    )
    .where(
      ofCompany(
        connection,
        companyId,
        hostId === undefined ? undefined : eq(connection.hostId, hostId),
        connectionIds === undefined ? undefined : inArray(connection.id, [...connectionIds]),
      ),
    )
    .orderBy(asc(connection.createdAt), asc(connection.id));
  return rows.map(({ firstname, lastname, ...row }) => ({
    ...row,
    hostName: `${firstname} ${lastname}`.trim(),
  }));
}

/** The calendars of some connections, by name. */
export async function listCalendarRows(
  { orm }: Sql,
  companyId: string,
  connectionIds: readonly string[],
): Promise<ReadCalendarRow[]> {
  if (connectionIds.length === 0) return [];
  return await orm
    .select({ calendar: externalCalendar, sync: calendarSync })
    .from(externalCalendar)
    .innerJoin(
      calendarSync,
      withinCompany(
        calendarSync,
        externalCalendar,
        eq(calendarSync.calendarId, externalCalendar.id),
      ),
    )
    .where(
      ofCompany(
        externalCalendar,
        companyId,
        inArray(externalCalendar.connectionId, [...connectionIds]),
      ),
    )
    .orderBy(asc(externalCalendar.name), asc(externalCalendar.id));
}

export async function findConnectionRow(
  { orm }: Sql,
  key: ConnectionKey,
): Promise<ConnectionRow | undefined> {
  const [row] = await orm.select().from(connection).where(rowOf(connection, key));
  return row;
}

/** The same; until the transaction ends nobody else changes it. */
export async function lockConnection(
  { orm }: Transaction,
  key: ConnectionKey,
): Promise<ConnectionRow | undefined> {
  const [row] = await orm.select().from(connection).where(rowOf(connection, key)).for('update');
  return row;
}

export async function countConnections({ orm }: Sql, { companyId, hostId }: HostKey) {
  const [row] = await orm
    .select({ count: count() })
    .from(connection)
    .where(ofCompany(connection, companyId, eq(connection.hostId, hostId)));
  return row?.count ?? 0;
}

/** Those who connect for one host come one after the other. */
export async function lockHost({ orm }: Transaction, { companyId, hostId }: HostKey) {
  await orm
    .select({ id: host.id })
    .from(host)
    .where(rowOf(host, { companyId, id: hostId }))
    .for('no key update');
}

/** The connection of an account that a host has connected already. */
export async function findByAccount(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
  of: Pick<ConnectionRow, 'provider' | 'accountHash'>,
): Promise<ConnectionRow | undefined> {
  const [row] = await orm
    .select()
    .from(connection)
    .where(
      ofCompany(
        connection,
        companyId,
        and(
          eq(connection.hostId, hostId),
          eq(connection.provider, of.provider),
          eq(connection.accountHash, of.accountHash),
        ),
      ),
    );
  return row;
}

/** With what pages know of it: that nothing is wrong. */
export async function insertConnection(
  { orm }: Transaction,
  row: typeof connection.$inferInsert,
): Promise<void> {
  const { companyId, id, hostId, provider } = row;
  await orm.insert(connection).values(row);
  await orm.insert(calendarConnection).values({ companyId, id, hostId, provider });
}

export async function updateConnection(
  { orm }: Sql,
  key: ConnectionKey,
  change: Partial<
    Pick<ConnectionRow, 'accountName' | 'accountHash' | 'credentials' | 'isPaused' | 'service'>
  >,
): Promise<boolean> {
  const rows = await orm
    .update(connection)
    .set(change)
    .where(rowOf(connection, key))
    .returning({ id: connection.id });
  return rows.length === 1;
}

/** With its calendars, their events, and what those take. */
export async function deleteConnectionRow({ orm }: Sql, key: ConnectionKey): Promise<void> {
  await orm.delete(connection).where(rowOf(connection, key));
}

/** What an account's calendars are now: new ones are to be read at once. */
export async function saveCalendars(
  { orm }: Transaction,
  { companyId, id, hostId }: Pick<ConnectionRow, 'companyId' | 'id' | 'hostId'>,
  calendars: readonly (RemoteCalendar & { readonly isBusy: boolean })[],
  now: Date,
): Promise<void> {
  for (const { id: remoteId, isBusy, name, color, isReadOnly } of calendars) {
    const told = { name, color, isReadOnly };
    const [row] = await orm
      .insert(externalCalendar)
      .values({
        ...told,
        isBusy,
        companyId,
        id: crypto.randomUUID(),
        hostId,
        connectionId: id,
        remoteId,
      })
      .onConflictDoUpdate({
        target: [
          externalCalendar.companyId,
          externalCalendar.connectionId,
          externalCalendar.remoteId,
        ],
        set: told,
      })
      .returning({ calendarId: externalCalendar.id });
    if (!row) continue;
    await orm
      .insert(calendarSync)
      .values({ companyId, calendarId: row.calendarId, nextReadAt: now })
      .onConflictDoNothing();
  }
}

/** Those that the provider has no more. */
export async function deleteCalendarRows(
  { orm }: Sql,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .delete(externalCalendar)
    .where(ofCompany(externalCalendar, companyId, inArray(externalCalendar.id, [...ids])));
}

/** Of a host who has said nothing. */
const USUAL_USE: CalendarUseRow = {
  ...{ writtenCalendarId: null, countsTentative: true },
  ...{ followsMoves: true, followsDeletions: false },
};

export async function findCalendarUse(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
): Promise<CalendarUseRow> {
  const [row] = await orm
    .select({
      writtenCalendarId: externalCalendar.id,
      countsTentative: calendarUse.countsTentative,
      followsMoves: calendarUse.followsMoves,
      followsDeletions: calendarUse.followsDeletions,
    })
    .from(calendarUse)
    // One that is gone is written to no more.
    .leftJoin(
      externalCalendar,
      withinCompany(
        externalCalendar,
        calendarUse,
        eq(externalCalendar.id, calendarUse.writtenCalendarId),
      ),
    )
    .where(ofCompany(calendarUse, companyId, eq(calendarUse.hostId, hostId)));
  return row ?? USUAL_USE;
}

export async function saveCalendarUse(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
  use: CalendarUseRow,
): Promise<void> {
  await orm
    .insert(calendarUse)
    .values({ companyId, hostId, ...use })
    .onConflictDoUpdate({ target: [calendarUse.companyId, calendarUse.hostId], set: use });
}

/** All calendars of a host: which of them take time. */
export async function listHostCalendars(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
): Promise<CalendarRow[]> {
  return await orm
    .select()
    .from(externalCalendar)
    .where(ofCompany(externalCalendar, companyId, eq(externalCalendar.hostId, hostId)));
}

/** Has calendars take time or not; those that begin or end to do so are read at once. */
export async function setBusyCalendars(
  { orm }: Sql,
  companyId: string,
  {
    ids,
    isBusy,
    now,
  }: { readonly ids: readonly string[]; readonly isBusy: boolean; readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .update(externalCalendar)
    .set({ isBusy })
    .where(ofCompany(externalCalendar, companyId, inArray(externalCalendar.id, [...ids])));
  await readSoon({ orm }, companyId, { ids, now });
}

/** They are read as soon as somebody can. */
async function readSoon(
  { orm }: Pick<Sql, 'orm'>,
  companyId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .update(calendarSync)
    .set({ nextReadAt: now })
    .where(ofCompany(calendarSync, companyId, inArray(calendarSync.calendarId, [...ids])));
}

/**
 * What pages know of a connection: since when it closes its host's time. Written where that changes alone,
 * for it drops what is remembered of pages.
 */
export async function setClosedSince(
  { orm }: Sql,
  key: ConnectionKey,
  since: Date | null,
): Promise<boolean> {
  const rows = await orm
    .update(calendarConnection)
    .set({ unreadableSince: since })
    .where(
      and(
        rowOf(calendarConnection, key),
        sqlText`${calendarConnection.unreadableSince} is distinct from ${since?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .returning({ id: calendarConnection.id });
  return rows.length === 1;
}
