import { and, asc, eq, inArray, isNull, ne, notExists, or, sql as raw } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberKey } from '#server/people/member/member-role.ts';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  apiToken,
  authSession,
  host,
  meetingType,
  meetingTypeHost,
  oneTimeLink,
  outOfOffice,
  slugDirectory,
  teamHost,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';

interface NamedType {
  readonly id: string;
  readonly name: string;
}

/** Whether nobody else serves a meeting type that they serve. */
function isServedByThemAlone({ orm }: Sql, { companyId, id }: MemberKey) {
  const mine = alias(meetingTypeHost, 'mine');
  const others = alias(meetingTypeHost, 'others');
  const ofType = (of: typeof mine | typeof others) =>
    ofCompany(of, companyId, eq(of.meetingTypeId, meetingType.id));
  return and(
    raw`exists ${orm
      .select({ one: raw`1` })
      .from(mine)
      .where(and(ofType(mine), eq(mine.hostId, id)))}`,
    notExists(
      orm
        .select({ one: raw`1` })
        .from(others)
        .where(and(ofType(others), ne(others.hostId, id))),
    ),
  );
}

/** Their own meeting types, and those that nobody else serves; what is archived stays so. */
export async function listDependingTypes(sql: Sql, key: MemberKey): Promise<NamedType[]> {
  return sql.orm
    .select({ id: meetingType.id, name: meetingType.name })
    .from(meetingType)
    .where(
      ofCompany(
        meetingType,
        key.companyId,
        isNull(meetingType.archivedAt),
        or(eq(meetingType.ownerHostId, key.id), isServedByThemAlone(sql, key)),
      ),
    )
    .orderBy(asc(meetingType.name), meetingType.id);
}

/** Nothing is offered by them any more. */
export async function archiveTypes(
  { orm }: Transaction,
  {
    companyId,
    typeIds,
    now,
  }: {
    readonly companyId: string;
    readonly typeIds: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  await orm
    .update(meetingType)
    .set({ archivedAt: now, enabled: false, updatedAt: now, version: nextVersion })
    .where(ofCompany(meetingType, companyId, inArray(meetingType.id, [...typeIds])));
}

const nextVersion = raw`${meetingType.version} + 1`;

/** A meeting type that goes to a colleague with its page, under a path that they do not have yet. */
export async function giveType(
  { orm }: Transaction,
  {
    companyId,
    typeId,
    fromHostId,
    toHostId,
    now,
  }: {
    readonly companyId: string;
    readonly typeId: string;
    readonly fromHostId: string;
    readonly toHostId: string;
    readonly now: Date;
  },
): Promise<void> {
  const key = { companyId, id: typeId };
  const place = ofCompany(
    meetingTypeHost,
    companyId,
    eq(meetingTypeHost.meetingTypeId, typeId),
    eq(meetingTypeHost.hostId, fromHostId),
  );
  const [served] = await orm.select().from(meetingTypeHost).where(place);
  if (served) {
    // Their hours and their own limits are not the colleague's.
    const { position, weight, priority, enabled, adminLimits } = served;
    const theirs = { position, weight, priority, enabled, adminLimits };
    await orm
      .insert(meetingTypeHost)
      .values({ companyId, meetingTypeId: typeId, hostId: toHostId, ...theirs })
      .onConflictDoNothing();
  }
  const [owned] = await orm
    .select({ slug: meetingType.slug })
    .from(meetingType)
    .where(and(rowOf(meetingType, key), eq(meetingType.ownerHostId, fromHostId)));
  if (!owned) return;
  const slug = await findFreePath(orm, { companyId, toHostId, slug: owned.slug });
  await orm
    .update(meetingType)
    .set({ ownerHostId: toHostId, slug, updatedAt: now, version: nextVersion })
    .where(rowOf(meetingType, key));
}

/** `intro`, or `intro-2` where they have an `intro`. */
async function findFreePath(
  orm: Transaction['orm'],
  {
    companyId,
    toHostId,
    slug,
  }: {
    readonly companyId: string;
    readonly toHostId: string;
    readonly slug: string;
  },
): Promise<string> {
  const rows = await orm
    .select({ slug: meetingType.slug })
    .from(meetingType)
    .where(ofCompany(meetingType, companyId, eq(meetingType.ownerHostId, toHostId)));
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/** Their addresses lead to a colleague; the colleague's own is shown, where there is one. */
export async function leadAddressesTo(
  { orm }: Transaction,
  {
    companyId,
    fromHostId,
    toHostId,
  }: {
    readonly companyId: string;
    readonly fromHostId: string;
    readonly toHostId: string;
  },
): Promise<void> {
  const ofHost = (hostId: string) =>
    ofCompany(
      slugDirectory,
      companyId,
      eq(slugDirectory.kind, 'host'),
      eq(slugDirectory.targetId, hostId),
    );
  const [shown] = await orm
    .select({ slug: slugDirectory.slug })
    .from(slugDirectory)
    .where(and(ofHost(toHostId), eq(slugDirectory.isCurrent, true)));
  await orm
    .update(slugDirectory)
    .set({ targetId: toHostId, ...(shown && { isCurrent: false }) })
    .where(ofHost(fromHostId));
}

/** They take part in nothing more: teams, meeting types, links and tokens are without them. */
export async function takeOut(
  { orm }: Transaction,
  { companyId, id }: MemberKey,
  now: Date,
): Promise<void> {
  await orm
    .delete(meetingTypeHost)
    .where(ofCompany(meetingTypeHost, companyId, eq(meetingTypeHost.hostId, id)));
  await orm.delete(teamHost).where(ofCompany(teamHost, companyId, eq(teamHost.hostId, id)));
  await orm.delete(apiToken).where(ofCompany(apiToken, companyId, eq(apiToken.hostId, id)));
  await orm
    .delete(oneTimeLink)
    .where(
      ofCompany(oneTimeLink, companyId, eq(oneTimeLink.hostId, id), isNull(oneTimeLink.usedAt)),
    );
  await orm
    .update(outOfOffice)
    .set({ delegateHostId: null })
    .where(ofCompany(outOfOffice, companyId, eq(outOfOffice.delegateHostId, id)));
  await orm
    .update(host)
    .set({ leftAt: now, userId: null, role: 'member' })
    .where(rowOf(host, { companyId, id }));
}

/** Ends the sessions of an account in a company; all of them where it is a member of no other. */
export async function endSessions(
  { orm }: Transaction,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  const elsewhere = orm
    .select({ one: raw`1` })
    .from(host)
    .where(and(eq(host.userId, userId), isNull(host.leftAt)));
  await orm
    .delete(authSession)
    .where(
      and(
        eq(authSession.userId, userId),
        or(raw`${authSession.companyId} = ${companyId}`, notExists(elsewhere)),
      ),
    );
}
