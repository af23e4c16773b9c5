import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  conferenceConnection,
  host,
  slugDirectory,
  teamHost,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { User } from '#shared/api/user.ts';
import type { ConferenceProvider } from '#shared/domain/channels.ts';

export interface UserKey {
  readonly companyId: string;
  readonly id: string;
}

const columns = {
  id: host.id,
  email: host.email,
  role: host.role,
  firstname: host.firstname,
  lastname: host.lastname,
  title: host.title,
  picture: host.picture,
  language: host.language,
  timezone: host.timeZone,
  timeFormat: host.timeFormat,
  weekStart: host.weekStart,
  limits: host.limits,
  disableOverLimit: host.disableOverLimit,
  slug: slugDirectory.slug,
} as const;

/** A member of a company. */
export function findUser(sql: Sql, { companyId, id }: UserKey): Promise<User | undefined> {
  return findOne(sql, companyId, eq(host.id, id));
}

/** The same by an address in small letters. */
export function findUserOfEmail(
  sql: Sql,
  companyId: string,
  email: string,
): Promise<User | undefined> {
  return findOne(sql, companyId, eq(host.email, email));
}

async function findOne({ orm }: Sql, companyId: string, which: SQL): Promise<User | undefined> {
  const isTheirs = and(eq(slugDirectory.kind, 'host'), eq(slugDirectory.targetId, host.id));
  const [row] = await orm
    .select(columns)
    .from(host)
    .leftJoin(
      slugDirectory,
      withinCompany(slugDirectory, host, isTheirs, eq(slugDirectory.isCurrent, true)),
    )
    .where(ofCompany(host, companyId, which, isNull(host.leftAt)))
    .limit(1);
  return row;
}

/** Until the transaction ends nobody else changes it. */
export async function lockUser(tx: Transaction, key: UserKey): Promise<User | undefined> {
  await tx.orm.select({ id: host.id }).from(host).where(rowOf(host, key)).for('update');
  return findUser(tx, key);
}

export async function updateUser(
  { orm }: Transaction,
  key: UserKey,
  change: Partial<typeof host.$inferInsert>,
): Promise<void> {
  await orm.update(host).set(change).where(rowOf(host, key));
}

export async function listTeamIds({ orm }: Sql, { companyId, id }: UserKey): Promise<string[]> {
  const rows = await orm
    .select({ teamId: teamHost.teamId })
    .from(teamHost)
    .where(ofCompany(teamHost, companyId, eq(teamHost.hostId, id)));
  return rows.map(({ teamId }) => teamId);
}

/** What their page was called before stays theirs, but is shown no more. */
export async function retireSlugs({ orm }: Transaction, { companyId, id }: UserKey): Promise<void> {
  await orm
    .update(slugDirectory)
    .set({ isCurrent: false })
    .where(ofCompany(slugDirectory, companyId, isAddressOf(id)));
}

/** False where somebody else has it. */
export async function takeSlug(
  { orm }: Transaction,
  { companyId, id }: UserKey,
  slug: string,
): Promise<boolean> {
  const taken = await orm
    .insert(slugDirectory)
    .values({ kind: 'host', slug, companyId, targetId: id })
    .onConflictDoUpdate({
      target: [slugDirectory.kind, slugDirectory.slug],
      set: { isCurrent: true },
      setWhere: ofCompany(slugDirectory, companyId, eq(slugDirectory.targetId, id)) as SQL,
    })
    .returning({ slug: slugDirectory.slug });
  return taken.length > 0;
}

/** Gives the oldest former addresses back, so that nobody holds any number of them. */
export async function dropFormerSlugs(
  { orm }: Transaction,
  { companyId, id }: UserKey,
  kept: number,
): Promise<void> {
  const old = await orm
    .select({ slug: slugDirectory.slug })
    .from(slugDirectory)
    .where(ofCompany(slugDirectory, companyId, isAddressOf(id), eq(slugDirectory.isCurrent, false)))
    .orderBy(desc(slugDirectory.createdAt), desc(slugDirectory.slug))
    .offset(kept);
  for (const { slug } of old) {
    const isIt = and(isAddressOf(id), eq(slugDirectory.slug, slug));
    await orm.delete(slugDirectory).where(ofCompany(slugDirectory, companyId, isIt));
  }
}

function isAddressOf(hostId: string): SQL | undefined {
  return and(eq(slugDirectory.kind, 'host'), eq(slugDirectory.targetId, hostId));
}

/** Where a member is called, and their rooms. */
export async function findOwnWays({ orm }: Sql, { companyId, id }: UserKey) {
  const [row] = await orm
    .select({ phone: host.phone })
    .from(host)
    .where(ofCompany(host, companyId, eq(host.id, id), isNull(host.leftAt)));
  const { provider, meetingLink } = conferenceConnection;
  const rooms = await orm
    .select({ provider, meetingLink })
    .from(conferenceConnection)
    .where(ofCompany(conferenceConnection, companyId, eq(conferenceConnection.hostId, id)));
  return row && { phone: row.phone, rooms };
}

export async function keepPhone(
  { orm }: Transaction,
  key: UserKey,
  phone: string | null,
): Promise<void> {
  await orm.update(host).set({ phone }).where(rowOf(host, key));
}

/** Their room at a provider; null where they have none there any more. */
export async function keepRoom(
  { orm }: Transaction,
  { companyId, id: hostId }: UserKey,
  provider: ConferenceProvider,
  meetingLink: string | null,
): Promise<void> {
  const room = conferenceConnection;
  if (meetingLink === null) {
    const isIt = and(eq(room.hostId, hostId), eq(room.provider, provider));
    await orm
      .update(room)
      .set({ meetingLink })
      .where(ofCompany(room, companyId, isIt));
    // An account of theirs goes on making meetings.
    const isNone = and(isIt, eq(room.makesMeetings, false));
    await orm.delete(room).where(ofCompany(room, companyId, isNone));
    return;
  }
  await orm
    .insert(room)
    .values({ companyId, hostId, provider, meetingLink })
    .onConflictDoUpdate({
      target: [room.companyId, room.hostId, room.provider],
      set: { meetingLink },
    });
}
