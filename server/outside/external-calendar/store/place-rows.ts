import { and, eq } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  externalCalendar,
  meetingTypeCalendar,
  meetingTypeHost,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';
import type { HostKey } from './connection-rows.ts';

interface PlaceKey extends HostKey {
  readonly meetingTypeId: string;
}

/** A calendar, null for none, or the one that all appointments of the host are written into. */
type Place = string | null;

/**
 * Where a host has the appointments of a meeting type; undefined where they do not host it. Until the transaction
 * ends they go on to do so.
 */
export async function lockPlace(
  { orm }: Transaction,
  { companyId, hostId, meetingTypeId }: PlaceKey,
): Promise<{ readonly now: Place | 'default' } | undefined> {
  const isTheirs = (table: typeof meetingTypeHost | typeof meetingTypeCalendar) =>
    ofCompany(
      table,
      companyId,
      and(eq(table.meetingTypeId, meetingTypeId), eq(table.hostId, hostId)),
    );
  const [hosted] = await orm
    .select({ id: meetingTypeHost.meetingTypeId })
    .from(meetingTypeHost)
    .where(isTheirs(meetingTypeHost))
    .for('key share');
  if (!hosted) return undefined;
  const [row] = await orm
    .select({ calendarId: meetingTypeCalendar.calendarId })
    .from(meetingTypeCalendar)
    .where(isTheirs(meetingTypeCalendar));
  return { now: row ? row.calendarId : 'default' };
}

/** Whether a host's calendar takes events; until the transaction ends it is there. */
export async function lockWritable(
  { orm }: Transaction,
  { companyId, hostId }: HostKey,
  calendarId: string,
): Promise<boolean> {
  const [row] = await orm
    .select({ hostId: externalCalendar.hostId, isReadOnly: externalCalendar.isReadOnly })
    .from(externalCalendar)
    .where(rowOf(externalCalendar, { companyId, id: calendarId }))
    .for('key share');
  return row?.hostId === hostId && !row.isReadOnly;
}

export async function savePlace({ orm }: Sql, key: PlaceKey, calendarId: Place): Promise<void> {
  const { companyId, hostId, meetingTypeId } = key;
  await orm
    .insert(meetingTypeCalendar)
    .values({ companyId, hostId, meetingTypeId, calendarId })
    .onConflictDoUpdate({
      target: [
        meetingTypeCalendar.companyId,
        meetingTypeCalendar.meetingTypeId,
        meetingTypeCalendar.hostId,
      ],
      set: { calendarId },
    });
}

export async function deletePlace({ orm }: Sql, key: PlaceKey): Promise<void> {
  const { companyId, hostId, meetingTypeId } = key;
  await orm
    .delete(meetingTypeCalendar)
    .where(
      ofCompany(
        meetingTypeCalendar,
        companyId,
        and(
          eq(meetingTypeCalendar.meetingTypeId, meetingTypeId),
          eq(meetingTypeCalendar.hostId, hostId),
        ),
      ),
    );
}
