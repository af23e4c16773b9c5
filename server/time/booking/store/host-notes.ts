import { and, eq, gt, sql as sqlText } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { appointment, appointmentChange } from '#server/platform/db/schema/appointment.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';

interface Key {
  readonly companyId: string;
  readonly id: string;
}

export async function loadHostNotes({ orm }: Sql, key: Key): Promise<string | null> {
  const [row] = await orm
    .select({ hostNotes: appointment.hostNotes })
    .from(appointment)
    .where(rowOf(appointment, key));
  return row?.hostNotes ?? null;
}

export async function updateHostNotes(
  { orm }: Sql,
  key: Key,
  hostNotes: string | null,
): Promise<void> {
  await orm.update(appointment).set({ hostNotes }).where(rowOf(appointment, key));
}

/** Whether a host has noted something here since a moment. */
export async function hasJustNoted(
  { orm }: Sql,
  { companyId, id }: Key,
  { hostId, since }: { readonly hostId: string; readonly since: Date },
): Promise<boolean> {
  const isTheirs = and(
    eq(appointmentChange.appointmentId, id),
    eq(appointmentChange.byHostId, hostId),
    gt(appointmentChange.createdAt, since),
    sqlText`${appointmentChange.change} ->> 'kind' = 'noted'`,
  );
  const rows = await orm
    .select({ id: appointmentChange.id })
    .from(appointmentChange)
    .where(ofCompany(appointmentChange, companyId, isTheirs))
    .limit(1);
  return rows.length > 0;
}
