import { and, asc, eq, ilike, inArray, isNull, or, sql as sqlText } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { host, teamHost } from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';

const MAX_HOSTS = 50;

interface Reader {
  readonly companyId: string;
  readonly hostId: string;
}

interface Wanted {
  readonly seesAll: boolean;
  /** Whose members are seen beside themselves. */
  readonly teamIds: readonly string[];
  /** Part of a name. */
  readonly search?: string | undefined;
}

/** Members by name, the reader first. */
export async function listHosts(
  { orm }: Sql,
  { companyId, hostId }: Reader,
  { seesAll, teamIds, search }: Wanted,
) {
  const name = sqlText<string>`${host.firstname} || ' ' || ${host.lastname}`;
  const inTheirTeams = orm
    .select({ id: teamHost.hostId })
    .from(teamHost)
    .where(ofCompany(teamHost, companyId, inArray(teamHost.teamId, [...teamIds])));
  const reached = seesAll
    ? undefined
    : or(eq(host.id, hostId), teamIds.length > 0 ? inArray(host.id, inTheirTeams) : undefined);
  return await orm
    .select({ id: host.id, name, timezone: host.timeZone })
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
