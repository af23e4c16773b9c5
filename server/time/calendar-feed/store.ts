import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
} from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { calendarFeed, company, host, team, teamHost } from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';

export type FeedRow = typeof calendarFeed.$inferSelect;
type FeedKey = Pick<FeedRow, 'companyId' | 'id'>;

/** With what it is called by who reads it. */
export interface NamedFeedRow {
  readonly feed: FeedRow;
  readonly firstname: string;
  readonly lastname: string;
  readonly teamName: string | null;
}

/** Whose feeds somebody sees beside their own: those of all teams, or of some. */
export interface FeedsOf {
  readonly companyId: string;
  readonly hostId: string;
  readonly teamIds: readonly string[] | 'all';
}

const named = {
  feed: calendarFeed,
  firstname: host.firstname,
  lastname: host.lastname,
  teamName: team.name,
};

export async function insertFeed({ orm }: Sql, row: typeof calendarFeed.$inferInsert) {
  await orm.insert(calendarFeed).values(row);
}

/** One page, the newest first, and how many there are in all. */
export async function listFeeds(
  sql: Sql,
  of: FeedsOf,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ rows: NamedFeedRow[]; total: number }> {
  const ofTeams =
    of.teamIds === 'all'
      ? isNotNull(calendarFeed.teamId)
      : inArray(calendarFeed.teamId, [...of.teamIds]);
  const isSeen = ofCompany(
    calendarFeed,
    of.companyId,
    or(eq(calendarFeed.hostId, of.hostId), ofTeams),
  );
  const rows = await sql.orm
    .select(named)
    .from(calendarFeed)
    .innerJoin(host, withinCompany(host, calendarFeed, eq(host.id, calendarFeed.hostId)))
    .leftJoin(team, withinCompany(team, calendarFeed, eq(team.id, calendarFeed.teamId)))
    .where(isSeen)
    .orderBy(desc(calendarFeed.createdAt), desc(calendarFeed.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await sql.orm.select({ total: count() }).from(calendarFeed).where(isSeen);
  return { rows, total: counted?.total ?? 0 };
}

export async function findFeed(sql: Sql, key: FeedKey): Promise<FeedRow | undefined> {
  const [row] = await sql.orm.select().from(calendarFeed).where(rowOf(calendarFeed, key));
  return row;
}

/** False where it is gone already. */
export async function deleteFeed(sql: Sql, key: FeedKey): Promise<boolean> {
  const rows = await sql.orm
    .delete(calendarFeed)
    .where(rowOf(calendarFeed, key))
    .returning({ id: calendarFeed.id });
  return rows.length === 1;
}

/**
 * The feed of a secret, as long as who made it is a member and manages the team. The triggers end it otherwise,
 * but not one that is made while its maker loses the right.
 */
export async function findFeedOfSecret(sql: Sql, secretHash: string) {
  const managing = sql.orm
    .select({ id: teamHost.hostId })
    .from(teamHost)
    .where(
      withinCompany(
        teamHost,
        calendarFeed,
        eq(teamHost.teamId, calendarFeed.teamId),
        eq(teamHost.hostId, calendarFeed.hostId),
        eq(teamHost.isAdmin, true),
      ),
    );
  const isTheirs = or(isNull(calendarFeed.teamId), ne(host.role, 'member'), exists(managing));
  const [row] = await sql.orm
    .select({ ...named, language: host.language, companyName: company.name })
    .from(calendarFeed)
    .innerJoin(host, withinCompany(host, calendarFeed, eq(host.id, calendarFeed.hostId)))
    .innerJoin(company, eq(company.id, calendarFeed.companyId))
    .leftJoin(team, withinCompany(team, calendarFeed, eq(team.id, calendarFeed.teamId)))
    .where(and(eq(calendarFeed.secretHash, secretHash), isNull(host.leftAt), isTheirs));
  return row;
}

/** The teams whose feeds are seen, by name. */
export async function listTeamNames({ orm }: Sql, { companyId, teamIds }: FeedsOf) {
  const theirs = teamIds === 'all' ? undefined : inArray(team.id, [...teamIds]);
  return await orm
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(ofCompany(team, companyId, theirs))
    .orderBy(asc(team.name), asc(team.id));
}

/** The name of a team that is there. */
export async function findTeamName(sql: Sql, key: FeedKey): Promise<string | undefined> {
  const [row] = await sql.orm.select({ name: team.name }).from(team).where(rowOf(team, key));
  return row?.name;
}

/** Notes a reading, unless one has been noted since `before`. */
export async function noteRead(
  sql: Sql,
  key: FeedKey,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  const isStale = or(isNull(calendarFeed.lastReadAt), lte(calendarFeed.lastReadAt, before));
  await sql.orm
    .update(calendarFeed)
    .set({ lastReadAt: now })
    .where(and(rowOf(calendarFeed, key), isStale));
}
