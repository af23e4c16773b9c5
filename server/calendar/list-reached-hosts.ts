import { and, asc, eq, ilike, inArray, isNull, or, sql as sqlText } from 'drizzle-orm';
import type { Sql } from '#server/db/database.ts';
import { host, teamHost } from '#server/db/schema/schema.ts';
import { ofCompany } from '#server/db/tenant.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';

const MAX_HOSTS = 50;

/** Hosts whose calendar somebody may look at, by name; themselves first. */
export async function listReachedHosts({ orm }: Sql, session: Session, search?: string) {
  const { companyId, hostId, adminOfTeamIds } = session;
  const reach = reachOf(session, 'calendar:read');
  const name = sqlText<string>`${host.firstname} || ' ' || ${host.lastname}`;
  const inTheirTeams = orm
    .select({ id: teamHost.hostId })
    .from(teamHost)
    .where(ofCompany(teamHost, companyId, inArray(teamHost.teamId, [...adminOfTeamIds])));
  const reached =
    reach === 'company'
      ? undefined
      : or(eq(host.id, hostId), reach === 'team' ? inArray(host.id, inTheirTeams) : undefined);
  return await orm
    .select({ id: host.id, name, timeZone: host.timeZone })
    .from(host)
    .where(
      ofCompany(
        host,
        companyId,
        and(isNull(host.leftAt), reached),
        search ? ilike(name, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
      ),
    )
    .orderBy(sqlText`${host.id} <> ${hostId}`, asc(name), asc(host.id))
    .limit(MAX_HOSTS);
}
