import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { company, host } from '#server/platform/db/schema/company.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';

export interface ClosableCompany {
  readonly name: string;
  /** None while it goes on. */
  readonly erasesAt: Date | null;
  readonly closedBy: string | null;
  /** What attendees read. */
  readonly closingReason: string | null;
}

const { name, erasesAt: erasure, closedBy: closer, closingReason: why } = company;
const closable = { name, erasesAt: erasure, closedBy: closer, closingReason: why } as const;

/**
 * A company, whose bookings and closings wait until this transaction ends: what was booked before is there
 * to be seen. To be called before anything else is locked that bookings wait for.
 */
export async function lockCompany(
  { orm }: Transaction,
  companyId: string,
): Promise<ClosableCompany | undefined> {
  const rows = orm.select(closable).from(company).where(eq(company.id, companyId));
  return (await rows.for('update'))[0];
}

/** The same while others go on booking: nobody closes or keeps it until this transaction ends. */
export async function holdCompany(
  { orm }: Transaction,
  companyId: string,
): Promise<ClosableCompany | undefined> {
  const rows = orm.select(closable).from(company).where(eq(company.id, companyId));
  return (await rows.for('key share'))[0];
}

export async function findErasesAt({ orm }: Sql, companyId: string): Promise<Date | undefined> {
  const [row] = await orm.select(closable).from(company).where(eq(company.id, companyId));
  return row?.erasesAt ?? undefined;
}

/** What is known of a company that is closed. */
type Closing = Omit<ClosableCompany, 'name'>;

export async function setClosing(
  { orm }: Transaction,
  companyId: string,
  { erasesAt, closedBy, closingReason }: Closing,
): Promise<void> {
  await orm
    .update(company)
    .set({ erasesAt, closedBy, closingReason })
    .where(eq(company.id, companyId));
}

/** Those that are closed: few, whatever the installation has. */
export async function listClosed({
  orm,
}: Sql): Promise<{ readonly companyId: string; readonly erasesAt: Date }[]> {
  const rows = await orm
    .select({ companyId: company.id, erasesAt: company.erasesAt })
    .from(company)
    .where(isNotNull(company.erasesAt));
  return rows.flatMap(({ companyId, erasesAt }) => (erasesAt ? [{ companyId, erasesAt }] : []));
}

/** Whether somebody owns the company now, whatever their session said. */
export async function isOwnerStill(
  { orm }: Sql,
  key: { readonly companyId: string; readonly id: string },
): Promise<boolean> {
  const rows = await orm
    .select({ id: host.id })
    .from(host)
    .where(and(rowOf(host, key), eq(host.role, 'owner'), isNull(host.leftAt)));
  return rows.length > 0;
}

/** Everybody who is a member, in the order in which they joined. */
export async function listMemberIds({ orm }: Sql, companyId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: host.id })
    .from(host)
    .where(ofCompany(host, companyId, isNull(host.leftAt)))
    .orderBy(asc(host.createdAt), host.id);
  return rows.map(({ id }) => id);
}

/** What its file is called by. */
export async function findCompanySlug(
  { orm }: Sql,
  companyId: string,
): Promise<string | undefined> {
  const [row] = await orm
    .select({ slug: company.slug })
    .from(company)
    .where(eq(company.id, companyId));
  return row?.slug;
}
