import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { host } from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';
import type { ROLES } from '#shared/domain/roles/rights.ts';

type Role = (typeof ROLES)[number];

interface LockedMember {
  readonly hostId: string;
  readonly userId: string | null;
  readonly role: Role;
}

export interface MemberKey {
  readonly companyId: string;
  readonly id: string;
}

/** A member and all owners, who stay what they are until this transaction ends. */
export async function lockWithOwners(
  tx: Transaction,
  { companyId, id }: MemberKey,
): Promise<{ readonly member: LockedMember | undefined; readonly owners: number }> {
  const rows = await tx.orm
    .select({ hostId: host.id, userId: host.userId, role: host.role })
    .from(host)
    .where(
      ofCompany(host, companyId, isNull(host.leftAt), or(eq(host.id, id), eq(host.role, 'owner'))),
    )
    .orderBy(asc(host.id))
    .for('update');
  return {
    member: rows.find(({ hostId }) => hostId === id),
    owners: rows.filter(({ role }) => role === 'owner').length,
  };
}

export async function setRole(tx: Transaction, key: MemberKey, role: Role): Promise<void> {
  await tx.orm.update(host).set({ role }).where(rowOf(host, key));
}

/** Whether somebody is a member now. */
export async function isMember(sql: Sql, key: MemberKey): Promise<boolean> {
  const rows = await sql.orm
    .select({ id: host.id })
    .from(host)
    .where(and(rowOf(host, key), isNull(host.leftAt)));
  return rows.length > 0;
}

/** Whether a company has no other owner. */
export async function isOnlyOwner(sql: Sql, { companyId, id }: MemberKey): Promise<boolean> {
  const owners = await sql.orm
    .select({ id: host.id })
    .from(host)
    .where(ofCompany(host, companyId, isNull(host.leftAt), eq(host.role, 'owner')))
    .limit(2);
  return owners.length === 1 && owners[0]?.id === id;
}
