import { and, eq, isNotNull, isNull, or, sql as sqlText } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  appointment,
  calendarUse,
  connection,
  externalCalendar,
  meetingTypeCalendar,
  writtenEvent,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, withinCompany } from '#server/platform/db/tenant.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import type { ConnectionRow } from './connection-rows.ts';
import { isWrittenIn, type PlaceOfRow } from './is-written-in.ts';
import { closeWriting, markOpen, type WritingKey } from './open-writings.ts';

type WrittenRow = typeof writtenEvent.$inferSelect;

/** Where an appointment of a host's stands, or is to stand. */
export interface WritingPlace {
  readonly connection: Pick<ConnectionRow, 'companyId' | 'id' | 'credentials' | 'provider'>;
  readonly isPaused: boolean;
  readonly calendarId: string;
  readonly calendarRemoteId: string;
  readonly written: WrittenRow | null;
  /** Its host wants it elsewhere, or nowhere: it is taken away there first. */
  readonly isLeaving: boolean;
}

/**
 * Where it stands, or else the calendar that its host has chosen for its meeting type, or for all; none where there
 * is neither. What is over stays where it stands, and so does what is to move to where nothing is written just now.
 */
export async function findWritingPlace(
  sql: Sql,
  what: HostedRef,
  nowMs: number,
): Promise<WritingPlace | undefined> {
  const rows = await listPlaces(sql, what);
  const wanted = rows.find(({ isWanted }) => isWanted);
  const standing = rows.find(({ written }) => written !== null);
  const row = standing ?? wanted;
  if (!row) return undefined;
  const isToCome = row.startsAt !== null && row.startsAt.getTime() > nowMs;
  const { calendar, connection: account, written } = row;
  return {
    connection: account,
    isPaused: account.isPaused,
    calendarId: calendar.id,
    calendarRemoteId: calendar.remoteId,
    written,
    isLeaving: !row.isWanted && isToCome && !wanted?.connection.isPaused,
  };
}

/** The calendars of a host that an appointment stands in, or is to stand in. */
async function listPlaces({ orm }: Sql, { companyId, appointmentId, hostId }: HostedRef) {
  const isWanted = sqlText<boolean>`coalesce(${externalCalendar.id} =
    case when ${meetingTypeCalendar.hostId} is null then ${calendarUse.writtenCalendarId}
      else ${meetingTypeCalendar.calendarId} end, false)`;
  return await orm
    .select({
      calendar: externalCalendar,
      connection,
      written: writtenEvent,
      startsAt: appointment.startsAt,
      isWanted,
    })
    .from(externalCalendar)
    .innerJoin(
      connection,
      withinCompany(connection, externalCalendar, eq(connection.id, externalCalendar.connectionId)),
    )
    .leftJoin(
      appointment,
      withinCompany(appointment, externalCalendar, eq(appointment.id, appointmentId)),
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
      withinCompany(calendarUse, externalCalendar, eq(calendarUse.hostId, hostId)),
    )
    .leftJoin(
      meetingTypeCalendar,
      withinCompany(
        meetingTypeCalendar,
        externalCalendar,
        and(
          eq(meetingTypeCalendar.hostId, hostId),
          eq(meetingTypeCalendar.meetingTypeId, appointment.meetingTypeId),
        ),
      ),
    )
    .where(
      ofCompany(
        externalCalendar,
        companyId,
        and(
          eq(externalCalendar.hostId, hostId),
          or(isNotNull(writtenEvent.appointmentId), isWanted),
        ),
      ),
    );
}

const nextTurn = sqlText<number>`nextval('writing_turn')`;

/**
 * That an effect is about to write it, and where to: what its host has made of it until now is written over. False
 * where it stands, or is being written, elsewhere meanwhile.
 */
export async function beginWriting(
  tx: Transaction,
  writing: WritingKey,
  { startsAt, nowMs }: { readonly startsAt: Date; readonly nowMs: number },
): Promise<boolean> {
  const { companyId, appointmentId, hostId, calendarId } = writing;
  const begun = {
    ...{ startsAt, turn: nextTurn, isUnsure: false },
    ...{ theirChange: null, theirStartsAt: null, theirVersion: null, changedFrom: null },
  };
  const rows = await tx.orm
    .insert(writtenEvent)
    .values({ companyId, appointmentId, hostId, calendarId, ...begun })
    .onConflictDoUpdate({
      target: [writtenEvent.companyId, writtenEvent.appointmentId, writtenEvent.hostId],
      set: begun,
      setWhere: eq(writtenEvent.calendarId, calendarId),
    })
    .returning({ calendarId: writtenEvent.calendarId });
  if (rows.length === 0) return false;
  await markOpen(tx, writing, nowMs);
  return true;
}

/** So many versions are known as ours, for readings that come late. */
const KEPT_VERSIONS = 8;

/** What a writing has left. */
export type Ended = Partial<Pick<WrittenRow, 'remoteId' | 'version' | 'contentHash'>>;

/**
 * That a writing has ended, and what stands there now; nothing new where it was not taken. False where it was taken
 * away there meanwhile, as its host wants it elsewhere: what it has left there is still to go.
 */
export async function endWriting(
  tx: Transaction,
  writing: WritingKey,
  row: Ended,
): Promise<boolean> {
  const { version } = row;
  const ownVersions = version
    ? sqlText`array_append(${writtenEvent.ownVersions}[greatest(1,
        cardinality(${writtenEvent.ownVersions}) - ${KEPT_VERSIONS - 2}):], ${version}::text)`
    : undefined;
  const rows = await tx.orm
    .update(writtenEvent)
    .set({ ...row, ...(ownVersions && { ownVersions }), turn: nextTurn })
    .where(isWrittenIn(writing))
    .returning({ calendarId: writtenEvent.calendarId });
  if (rows.length === 0) return false;
  await closeWriting(tx, writing);
  return true;
}

/** It stands in that calendar no more; nothing where it was written otherwise since it was `seen`. */
export async function deleteWritten(
  { orm }: Sql,
  place: PlaceOfRow,
  seen?: Pick<WrittenRow, 'version' | 'contentHash'>,
): Promise<void> {
  const isAsSeen =
    seen &&
    sqlText`(${writtenEvent.version}, ${writtenEvent.contentHash})
      is not distinct from (${seen.version}::text, ${seen.contentHash}::text)`;
  await orm.delete(writtenEvent).where(and(isWrittenIn(place), isAsSeen));
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
      calendarId: writtenEvent.calendarId,
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
