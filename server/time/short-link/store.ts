import { and, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { company, host } from '#server/platform/db/schema/company.ts';
import { oneTimeLink, shortLink } from '#server/platform/db/schema/links.ts';
import { meetingType, meetingTypeHost } from '#server/platform/db/schema/meeting-type.ts';
import { rowOf, withinCompany } from '#server/platform/db/tenant.ts';

export type ShortLink = Readonly<Omit<typeof shortLink.$inferSelect, 'createdAt'>>;

/** Returns false when the id is taken. */
export async function insertShortLink(sql: Sql, link: ShortLink): Promise<boolean> {
  const rows = await sql.orm
    .insert(shortLink)
    .values(link)
    .onConflictDoNothing()
    .returning({ id: shortLink.id });
  return rows.length === 1;
}

/** None of a company that its owner has closed. */
export async function findShortLink(
  sql: Sql,
  id: string,
): Promise<Pick<ShortLink, 'target' | 'expiresAt'> | undefined> {
  const [row] = await sql.orm
    .select({ target: shortLink.target, expiresAt: shortLink.expiresAt })
    .from(shortLink)
    .innerJoin(company, eq(company.id, shortLink.companyId))
    .where(and(eq(shortLink.id, id), isNull(company.erasesAt)));
  return row;
}

export type OneTimeLink = Readonly<typeof oneTimeLink.$inferSelect>;

export async function insertOneTimeLink(
  sql: Sql,
  link: Omit<OneTimeLink, 'usedAt' | 'appointmentId' | 'createdAt'>,
): Promise<void> {
  await sql.orm.insert(oneTimeLink).values(link);
}

/** The same. */
export async function findOneTimeLink(sql: Sql, id: string): Promise<OneTimeLink | undefined> {
  const [row] = await sql.orm
    .select(getTableColumns(oneTimeLink))
    .from(oneTimeLink)
    .innerJoin(company, eq(company.id, oneTimeLink.companyId))
    .where(and(eq(oneTimeLink.id, id), isNull(company.erasesAt)));
  return row;
}

/**
 * Marks the link as used by an appointment. Of several at once one gets it; the others wait here
 * until it commits, then find it used. Returns the host it is for (null for any), or undefined when
 * it is unknown, used, over, or for another meeting type.
 */
export async function markOneTimeLinkUsed(
  sql: Sql,
  used: {
    readonly id: string;
    readonly meetingTypeId: string;
    readonly appointmentId: string;
    readonly now: Date;
  },
): Promise<{ readonly hostId: string | null } | undefined> {
  const { id, meetingTypeId, appointmentId, now } = used;
  const [row] = await sql.orm
    .update(oneTimeLink)
    .set({ usedAt: now, appointmentId })
    .where(
      and(
        eq(oneTimeLink.id, id),
        eq(oneTimeLink.meetingTypeId, meetingTypeId),
        isNull(oneTimeLink.usedAt),
        or(isNull(oneTimeLink.expiresAt), gt(oneTimeLink.expiresAt, now)),
      ),
    )
    .returning({ hostId: oneTimeLink.hostId });
  return row;
}

/** The team of a company's meeting type, if it is one's, and the hosts who serve it. */
export async function findServedBy(
  sql: Sql,
  companyId: string,
  meetingTypeId: string,
): Promise<{ readonly hostIds: readonly string[]; readonly teamId: string | null } | undefined> {
  const rows = await sql.orm
    .select({ teamId: meetingType.teamId, hostId: host.id })
    .from(meetingType)
    .leftJoin(
      meetingTypeHost,
      withinCompany(
        meetingTypeHost,
        meetingType,
        eq(meetingTypeHost.meetingTypeId, meetingType.id),
      ),
    )
    .leftJoin(
      host,
      withinCompany(
        host,
        meetingTypeHost,
        eq(host.id, meetingTypeHost.hostId),
        isNull(host.leftAt),
      ),
    )
    .where(rowOf(meetingType, { companyId, id: meetingTypeId }))
    .orderBy(meetingTypeHost.position);
  const [first] = rows;
  const hostIds = rows.flatMap(({ hostId }) => hostId ?? []);
  return first && { teamId: first.teamId, hostIds };
}

type Named = Partial<Pick<ShortLink, 'name' | 'expiresAt'>>;

interface OneTimeKey {
  readonly companyId: string;
  readonly id: string;
}

/** Until the transaction ends nobody else changes or uses it. */
export async function lockLinks(
  { orm }: Sql,
  link: { readonly shortLinkId: string } | { readonly oneTimeLink: OneTimeKey },
): Promise<void> {
  if ('shortLinkId' in link) {
    const rows = orm.select({ id: shortLink.id }).from(shortLink);
    await rows.where(eq(shortLink.id, link.shortLinkId)).for('update');
  } else {
    const rows = orm.select({ id: oneTimeLink.id }).from(oneTimeLink);
    await rows.where(rowOf(oneTimeLink, link.oneTimeLink)).for('update');
  }
}

/** What is left out stays as it is. */
export async function updateShortLink({ orm }: Sql, id: string, change: Named): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await orm.update(shortLink).set(change).where(eq(shortLink.id, id));
}

export async function deleteShortLink({ orm }: Sql, id: string): Promise<void> {
  await orm.delete(shortLink).where(eq(shortLink.id, id));
}

/** What is left out stays as it is. */
export async function updateOneTimeLink(
  { orm }: Sql,
  key: OneTimeKey,
  change: Named,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await orm.update(oneTimeLink).set(change).where(rowOf(oneTimeLink, key));
}

export async function deleteOneTimeLink({ orm }: Sql, key: OneTimeKey): Promise<void> {
  await orm.delete(oneTimeLink).where(rowOf(oneTimeLink, key));
}
