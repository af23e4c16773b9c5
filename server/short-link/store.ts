import type { Sql } from '#server/db/database.ts';

export interface ShortLink {
  readonly id: string;
  readonly companyId: string;
  readonly target: string;
  readonly createdBy: string;
  readonly expiresAt: Date | null;
}

/** Returns false when the id is taken. */
export async function insertShortLink(sql: Sql, link: ShortLink): Promise<boolean> {
  const rows = await sql.query({
    name: 'insert-short-link',
    text: `insert into short_link (id, company_id, target, created_by, expires_at)
           values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    values: [link.id, link.companyId, link.target, link.createdBy, link.expiresAt],
  });
  return rows.length === 1;
}

export async function findShortLink(
  sql: Sql,
  id: string,
): Promise<{ readonly target: string; readonly expiresAt: Date | null } | undefined> {
  const [row] = await sql.query<{ target: string; expiresAt: Date | null }>({
    name: 'find-short-link',
    text: 'select target, expires_at as "expiresAt" from short_link where id = $1',
    values: [id],
  });
  return row;
}

export interface OneTimeLink {
  readonly companyId: string;
  readonly id: string;
  readonly meetingTypeId: string;
  readonly hostId: string | null;
  readonly createdBy: string;
  readonly expiresAt: Date | null;
}

export async function insertOneTimeLink(sql: Sql, link: OneTimeLink): Promise<void> {
  await sql.query({
    name: 'insert-one-time-link',
    text: `insert into one_time_link (company_id, id, meeting_type_id, host_id, created_by, expires_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [
      link.companyId,
      link.id,
      link.meetingTypeId,
      link.hostId,
      link.createdBy,
      link.expiresAt,
    ],
  });
}

export async function findOneTimeLink(
  sql: Sql,
  id: string,
): Promise<(OneTimeLink & { readonly usedAt: Date | null }) | undefined> {
  const [row] = await sql.query<OneTimeLink & { usedAt: Date | null }>({
    name: 'find-one-time-link',
    text: `select company_id as "companyId", id, meeting_type_id as "meetingTypeId",
             host_id as "hostId", created_by as "createdBy", expires_at as "expiresAt",
             used_at as "usedAt"
           from one_time_link where id = $1`,
    values: [id],
  });
  return row;
}

/**
 * Marks the link as used by an appointment. Of several at once one gets it; the others wait here
 * until it commits, then find it used. Returns the host it is for (null for any), or undefined when
 * it is unknown, used, over, or for another meeting type.
 */
export async function markOneTimeLinkUsed(
  sql: Sql,
  used: {
    readonly id: string;
    readonly meetingTypeId: string;
    readonly appointmentId: string;
    readonly now: Date;
  },
): Promise<{ readonly hostId: string | null } | undefined> {
  const [row] = await sql.query<{ hostId: string | null }>({
    name: 'use-one-time-link',
    text: `update one_time_link set used_at = $4, appointment_id = $3
           where id = $1 and meeting_type_id = $2 and used_at is null
             and (expires_at is null or expires_at > $4)
           returning host_id as "hostId"`,
    values: [used.id, used.meetingTypeId, used.appointmentId, used.now],
  });
  return row;
}

/** The company of a meeting type, its owner and the hosts who serve it. */
export async function findServedBy(
  sql: Sql,
  companyId: string,
  meetingTypeId: string,
): Promise<{ readonly hostIds: readonly string[]; readonly teamId: string | null } | undefined> {
  const [row] = await sql.query<{ hostIds: readonly string[]; teamId: string | null }>({
    name: 'meeting-type-served-by',
    text: `select array(select mth.host_id::text from meeting_type_host mth
             where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id
             order by mth.position) as "hostIds", mt.team_id as "teamId"
           from meeting_type mt where mt.company_id = $1 and mt.id = $2`,
    values: [companyId, meetingTypeId],
  });
  return row;
}
