import { and, eq, isNull } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { accountLink } from '#server/platform/db/schema/auth.ts';
import { company } from '#server/platform/db/schema/company.ts';

export type AccountLinkRow = typeof accountLink.$inferSelect;
export type Purpose = AccountLinkRow['purpose'];

export async function insertLink(sql: Sql, row: typeof accountLink.$inferInsert): Promise<void> {
  await sql.orm.insert(accountLink).values(row);
}

/** Whether anybody works on this installation. */
export async function hasCompany({ orm }: Sql): Promise<boolean> {
  return (await orm.select({ id: company.id }).from(company).limit(1)).length > 0;
}

/** Whether a first owner's link was printed, followed or not. */
export async function hasOwnerLink({ orm }: Sql): Promise<boolean> {
  const links = orm.select({ id: accountLink.id }).from(accountLink);
  return (await links.where(eq(accountLink.purpose, 'first-owner')).limit(1)).length > 0;
}

export async function findLink({ orm }: Sql, id: string): Promise<AccountLinkRow | undefined> {
  const [row] = await orm.select().from(accountLink).where(eq(accountLink.id, id));
  return row;
}

export async function findLinkOfToken(
  { orm }: Sql,
  tokenHash: string,
): Promise<AccountLinkRow | undefined> {
  const rows = orm.select().from(accountLink).where(eq(accountLink.tokenHash, tokenHash));
  return (await rows)[0];
}

/** The same; a second click waits until the first is done. */
export async function lockLinkOfToken(
  { orm }: Transaction,
  tokenHash: string,
): Promise<AccountLinkRow | undefined> {
  const rows = orm.select().from(accountLink).where(eq(accountLink.tokenHash, tokenHash));
  return (await rows.for('update'))[0];
}

/** Closes a link, and every other one for the same purpose and address. */
export async function closeLinks(
  { orm }: Transaction,
  { id, purpose, email }: Pick<AccountLinkRow, 'id' | 'purpose' | 'email'>,
  change: { readonly usedAt: Date; readonly previousEmail?: string },
): Promise<void> {
  await orm.update(accountLink).set(change).where(eq(accountLink.id, id));
  const isSame = and(eq(accountLink.purpose, purpose), eq(accountLink.email, email));
  await orm
    .update(accountLink)
    .set({ usedAt: change.usedAt })
    .where(and(isSame, isNull(accountLink.usedAt)));
}
