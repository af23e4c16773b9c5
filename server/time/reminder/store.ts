import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { company } from '#server/platform/db/schema/company.ts';
import { plannedMessage, reminderRefusal } from '#server/platform/db/schema/reminder.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';

/** Nothing plans them any more. */
export async function endMessages(
  { orm }: Sql,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .update(plannedMessage)
    .set({ state: 'ended', why: null })
    .where(ofCompany(plannedMessage, companyId, inArray(plannedMessage.id, [...ids])));
}

export async function setState(
  { orm }: Sql,
  key: { readonly companyId: string; readonly id: string },
  state: 'skipped' | 'ended',
): Promise<void> {
  await orm.update(plannedMessage).set({ state, why: null }).where(rowOf(plannedMessage, key));
}

/** They are handed on. */
export async function noteSent(
  { orm }: Sql,
  companyId: string,
  { ids, sequence }: { readonly ids: readonly string[]; readonly sequence: number },
): Promise<void> {
  await orm
    .update(plannedMessage)
    .set({ state: 'sent', why: null, sentSequence: sequence })
    .where(ofCompany(plannedMessage, companyId, inArray(plannedMessage.id, [...ids])));
}

interface RefusalKey {
  readonly companyId: string;
  readonly email: string;
}

export async function addRefusal({ orm }: Sql, { companyId, email }: RefusalKey): Promise<void> {
  await orm.insert(reminderRefusal).values({ companyId, email }).onConflictDoNothing();
}

export async function deleteRefusal({ orm }: Sql, { companyId, email }: RefusalKey): Promise<void> {
  await orm
    .delete(reminderRefusal)
    .where(ofCompany(reminderRefusal, companyId, eq(reminderRefusal.email, email)));
}

/** Undefined where the company is not there any more. */
export async function findRefusal(
  { orm }: Sql,
  { companyId, email }: RefusalKey,
): Promise<{ readonly companyName: string; readonly isRefused: boolean } | undefined> {
  const [row] = await orm
    .select({ companyName: company.name, refused: reminderRefusal.email })
    .from(company)
    .leftJoin(
      reminderRefusal,
      ofCompany(reminderRefusal, companyId, eq(reminderRefusal.email, email)),
    )
    .where(eq(company.id, companyId));
  return row && { companyName: row.companyName, isRefused: row.refused !== null };
}
