import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows belong to companies. Its keys and indexes begin with the company's. */
export type TenantTable = PgTable & { readonly companyId: PgColumn };
type Condition = SQL | undefined;

/** The rows of one company; conditions that are undefined exclude nothing. */
export function ofCompany(
  table: TenantTable,
  companyId: string,
  ...conditions: readonly Condition[]
): Condition {
  return and(eq(table.companyId, companyId), ...conditions);
}

/** One row of one company. */
export function rowOf(
  table: TenantTable & { readonly id: PgColumn },
  key: { readonly companyId: string; readonly id: string },
): Condition {
  return ofCompany(table, key.companyId, eq(table.id, key.id));
}

/** Joins a table to rows of the same company: `innerJoin(host, withinCompany(host, mail, eq(…)))`. */
export function withinCompany(
  joined: TenantTable,
  table: TenantTable,
  ...conditions: readonly Condition[]
): Condition {
  return and(eq(joined.companyId, table.companyId), ...conditions);
}
