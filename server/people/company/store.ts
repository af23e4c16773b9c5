import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Sql } from '#server/platform/db/database.ts';
import { company, companyLogo, host, slugDirectory } from '#server/platform/db/schema/schema.ts';
import { shownCompany } from '#server/platform/db/shown-company.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { ContactDetails, KeptCompany } from '#shared/api/company.ts';

/** Whether it is a host's address or a company's. */
export async function isSlugTaken({ orm }: Sql, slug: string): Promise<boolean> {
  const taken = await unionAll(
    orm
      .select({ slug: slugDirectory.slug })
      .from(slugDirectory)
      .where(and(eq(slugDirectory.kind, 'host'), eq(slugDirectory.slug, slug))),
    orm.select({ slug: company.slug }).from(company).where(eq(company.slug, slug)),
  ).limit(1);
  return taken.length > 0;
}

export async function findCompanyOfSlug({ orm }: Sql, slug: string): Promise<string | undefined> {
  const [row] = await orm.select({ id: company.id }).from(company).where(eq(company.slug, slug));
  return row?.id;
}

export async function findCompany(
  { orm }: Sql,
  companyId: string,
): Promise<typeof company.$inferSelect | undefined> {
  const [row] = await orm
    .select({ company: shownCompany, logo: companyLogo.picture })
    .from(company)
    .leftJoin(companyLogo, eq(company.id, companyLogo.companyId))
    .where(eq(company.id, companyId));
  return row && { ...row.company, logo: row.logo };
}

/** By the hash of a file of its own; null shows its name alone. */
export async function setLogo(
  { orm }: Sql,
  companyId: string,
  picture: string | null,
): Promise<void> {
  if (picture === null) {
    await orm.delete(companyLogo).where(ofCompany(companyLogo, companyId));
    return;
  }
  await orm
    .insert(companyLogo)
    .values({ companyId, picture })
    .onConflictDoUpdate({ target: companyLogo.companyId, set: { picture } });
}

export async function findFirstCompany({ orm }: Sql): Promise<string | undefined> {
  const [first] = await orm
    .select({ id: company.id })
    .from(company)
    .orderBy(asc(company.createdAt), asc(company.id))
    .limit(1);
  return first?.id;
}

export async function findCompanyIdBySlug({ orm }: Sql, slug: string): Promise<string | undefined> {
  const [row] = await orm.select({ id: company.id }).from(company).where(eq(company.slug, slug));
  return row?.id;
}

const lookOf = {
  name: company.name,
  primaryColor: company.primaryColor,
  useBrandStyling: company.useBrandStyling,
  hideKalendsBranding: company.hideKalendsBranding,
} as const;

/**
 * The company's name and look, which nobody else changes until this transaction ends, and whether it may
 * have a look of its own.
 */
export async function lockCompany({ orm }: Sql, companyId: string) {
  const { personalizedBranding } = company;
  const rows = orm
    .select({ kept: lookOf, personalizedBranding })
    .from(company)
    .where(eq(company.id, companyId));
  return theOne(await rows.for('update'));
}

/** What is undefined stays as it is. */
export async function updateCompany(
  { orm }: Sql,
  companyId: string,
  change: Partial<KeptCompany>,
): Promise<void> {
  await orm.update(company).set(change).where(eq(company.id, companyId));
}

const contactDetails = {
  contact: company.contact,
  website: company.website,
  imprintLink: company.imprintLink,
  dataPolicyLink: company.dataPolicyLink,
  showDataPolicyLink: company.showDataPolicyLink,
  customLegalText: company.customLegalText,
  keepAppointmentsDays: company.keepAppointmentsDays,
} as const;

export async function loadContactDetails({ orm }: Sql, companyId: string): Promise<ContactDetails> {
  return theOne(await orm.select(contactDetails).from(company).where(eq(company.id, companyId)));
}

/** The same, and until the transaction ends nobody else changes them. */
export async function lockContactDetails({ orm }: Sql, companyId: string): Promise<ContactDetails> {
  const rows = orm.select(contactDetails).from(company).where(eq(company.id, companyId));
  return theOne(await rows.for('update'));
}

/** What is undefined stays as it is. */
export async function updateContactDetails(
  { orm }: Sql,
  companyId: string,
  change: Partial<ContactDetails>,
): Promise<ContactDetails> {
  const rows = orm.update(company).set(change).where(eq(company.id, companyId));
  return theOne(await rows.returning(contactDetails));
}

/** The row of a company that somebody is signed in to. */
function theOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The company of a session is not there');
  return row;
}

const named = {
  id: host.id,
  role: host.role,
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
