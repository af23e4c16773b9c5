import * as z from 'zod';
import type { Sql } from '#server/db/database.ts';
import type { Session } from '#shared/api/session.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROLES } from '#shared/domain/roles/rights.ts';

const sessionRow: z.ZodType<Session> = z.strictObject({
  hostId: z.uuid(),
  companyId: z.uuid(),
  role: z.enum(ROLES),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  slug: z.string().nullable(),
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  adminOfTeamIds: z.array(z.uuid()),
});

const sessionOfHost = `select h.id as "hostId", h.company_id as "companyId", h.role, h.email,
    h.firstname, h.lastname, d.slug, h.language, h.time_zone as "timezone",
    array(select th.team_id::text from team_host th where th.company_id = h.company_id
      and th.host_id = h.id and th.is_admin) as "adminOfTeamIds"
  from host h
  left join slug_directory d on d.company_id = h.company_id and d.target_id = h.id
    and d.kind = 'host' and d.is_current`;

/** Somebody who has signed in, as the host they are in their company. */
export async function loadUserSession(sql: Sql, userId: string): Promise<Session | undefined> {
  const [row] = await sql.query({
    name: 'session-of-user',
    text: `${sessionOfHost} where h.user_id = $1 and h.left_at is null
      order by h.created_at, h.company_id limit 1`,
    values: [userId],
    row: sessionRow,
  });
  return row;
}

/** A host, as who acts in their name. */
export async function loadHostSession(
  sql: Sql,
  { companyId, hostId }: { readonly companyId: string; readonly hostId: string },
): Promise<Session | undefined> {
  const [row] = await sql.query({
    name: 'session-of-host',
    text: `${sessionOfHost} where h.company_id = $1 and h.id = $2 and h.left_at is null`,
    values: [companyId, hostId],
    row: sessionRow,
  });
  return row;
}
