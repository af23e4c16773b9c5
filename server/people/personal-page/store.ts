import { and, eq, isNull } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  company,
  companyLogo,
  host,
  personalPage,
  slugDirectory,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';

interface CardKey {
  readonly companyId: string;
  /** Whose card it is. */
  readonly id: string;
}

export type StoredPage = typeof personalPage.$inferSelect;

const ofCard = {
  user: {
    id: host.id,
    firstname: host.firstname,
    lastname: host.lastname,
    title: host.title,
    picture: host.picture,
    slug: slugDirectory.slug,
    createdAt: host.createdAt,
  },
  company: {
    name: company.name,
    logo: companyLogo.picture,
    primaryColor: company.primaryColor,
    useBrandStyling: company.useBrandStyling,
    hideKalendsBranding: company.hideKalendsBranding,
    personalizedBranding: company.personalizedBranding,
  },
  page: personalPage,
} as const;

/** All that a card says beside its meeting types; `page` is null for somebody who has put nothing there. */
export async function findCard({ orm }: Sql, { companyId, id }: CardKey) {
  const isTheirs = and(eq(slugDirectory.kind, 'host'), eq(slugDirectory.targetId, host.id));
  const [row] = await orm
    .select(ofCard)
    .from(host)
    .innerJoin(company, eq(company.id, host.companyId))
    .leftJoin(companyLogo, withinCompany(companyLogo, host))
    .leftJoin(personalPage, withinCompany(personalPage, host, eq(personalPage.hostId, host.id)))
    .leftJoin(
      slugDirectory,
      withinCompany(slugDirectory, host, isTheirs, eq(slugDirectory.isCurrent, true)),
    )
    .where(ofCompany(host, companyId, eq(host.id, id), isNull(host.leftAt)));
  return row;
}

/** Until the transaction ends nobody else changes their card. */
export async function lockCard(tx: Transaction, key: CardKey) {
  await tx.orm.select({ id: host.id }).from(host).where(rowOf(host, key)).for('update');
  return findCard(tx, key);
}

export async function keepPage(
  { orm }: Transaction,
  { companyId, id: hostId }: CardKey,
  change: Partial<Omit<StoredPage, 'companyId' | 'hostId' | 'changedAt'>>,
): Promise<void> {
  await orm
    .insert(personalPage)
    .values({ companyId, hostId, ...change })
    .onConflictDoUpdate({ target: [personalPage.companyId, personalPage.hostId], set: change });
}
