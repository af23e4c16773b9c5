import { and, asc, count, desc, eq, ilike, inArray, isNull, sql as raw } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { nameOrder } from '#server/platform/db/name-order.ts';
import {
  host,
  meetingType,
  meetingTypeHost,
  slugDirectory,
  team,
  teamHost,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { Team, TeamDetails, TeamPlace } from '#shared/api/team.ts';

export interface TeamKey {
  readonly companyId: string;
  readonly id: string;
}

const isPageOfTeam = and(eq(slugDirectory.kind, 'team'), eq(slugDirectory.targetId, team.id));

const details = {
  name: team.name,
  slug: slugDirectory.slug,
  description: team.description,
} as const;

interface TeamRow extends TeamDetails {
  readonly id: string;
  readonly memberCount: number;
  readonly meetingTypeCount: number;
  readonly isMine: boolean;
}

export async function listTeamRows(
  { orm }: Sql,
  { companyId, hostId }: { readonly companyId: string; readonly hostId: string },
  asked: {
    readonly search?: string | undefined;
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<{ rows: TeamRow[]; total: number }> {
  // What was typed is looked for as it is: its signs are no wildcards.
  const part = asked.search && `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = ofCompany(team, companyId, part ? ilike(team.name, part) : undefined);
  const ofTeam = withinCompany(teamHost, team, eq(teamHost.teamId, team.id));
  const types = withinCompany(
    meetingType,
    team,
    and(eq(meetingType.teamId, team.id), isNull(meetingType.archivedAt)),
  );
  const rows = await orm
    .select({
      id: team.id,
      ...details,
      memberCount: raw<number>`(select count(*)::int from ${teamHost} where ${ofTeam})`,
      meetingTypeCount: raw<number>`(select count(*)::int from ${meetingType} where ${types})`,
      isMine: raw<boolean>`exists (select from ${teamHost}
        where ${and(ofTeam, eq(teamHost.hostId, hostId))})`,
    })
    .from(team)
    .leftJoin(
      slugDirectory,
      withinCompany(slugDirectory, team, isPageOfTeam, eq(slugDirectory.isCurrent, true)),
    )
    .where(wanted)
    .orderBy(asc(raw.raw(nameOrder('team.name'))), team.id)
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize);
  const [counted] = await orm.select({ total: count() }).from(team).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function findTeamDetails(
  { orm }: Sql,
  key: TeamKey,
): Promise<TeamDetails | undefined> {
  const [row] = await orm
    .select(details)
    .from(team)
    .leftJoin(
      slugDirectory,
      withinCompany(slugDirectory, team, isPageOfTeam, eq(slugDirectory.isCurrent, true)),
    )
    .where(rowOf(team, key));
  return row;
}

/** The hash of its file. */
export async function findTeamPicture({ orm }: Sql, key: TeamKey): Promise<string | null> {
  const [row] = await orm.select({ picture: team.picture }).from(team).where(rowOf(team, key));
  return row?.picture ?? null;
}

/** False where there is no such team. */
export async function setTeamPicture(
  { orm }: Sql,
  key: TeamKey,
  picture: string | null,
): Promise<boolean> {
  const rows = orm.update(team).set({ picture }).where(rowOf(team, key));
  return (await rows.returning({ id: team.id })).length > 0;
}

/** Changes of one team take turns until they commit. */
export async function lockTeam({ orm }: Transaction, key: TeamKey): Promise<boolean> {
  const rows = await orm.select({ id: team.id }).from(team).where(rowOf(team, key)).for('update');
  return rows.length > 0;
}

export async function loadPlaces({ orm }: Sql, key: TeamKey): Promise<Team['members']> {
  return orm
    .select({
      hostId: teamHost.hostId,
      weight: teamHost.weight,
      priority: teamHost.priority,
      isAdmin: teamHost.isAdmin,
      firstname: host.firstname,
      lastname: host.lastname,
      title: host.title,
      picture: host.picture,
    })
    .from(teamHost)
    .innerJoin(host, withinCompany(host, teamHost, eq(host.id, teamHost.hostId)))
    .where(ofCompany(teamHost, key.companyId, eq(teamHost.teamId, key.id)))
    .orderBy(teamHost.position, teamHost.hostId);
}

export async function insertTeam(
  { orm }: Transaction,
  row: typeof team.$inferInsert,
): Promise<void> {
  await orm.insert(team).values(row);
}

export async function updateTeam(
  { orm }: Transaction,
  key: TeamKey,
  change: { readonly name?: string | undefined; readonly description?: string | null | undefined },
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await orm.update(team).set(change).where(rowOf(team, key));
}

/** Those of the hosts who are members. */
export async function keepMembers(
  { orm }: Sql,
  companyId: string,
  hostIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ id: host.id })
    .from(host)
    .where(ofCompany(host, companyId, inArray(host.id, [...hostIds]), isNull(host.leftAt)));
  return new Set(rows.map(({ id }) => id));
}

export async function replacePlaces(
  { orm }: Transaction,
  { companyId, id: teamId }: TeamKey,
  places: readonly TeamPlace[],
): Promise<void> {
  await orm.delete(teamHost).where(ofCompany(teamHost, companyId, eq(teamHost.teamId, teamId)));
  if (places.length === 0) return;
  await orm
    .insert(teamHost)
    .values(places.map((place, position) => ({ ...place, companyId, teamId, position })));
}

/**
 * An address for a team; what it was before keeps leading there. False where it is another's: one
 * that the team had before is its own.
 */
export async function takeTeamSlug(
  { orm }: Transaction,
  { companyId, id }: TeamKey,
  slug: string,
): Promise<boolean> {
  const own = ofCompany(
    slugDirectory,
    companyId,
    eq(slugDirectory.kind, 'team'),
    eq(slugDirectory.targetId, id),
  );
  await orm.update(slugDirectory).set({ isCurrent: false }).where(own);
  const taken = await orm
    .insert(slugDirectory)
    .values({ kind: 'team', slug, companyId, targetId: id, isCurrent: true })
    .onConflictDoNothing()
    .returning({ slug: slugDirectory.slug });
  if (taken.length > 0) return true;
  const again = await orm
    .update(slugDirectory)
    .set({ isCurrent: true })
    .where(and(own, eq(slugDirectory.slug, slug)))
    .returning({ slug: slugDirectory.slug });
  return again.length > 0;
}

export async function hasMeetingTypes({ orm }: Sql, { companyId, id }: TeamKey): Promise<boolean> {
  const rows = await orm
    .select({ id: meetingType.id })
    .from(meetingType)
    .where(ofCompany(meetingType, companyId, eq(meetingType.teamId, id)))
    .limit(1);
  return rows.length > 0;
}

export async function deleteTeamRow({ orm }: Transaction, key: TeamKey): Promise<boolean> {
  const { companyId, id } = key;
  await orm
    .delete(slugDirectory)
    .where(
      ofCompany(
        slugDirectory,
        companyId,
        eq(slugDirectory.kind, 'team'),
        eq(slugDirectory.targetId, id),
      ),
    );
  const rows = await orm.delete(team).where(rowOf(team, key)).returning({ id: team.id });
  return rows.length > 0;
}

/** A host of a team's meeting type, as turns depend on them. */
export interface ServingRow {
  readonly meetingTypeId: string;
  readonly hostId: string;
  readonly position: number;
  readonly weight: number;
  readonly priority: number;
  readonly lastAssignedAt: Date | null;
}

export async function loadTeamTypes({ orm }: Sql, { companyId, id }: TeamKey) {
  return orm
    .select({
      id: meetingType.id,
      name: meetingType.name,
      slug: meetingType.slug,
      enabled: meetingType.enabled,
      calculationMethod: meetingType.calculationMethod,
      roundRobin: meetingType.roundRobin,
    })
    .from(meetingType)
    .where(
      ofCompany(meetingType, companyId, eq(meetingType.teamId, id), isNull(meetingType.archivedAt)),
    )
    .orderBy(desc(meetingType.enabled), meetingType.position, meetingType.name)
    .limit(200);
}

export async function loadServing(
  { orm }: Sql,
  companyId: string,
  meetingTypeIds: readonly string[],
): Promise<ServingRow[]> {
  return orm
    .select({
      meetingTypeId: meetingTypeHost.meetingTypeId,
      hostId: meetingTypeHost.hostId,
      position: meetingTypeHost.position,
      weight: meetingTypeHost.weight,
      priority: meetingTypeHost.priority,
      lastAssignedAt: meetingTypeHost.lastAssignedAt,
    })
    .from(meetingTypeHost)
    .innerJoin(
      host,
      withinCompany(
        host,
        meetingTypeHost,
        and(eq(host.id, meetingTypeHost.hostId), isNull(host.leftAt)),
      ),
    )
    .where(
      ofCompany(
        meetingTypeHost,
        companyId,
        inArray(meetingTypeHost.meetingTypeId, [...meetingTypeIds]),
        eq(meetingTypeHost.enabled, true),
      ),
    );
}
