import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { Membership, Session } from '#shared/api/session.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROLES } from '#shared/domain/roles/rights.ts';
import { TIME_FORMATS } from '#shared/domain/time-format.ts';
import { WEEK_STARTS } from '#shared/domain/week-start.ts';

const sessionRow: z.ZodType<Session> = z.strictObject({
  hostId: z.uuid(),
  companyId: z.uuid(),
  role: z.enum(ROLES),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  picture: z.string().nullable(),
  slug: z.string().nullable(),
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  timeFormat: z.enum(TIME_FORMATS).nullable(),
  weekStart: z.enum(WEEK_STARTS).nullable(),
  isOnboarded: z.boolean(),
  companyErasesAt: z.string().nullable(),
  adminOfTeamIds: z.array(z.uuid()),
});

const sessionOfHost = `select h.id as "hostId", h.company_id as "companyId", h.role, h.email,
    h.firstname, h.lastname, h.picture, d.slug, h.language, h.time_zone as "timezone",
    h.time_format as "timeFormat", h.week_start as "weekStart", h.onboarded_at is not null as "isOnboarded",
    to_char(c.erases_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "companyErasesAt",
    array(select th.team_id::text from team_host th where th.company_id = h.company_id
      and th.host_id = h.id and th.is_admin) as "adminOfTeamIds"
  from host h
  join company c on c.id = h.company_id
  left join slug_directory d on d.company_id = h.company_id and d.target_id = h.id
    and d.kind = 'host' and d.is_current`;

/**
 * Somebody who has signed in, as the host they are in the company of their session; in the one they
 * joined first where the session names none that they are a member of.
 */
export async function loadUserSession(
  sql: Sql,
  { userId, sessionId = null }: { readonly userId: string; readonly sessionId?: string | null },
): Promise<Session | undefined> {
  const [row] = await sql.query({
    name: 'session-of-user',
    text: `${sessionOfHost}
      left join auth_session s on s.id = $2 and s.user_id = h.user_id
      where h.user_id = $1 and h.left_at is null
      order by (s.company_id = h.company_id) desc nulls last, h.created_at, h.company_id limit 1`,
    values: [userId, sessionId],
    row: sessionRow,
  });
  return row;
}

const membershipRow: z.ZodType<Membership> = z.strictObject({
  companyId: z.uuid(),
  name: z.string(),
  role: z.enum(ROLES),
});

/** The companies that somebody may work in, in the order in which they joined. */
export async function loadMemberships(
  sql: Sql,
  { companyId, hostId }: { readonly companyId: string; readonly hostId: string },
): Promise<Membership[]> {
  return await sql.query({
    name: 'memberships-of-host',
    text: `select h.company_id as "companyId", c.name, h.role
      from host me
      join host h on h.left_at is null
        and (h.user_id = me.user_id or (h.company_id = me.company_id and h.id = me.id))
      join company c on c.id = h.company_id
      where me.company_id = $1 and me.id = $2
      order by h.created_at, h.company_id limit 100`,
    values: [companyId, hostId],
    row: membershipRow,
  });
}

/** Whether an account owns a company. */
export async function isOwner(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql.query({
    name: 'owner-of-user',
    text: `select h.company_id as "companyId" from host h
      where h.user_id = $1 and h.role = 'owner' and h.left_at is null limit 1`,
    values: [userId],
    row: z.strictObject({ companyId: z.uuid() }),
  });
  return rows.length > 0;
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
