import { and, eq, isNotNull, isNull, or, sql as sqlText } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import {
  calendarUse,
  connection,
  externalCalendar,
  writtenEvent,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, withinCompany } from '#server/platform/db/tenant.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import type { ConnectionRow } from './connection-rows.ts';

type WrittenRow = typeof writtenEvent.$inferSelect;

/** Where an appointment of a host's stands, or is to stand. */
export interface WritingPlace {
  readonly connection: Pick<ConnectionRow, 'companyId' | 'id' | 'credentials' | 'provider'>;
  readonly isPaused: boolean;
  readonly calendarId: string;
  readonly calendarRemoteId: string;
  readonly written: Pick<
    WrittenRow,
    'remoteId' | 'version' | 'contentHash' | 'startsAt' | 'theirChange' | 'changedFrom'
  > | null;
}

/** Where it stands already, or else the calendar that its host has chosen; none where there is neither. */
export async function findWritingPlace(
  { orm }: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
): Promise<WritingPlace | undefined> {
  const [row] = await orm
    .select({ calendar: externalCalendar, connection, written: writtenEvent })
    .from(externalCalendar)
    .innerJoin(
      connection,
      withinCompany(connection, externalCalendar, eq(connection.id, externalCalendar.connectionId)),
    )
    .leftJoin(
      writtenEvent,
      withinCompany(
        writtenEvent,
        externalCalendar,
        and(
          eq(writtenEvent.calendarId, externalCalendar.id),
          eq(writtenEvent.hostId, hostId),
          eq(writtenEvent.appointmentId, appointmentId),
        ),
      ),
    )
    .leftJoin(
      calendarUse,
      withinCompany(
        calendarUse,
        externalCalendar,
        and(eq(calendarUse.hostId, hostId), eq(calendarUse.writtenCalendarId, externalCalendar.id)),
      ),
    )
    .where(
      ofCompany(
        externalCalendar,
        companyId,
        and(
          eq(externalCalendar.hostId, hostId),
          or(isNotNull(writtenEvent.appointmentId), isNotNull(calendarUse.hostId)),
        ),
      ),
    )
    .orderBy(sqlText`${writtenEvent.appointmentId} is null`)
    .limit(1);
  if (!row) return undefined;
  return {
    connection: row.connection,
    isPaused: row.connection.isPaused,
    calendarId: row.calendar.id,
    calendarRemoteId: row.calendar.remoteId,
    written: row.written,
  };
}

const nextTurn = sqlText<number>`nextval('writing_turn')`;

/**
 * That it is about to be written, and where to: what its host has made of it until now is written over. Returns
 * which writing this is.
 */
export async function beginWriting(
  { orm }: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
  { calendarId, startsAt }: { readonly calendarId: string; readonly startsAt: Date },
): Promise<number> {
  const begun = {
    ...{ startsAt, isBeingWritten: true, turn: nextTurn, isUnsure: false },
    ...{ theirChange: null, theirStartsAt: null, theirVersion: null, changedFrom: null },
  };
  const [row] = await orm
    .insert(writtenEvent)
    .values({ companyId, appointmentId, hostId, calendarId, ...begun })
    .onConflictDoUpdate({
      target: [writtenEvent.companyId, writtenEvent.appointmentId, writtenEvent.hostId],
      set: begun,
    })
    .returning({ turn: writtenEvent.turn });
  return row?.turn ?? 0;
}

/** What is ours by its version, however late it is read. */
const KEPT_VERSIONS = 8;

/** That a writing has ended, and what stands there now; nothing new where it was not taken. */
export async function endWriting(
  { orm }: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
  {
    turn,
    ...row
  }: { readonly turn: number } & Partial<Pick<WrittenRow, 'remoteId' | 'version' | 'contentHash'>>,
): Promise<void> {
  const { version } = row;
  const ownVersions = version
    ? sqlText`array_append(${writtenEvent.ownVersions}[greatest(1,
        cardinality(${writtenEvent.ownVersions}) - ${KEPT_VERSIONS - 2}):], ${version}::text)`
    : undefined;
  await orm
    .update(writtenEvent)
    .set({
      ...row,
      ...(ownVersions && { ownVersions }),
      // Another one that has begun since goes on.
      isBeingWritten: sqlText`${writtenEvent.isBeingWritten} and ${writtenEvent.turn} <> ${turn}`,
      turn: nextTurn,
    })
    .where(
      ofCompany(
        writtenEvent,
        companyId,
        and(eq(writtenEvent.appointmentId, appointmentId), eq(writtenEvent.hostId, hostId)),
      ),
    );
}

export async function deleteWritten(
  { orm }: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
): Promise<void> {
  await orm
    .delete(writtenEvent)
    .where(
      ofCompany(
        writtenEvent,
        companyId,
        eq(writtenEvent.appointmentId, appointmentId),
        eq(writtenEvent.hostId, hostId),
      ),
    );
}

/** What we have written into the calendars of a connection, or may have: nobody heard how that ended. */
export async function listWritten(
  { orm }: Sql,
  { companyId, connectionId }: { readonly companyId: string; readonly connectionId: string },
) {
  return await orm
    .select({
      appointmentId: writtenEvent.appointmentId,
      hostId: writtenEvent.hostId,
      calendarRemoteId: externalCalendar.remoteId,
      remoteId: writtenEvent.remoteId,
    })
    .from(writtenEvent)
    .innerJoin(
      externalCalendar,
      withinCompany(
        externalCalendar,
        writtenEvent,
        eq(externalCalendar.id, writtenEvent.calendarId),
      ),
    )
    .where(
      ofCompany(
        writtenEvent,
        companyId,
        and(
          eq(externalCalendar.connectionId, connectionId),
          or(isNotNull(writtenEvent.remoteId), isNull(writtenEvent.contentHash)),
        ),
      ),
    );
}
