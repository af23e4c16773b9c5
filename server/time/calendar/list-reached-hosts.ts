import type { Sql } from '#server/platform/db/database.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { listHosts } from './store.ts';

/** Hosts whose calendar somebody may look at, by name; themselves first. */
export function listReachedHosts(sql: Sql, session: Session, search?: string) {
  const reach = reachOf(session, 'calendar:read');
  return listHosts(sql, session, {
    seesAll: reach === 'company',
    teamIds: reach === 'team' ? session.adminOfTeamIds : [],
    search,
  });
}
