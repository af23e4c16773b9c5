import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, or, sql as raw } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/database.ts';
import { host, schedule, team, teamHost } from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';

interface Known {
  readonly hostId: string;
  readonly hasLeft: boolean;
}

/** Who has the account here, or left with the same address. */
export async function findFormerMember(
  { orm }: Transaction,
  of: { readonly companyId: string; readonly userId: string; readonly email: string },
): Promise<Known | undefined> {
  const left = and(isNotNull(host.leftAt), eq(raw`lower(${host.email})`, of.email));
  const [row] = await orm
    .select({ hostId: host.id, leftAt: host.leftAt })
    .from(host)
    .where(ofCompany(host, of.companyId, or(eq(host.userId, of.userId), left)))
    .orderBy(asc(raw`${host.userId} is null`), host.id)
    .limit(1);
  return row && { hostId: row.hostId, hasLeft: row.leftAt !== null };
}

export async function insertMember(
  { orm }: Transaction,
  row: typeof host.$inferInsert,
  weekly: (typeof schedule.$inferInsert)['weekly'],
): Promise<void> {
  const { companyId, id: hostId, timeZone } = row;
  await orm.insert(host).values(row);
  await orm.insert(schedule).values({
    companyId,
    id: randomUUID(),
    hostId,
    name: 'Working hours',
    timeZone,
    weekly,
    isDefault: true,
  });
}

export async function welcomeBack(
  { orm }: Transaction,
  {
    companyId,
    id,
    ...changed
  }: Pick<typeof host.$inferInsert, 'companyId' | 'id' | 'userId' | 'email' | 'role'>,
): Promise<void> {
  await orm
    .update(host)
    .set({ ...changed, leftAt: null })
    .where(rowOf(host, { companyId, id }));
}

/** Places at the end of those of the teams that are still there. */
export async function joinTeams(
  { orm }: Transaction,
  of: { readonly companyId: string; readonly hostId: string; readonly teamIds: readonly string[] },
): Promise<void> {
  const { companyId, hostId } = of;
  const teams = await orm
    .select({ teamId: team.id })
    .from(team)
    .where(ofCompany(team, companyId, inArray(team.id, [...of.teamIds])));
  for (const { teamId } of teams) {
    const position = raw`(select coalesce(max(${teamHost.position}) + 1, 0) from ${teamHost}
      where ${ofCompany(teamHost, companyId, eq(teamHost.teamId, teamId))})`;
    await orm
      .insert(teamHost)
      .values({ companyId, teamId, hostId, position })
      .onConflictDoNothing();
  }
}
