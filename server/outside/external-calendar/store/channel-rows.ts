import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql as sqlText } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import {
  calendarChannel,
  calendarSync,
  connection,
  externalCalendar,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { HostKey } from './connection-rows.ts';
import type { CalendarKey } from './event-rows.ts';

export type ChannelRow = typeof calendarChannel.$inferSelect;

/** What a provider shows. */
export interface ShownSecret {
  readonly companyId: string;
  readonly id: string;
  readonly secretHash: string;
}

/** The channel by which a provider calls us for a calendar. */
export async function findChannel(
  { orm }: Sql,
  { companyId, calendarId }: CalendarKey,
): Promise<ChannelRow | undefined> {
  const [row] = await orm
    .select()
    .from(calendarChannel)
    .where(
      ofCompany(
        calendarChannel,
        companyId,
        eq(calendarChannel.calendarId, calendarId),
        sqlText`${calendarChannel.handle} is not null`,
      ),
    );
  return row;
}

export async function insertChannel({ orm }: Sql, row: ChannelRow): Promise<void> {
  await orm.insert(calendarChannel).values(row);
}

/** False where it has been ended meanwhile. */
export async function updateChannel(
  { orm }: Sql,
  key: Pick<ChannelRow, 'companyId' | 'id'>,
  change: Pick<ChannelRow, 'handle' | 'openedAt'>,
): Promise<boolean> {
  const rows = await orm
    .update(calendarChannel)
    .set(change)
    .where(rowOf(calendarChannel, key))
    .returning({ id: calendarChannel.id });
  return rows.length === 1;
}

/** Forgets channels of a calendar; returns what ends them at the provider. */
export async function takeChannels(
  { orm }: Sql,
  { companyId, calendarId }: CalendarKey,
  of: { readonly id?: string; readonly exceptId?: string },
): Promise<string[]> {
  const rows = await orm
    .delete(calendarChannel)
    .where(
      ofCompany(
        calendarChannel,
        companyId,
        eq(calendarChannel.calendarId, calendarId),
        of.id === undefined ? undefined : eq(calendarChannel.id, of.id),
        of.exceptId === undefined ? undefined : ne(calendarChannel.id, of.exceptId),
      ),
    )
    .returning({ handle: calendarChannel.handle });
  return rows.flatMap(({ handle }) => handle ?? []);
}

/** One process at a time sees to the channel of a calendar: until `againAt` it is this one. */
export async function claimChannel(
  { orm }: Sql,
  { companyId, calendarId }: CalendarKey,
  { now, againAt }: { readonly now: Date; readonly againAt: Date },
): Promise<boolean> {
  const rows = await orm
    .update(calendarSync)
    .set({ watchAt: againAt })
    .where(
      ofCompany(
        calendarSync,
        companyId,
        eq(calendarSync.calendarId, calendarId),
        or(isNull(calendarSync.watchAt), lte(calendarSync.watchAt, now)),
      ),
    )
    .returning({ calendarId: calendarSync.calendarId });
  return rows.length === 1;
}

/**
 * Forgets the channels of what is read no more: of one connection that is about to go, or those of a host that rest or
 * take no time. Returns what ends them.
 */
export async function takeUnwanted(
  { orm }: Sql,
  { companyId, hostId }: HostKey,
  { now, connectionId }: { readonly now: Date; readonly connectionId?: string },
): Promise<{ readonly connectionId: string; readonly handle: string }[]> {
  const ofThese =
    connectionId === undefined
      ? or(eq(connection.isPaused, true), eq(externalCalendar.isBusy, false))
      : eq(connection.id, connectionId);
  const unwanted = await orm
    .select({ calendarId: externalCalendar.id, connectionId: connection.id })
    .from(externalCalendar)
    .innerJoin(
      connection,
      withinCompany(connection, externalCalendar, eq(connection.id, externalCalendar.connectionId)),
    )
    .where(ofCompany(externalCalendar, companyId, eq(externalCalendar.hostId, hostId), ofThese));
  if (unwanted.length === 0) return [];
  const ids = unwanted.map(({ calendarId }) => calendarId);
  const connectionOf = new Map(unwanted.map((each) => [each.calendarId, each.connectionId]));
  const taken = await orm
    .delete(calendarChannel)
    .where(ofCompany(calendarChannel, companyId, inArray(calendarChannel.calendarId, ids)))
    .returning({ calendarId: calendarChannel.calendarId, handle: calendarChannel.handle });
  await orm
    .update(calendarSync)
    .set(unwatched(now))
    .where(ofCompany(calendarSync, companyId, inArray(calendarSync.calendarId, ids)));
  return taken.flatMap(({ calendarId, handle }) => {
    const of = connectionOf.get(calendarId);
    return of !== undefined && handle !== null ? { connectionId: of, handle } : [];
  });
}

/** Channels by which nobody reaches us any more are counted on no more: the address of this server is another one. */
export async function unwatchElsewhere(
  { orm }: Sql,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const elsewhere =
    addresses.length === 0
      ? undefined
      : sqlText`${calendarChannel.address} not in ${[...addresses]}`;
  await orm
    .update(calendarSync)
    .set(unwatched(now))
    .where(
      sqlText`(${calendarSync.companyId}, ${calendarSync.calendarId}) in ${orm
        .select({ companyId: calendarChannel.companyId, calendarId: calendarChannel.calendarId })
        .from(calendarChannel)
        .where(and(sqlText`${calendarSync.watchedUntil} is not null`, elsewhere))}`,
    );
}

/** It is read as often as one that nobody calls us for. */
function unwatched(now: Date) {
  return {
    watchedUntil: null,
    watchAt: null,
    nextReadAt: sqlText`least(${calendarSync.nextReadAt}, ${now.toISOString()}::timestamptz)`,
  };
}

/** So long after a reading a call leads to no other one. */
const REST_SECONDS = 10;
/** So long after it was opened a channel is believed to be well. */
const SETTLED_MINUTES = 10;

/**
 * Has calendars read soon whose channels' secrets were shown. However often they are: until somebody has taken the
 * calendar up, nothing more is written, and one that cannot be read now is tried again no earlier.
 */
export async function noteChanges(
  sql: Sql,
  shown: readonly ShownSecret[],
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs).toISOString();
  await change(sql, shown, {
    set: {
      isNoticed: true,
      nextReadAt: sqlText`case when ${calendarSync.failures} > 0 then ${calendarSync.nextReadAt}
        else least(${calendarSync.nextReadAt}, greatest(${now}::timestamptz,
          ${calendarSync.readAt} + make_interval(secs => ${REST_SECONDS}))) end`,
    },
    where: eq(calendarSync.isNoticed, false),
  });
}

/** Has the channels themselves seen to as well: their provider says that it is about to call no more. */
export async function noteEnding(
  sql: Sql,
  shown: readonly ShownSecret[],
  nowMs: number,
): Promise<void> {
  const before = new Date(nowMs - SETTLED_MINUTES * 60_000).toISOString();
  await noteChanges(sql, shown, nowMs);
  await change(sql, shown, {
    set: { watchAt: new Date(nowMs) },
    where: sqlText`${calendarChannel.openedAt} < ${before}::timestamptz and ${calendarSync.watchAt} > ${new Date(nowMs).toISOString()}::timestamptz`,
  });
}

async function change(
  { orm }: Sql,
  shown: readonly ShownSecret[],
  {
    set,
    where,
  }: {
    readonly set: {
      readonly isNoticed?: boolean;
      readonly nextReadAt?: SQL;
      readonly watchAt?: Date;
    };
    readonly where: SQL;
  },
): Promise<void> {
  if (shown.length === 0) return;
  const isShown = shown.map(({ companyId, id, secretHash }) =>
    and(rowOf(calendarChannel, { companyId, id }), eq(calendarChannel.secretHash, secretHash)),
  );
  await orm
    .update(calendarSync)
    .set(set)
    .from(calendarChannel)
    .where(
      and(
        withinCompany(
          calendarSync,
          calendarChannel,
          eq(calendarSync.calendarId, calendarChannel.calendarId),
        ),
        or(...isShown),
        where,
      ),
    );
}
