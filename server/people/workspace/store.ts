import { and, asc, count, eq, isNull, max } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { meetingType, workspace } from '#server/platform/db/schema/meeting-type.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { Workspace } from '#shared/api/workspace.ts';

interface Key {
  readonly companyId: string;
  readonly id: string;
}

const onIt = and(eq(meetingType.workspaceId, workspace.id), isNull(meetingType.archivedAt));

/** The shelves of a company, or one of them, with what stands on each. */
function select({ orm }: Sql) {
  return orm
    .select({
      id: workspace.id,
      name: workspace.name,
      position: workspace.position,
      meetingTypes: count(meetingType.id),
    })
    .from(workspace)
    .leftJoin(meetingType, withinCompany(meetingType, workspace, onIt))
    .groupBy(workspace.companyId, workspace.id)
    .$dynamic();
}

export async function listShelves(
  sql: Sql,
  companyId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ workspaces: Workspace[]; total: number }> {
  const workspaces = await select(sql)
    .where(ofCompany(workspace, companyId))
    .orderBy(asc(workspace.position), asc(workspace.name), asc(workspace.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await sql.orm
    .select({ total: count() })
    .from(workspace)
    .where(ofCompany(workspace, companyId));
  return { workspaces, total: counted?.total ?? 0 };
}

export async function findShelf(sql: Sql, key: Key): Promise<Workspace | undefined> {
  const [row] = await select(sql).where(rowOf(workspace, key));
  return row;
}

/** The last in the order. */
export async function insertShelf(sql: Sql, key: Key, name: string): Promise<void> {
  const [last] = await sql.orm
    .select({ position: max(workspace.position) })
    .from(workspace)
    .where(ofCompany(workspace, key.companyId));
  await sql.orm.insert(workspace).values({ ...key, name, position: (last?.position ?? -1) + 1 });
}

/** Until the transaction ends nobody else changes it. */
export async function lockShelf(
  { orm }: Sql,
  key: Key,
): Promise<{ readonly name: string; readonly position: number } | undefined> {
  const { name, position } = workspace;
  const rows = orm.select({ name, position }).from(workspace).where(rowOf(workspace, key));
  return (await rows.for('update'))[0];
}

/** What is undefined stays as it is. */
export async function updateShelf(
  { orm }: Sql,
  key: Key,
  change: { readonly name?: string | undefined; readonly position?: number | undefined },
): Promise<void> {
  await orm.update(workspace).set(change).where(rowOf(workspace, key));
}

/** False where there was none; what stood on it stands on none. */
export async function deleteShelf({ orm }: Sql, key: Key): Promise<boolean> {
  await orm
    .update(meetingType)
    .set({ workspaceId: null })
    .where(ofCompany(meetingType, key.companyId, eq(meetingType.workspaceId, key.id)));
  const rows = await orm
    .delete(workspace)
    .where(rowOf(workspace, key))
    .returning({ id: workspace.id });
  return rows.length === 1;
}
