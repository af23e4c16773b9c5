import type { Database } from '#server/db/database.ts';
import type { FindSession } from '#server/http/mount.ts';
import type { Session } from '#shared/api/session.ts';
import type { LoadAuth } from './load-auth.ts';

/** Looks up who is signed in, as the host they are in their company. */
export function createFindSession(loadAuth: LoadAuth, db: Database): FindSession {
  return async (headers) => {
    if (!headers.has('cookie') && !headers.has('authorization')) return undefined;
    const auth = await loadAuth();
    const found = await auth.api.getSession({ headers });
    if (!found) return undefined;
    const [row] = await db.query<Session>({
      name: 'session-host',
      text: `select h.id as "hostId", h.company_id as "companyId", h.role, h.email, h.firstname,
               array(select th.team_id::text from team_host th where th.company_id = h.company_id
                 and th.host_id = h.id and th.is_admin) as "adminOfTeamIds",
               h.lastname, d.slug, h.language, h.time_zone as "timezone"
             from host h
             join slug_directory d on d.company_id = h.company_id and d.target_id = h.id and d.kind = 'host'
             where h.user_id = $1`,
      values: [found.user.id],
    });
    return row;
  };
}
