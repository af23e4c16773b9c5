import { and, eq, isNull, lt, notExists, or, type SQL } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  connection,
  externalCalendar,
  openWriting,
  writtenEvent,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, withinCompany } from '#server/platform/db/tenant.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import { isWrittenIn, type PlaceOfRow } from './is-written-in.ts';

/** What an effect writes into a calendar. */
export interface WritingKey extends PlaceOfRow {
  readonly effectId: string;
}

/** Whose process has not said how it ended for so long is not under way: it is given up after a minute. */
const DEAD_AFTER_MS = 120_000;

/** Until it is closed, nobody knows what an effect has left in a calendar. */
export async function markOpen(
  { orm }: Sql,
  { companyId, appointmentId, hostId, effectId, calendarId }: WritingKey,
  nowMs: number,
): Promise<void> {
  const begunAt = new Date(nowMs);
  await orm
    .insert(openWriting)
    .values({ companyId, appointmentId, hostId, effectId, calendarId, begunAt })
    .onConflictDoUpdate({
      target: [
        openWriting.companyId,
        openWriting.appointmentId,
        openWriting.hostId,
        openWriting.effectId,
        openWriting.calendarId,
      ],
      set: { begunAt },
    });
}

export async function closeWriting({ orm }: Sql, writing: WritingKey): Promise<void> {
  await orm.delete(openWriting).where(isThat(writing));
}

/**
 * What it may have left in a calendar is taken away. Where the appointment stands there by now, it may be that which
 * was taken away: the writing stays open, false is returned, and what is to stand there is written once more.
 */
export async function closeWhereGone({ orm }: Sql, writing: WritingKey): Promise<boolean> {
  const standing = orm
    .select({ hostId: writtenEvent.hostId })
    .from(writtenEvent)
    .where(isWrittenIn(writing));
  const closed = await orm
    .delete(openWriting)
    .where(and(isThat(writing), notExists(standing)))
    .returning({ effectId: openWriting.effectId });
  return closed.length > 0;
}

/** Writings of others that must have died are this one's to bring to an end. */
export async function takeOver(
  tx: Transaction,
  writing: WritingKey,
  { deadIds, nowMs }: { readonly deadIds: readonly string[]; readonly nowMs: number },
): Promise<void> {
  for (const effectId of deadIds) await closeWriting(tx, { ...writing, effectId });
  await markOpen(tx, writing, nowMs);
}

function isThat({ companyId, appointmentId, hostId, effectId, calendarId }: WritingKey) {
  return ofCompany(
    openWriting,
    companyId,
    and(
      eq(openWriting.appointmentId, appointmentId),
      eq(openWriting.hostId, hostId),
      eq(openWriting.effectId, effectId),
      eq(openWriting.calendarId, calendarId),
    ),
  );
}

/**
 * Writings of an appointment that have begun and are not under way: earlier tries of an effect, wherever they
 * wrote, and those of others, which must have died, into the calendar in which it stands.
 */
export async function listUnheard(
  sql: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
  { effectId, nowMs }: { readonly effectId: string; readonly nowMs: number },
) {
  const isDead = lt(openWriting.begunAt, new Date(nowMs - DEAD_AFTER_MS));
  const isStanding = eq(writtenEvent.calendarId, openWriting.calendarId);
  const isTheirs = and(
    eq(openWriting.appointmentId, appointmentId),
    eq(openWriting.hostId, hostId),
    or(eq(openWriting.effectId, effectId), and(isDead, isStanding)),
  );
  return await listOpen(sql, ofCompany(openWriting, companyId, isTheirs));
}

/**
 * Writings into the calendars of an account that goes on, or into one of them, that must have died, or all where they
 * are to go `anyway`, of appointments that do not stand in these: what they have left is nowhere to be.
 */
export async function listLeft(
  sql: Sql,
  of: { readonly companyId: string; readonly connectionId?: string; readonly calendarId?: string },
  when: { readonly nowMs: number } | 'anyway',
) {
  const { companyId, connectionId, calendarId } = of;
  const isLeft = and(
    isNull(writtenEvent.calendarId),
    connectionId === undefined ? undefined : eq(connection.id, connectionId),
    calendarId === undefined ? undefined : eq(openWriting.calendarId, calendarId),
    when === 'anyway'
      ? undefined
      : and(
          eq(connection.isPaused, false),
          lt(openWriting.begunAt, new Date(when.nowMs - DEAD_AFTER_MS)),
        ),
  );
  return await listOpen(sql, ofCompany(openWriting, companyId, isLeft));
}

async function listOpen({ orm }: Sql, where: SQL | undefined) {
  return await orm
    .select({
      companyId: openWriting.companyId,
      appointmentId: openWriting.appointmentId,
      hostId: openWriting.hostId,
      effectId: openWriting.effectId,
      calendarId: openWriting.calendarId,
      calendarRemoteId: externalCalendar.remoteId,
      connection,
      standsIn: writtenEvent.calendarId,
    })
    .from(openWriting)
    .innerJoin(
      externalCalendar,
      withinCompany(externalCalendar, openWriting, eq(externalCalendar.id, openWriting.calendarId)),
    )
    .innerJoin(
      connection,
      withinCompany(connection, externalCalendar, eq(connection.id, externalCalendar.connectionId)),
    )
    .leftJoin(
      writtenEvent,
      withinCompany(
        writtenEvent,
        openWriting,
        and(
          eq(writtenEvent.appointmentId, openWriting.appointmentId),
          eq(writtenEvent.hostId, openWriting.hostId),
          eq(writtenEvent.calendarId, openWriting.calendarId),
        ),
      ),
    )
    .where(where);
}
