import { eq, inArray, isNull } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { company, host } from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';

const named = {
  id: host.id,
  email: host.email,
  firstname: host.firstname,
  lastname: host.lastname,
  language: host.language,
  timeZone: host.timeZone,
  timeFormat: host.timeFormat,
} as const;

/** Somebody as mails name and greet them. */
export type NamedHost = Readonly<Pick<typeof host.$inferSelect, keyof typeof named>>;

/** Those of these hosts that there are, also who has left. */
export function listNamed(
  { orm }: Sql,
  of: { readonly companyId: string; readonly hostIds: readonly (string | null)[] },
): Promise<NamedHost[]> {
  const ids = of.hostIds.filter((id) => id !== null);
  return orm
    .select(named)
    .from(host)
    .where(ofCompany(host, of.companyId, inArray(host.id, ids)));
}

/** More manage no company. */
const MAX_ADMINS = 100;

/** Those who manage a company's members. */
export function listAdmins({ orm }: Sql, companyId: string): Promise<NamedHost[]> {
  const manages = inArray(host.role, ['owner', 'admin']);
  return orm
    .select(named)
    .from(host)
    .where(ofCompany(host, companyId, isNull(host.leftAt), manages))
    .orderBy(host.createdAt, host.id)
    .limit(MAX_ADMINS);
}

/** A company as its mails show it. */
export async function findMailedCompany({ orm }: Sql, companyId: string) {
  const [row] = await orm.select().from(company).where(eq(company.id, companyId));
  return row;
}
