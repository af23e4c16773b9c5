import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  conferenceConnection,
  host,
  resource,
  schedule,
  team,
  teamHost,
  workspace,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, withinCompany } from '#server/platform/db/tenant.ts';
import type { EditorChoices } from '#shared/api/meeting-type-editor.ts';

type EditorHost = EditorChoices['hosts'][number];

/** Members, by name, each with their hours and how they can be met. */
export async function loadEditorHosts(sql: Sql, companyId: string): Promise<EditorHost[]> {
  const { orm } = sql;
  const hosts = await orm
    .select({
      id: host.id,
      firstname: host.firstname,
      lastname: host.lastname,
      picture: host.picture,
      phone: host.phone,
    })
    .from(host)
    .where(ofCompany(host, companyId, isNull(host.leftAt)))
    .orderBy(asc(host.firstname), asc(host.lastname), asc(host.id));
  const schedules = await orm
    .select({
      hostId: schedule.hostId,
      id: schedule.id,
      name: schedule.name,
      timezone: schedule.timeZone,
      isDefault: schedule.isDefault,
    })
    .from(schedule)
    .where(ofCompany(schedule, companyId))
    .orderBy(asc(schedule.createdAt), asc(schedule.id));
  const { hostId, provider } = conferenceConnection;
  const connections = await orm
    .select({ hostId, provider })
    .from(conferenceConnection)
    .where(ofCompany(conferenceConnection, companyId));
  return hosts.map(({ id, firstname, lastname, picture, phone }) => ({
    id,
    name: `${firstname} ${lastname}`.trim(),
    picture,
    hasPhone: phone !== null,
    schedules: schedules.filter((each) => each.hostId === id).map(({ hostId: _, ...each }) => each),
    providers: connections.filter((each) => each.hostId === id).map((each) => each.provider),
  }));
}

/** Until the transaction ends nobody deletes one of these hours. */
export async function lockSchedules(
  { orm }: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await orm
    .select({ id: schedule.id })
    .from(schedule)
    .where(ofCompany(schedule, companyId, inArray(schedule.id, [...ids])))
    .orderBy(asc(schedule.id))
    .for('share');
}

/** Teams with those who are in them, in their order. */
export async function loadTeams(sql: Sql, companyId: string): Promise<EditorChoices['teams']> {
  const rows = await sql.orm
    .select({ id: team.id, name: team.name, hostId: teamHost.hostId })
    .from(team)
    .leftJoin(teamHost, withinCompany(teamHost, team, eq(teamHost.teamId, team.id)))
    .where(ofCompany(team, companyId))
    .orderBy(asc(team.name), asc(team.id), asc(teamHost.position));
  const teams = new Map<string, EditorChoices['teams'][number]>();
  for (const { id, name, hostId } of rows) {
    const { hostIds } = teams.get(id) ?? { hostIds: [] };
    teams.set(id, { id, name, hostIds: hostId === null ? hostIds : [...hostIds, hostId] });
  }
  return [...teams.values()];
}

type NamedResource = EditorChoices['resources'][number];

/** Those that can be chosen: what is out of use is offered no more. */
export async function loadResources({ orm }: Sql, companyId: string): Promise<NamedResource[]> {
  return orm
    .select({ id: resource.id, name: resource.name, groupName: resource.groupName })
    .from(resource)
    .where(ofCompany(resource, companyId, eq(resource.enabled, true)))
    .orderBy(asc(resource.groupName), asc(resource.name), asc(resource.id));
}

/** The named ones, also those that are out of use. */
export async function findResources(
  { orm }: Sql,
  companyId: string,
  ids: readonly string[],
): Promise<NamedResource[]> {
  if (ids.length === 0) return [];
  return orm
    .select({ id: resource.id, name: resource.name, groupName: resource.groupName })
    .from(resource)
    .where(and(ofCompany(resource, companyId), inArray(resource.id, [...ids])));
}

export async function loadWorkspaces(
  { orm }: Sql,
  companyId: string,
): Promise<EditorChoices['workspaces']> {
  return orm
    .select({ id: workspace.id, name: workspace.name })
    .from(workspace)
    .where(ofCompany(workspace, companyId))
    .orderBy(asc(workspace.position), asc(workspace.name), asc(workspace.id));
}

/** What the owner of a meeting type is called. */
export async function findOwnerName(
  { orm }: Sql,
  companyId: string,
  owner: { readonly kind: 'host' | 'team'; readonly id: string },
): Promise<string> {
  if (owner.kind === 'team') {
    const [row] = await orm
      .select({ name: team.name })
      .from(team)
      .where(ofCompany(team, companyId, eq(team.id, owner.id)));
    return row?.name ?? '';
  }
  const [row] = await orm
    .select({ firstname: host.firstname, lastname: host.lastname })
    .from(host)
    .where(ofCompany(host, companyId, eq(host.id, owner.id)));
  return row ? `${row.firstname} ${row.lastname}`.trim() : '';
}
