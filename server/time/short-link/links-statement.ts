import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const person = z.strictObject({ id: z.uuid(), name: z.string() });

const shortLinkRow = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  target: z.string(),
  createdBy: person.nullable(),
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
  total: z.int(),
});

const oneTimeLinkRow = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  meetingType: person,
  slug: z.string(),
  owner: z.enum(['host', 'team']).nullable(),
  ownerSlug: z.string().nullable(),
  host: person.nullable(),
  createdBy: person.nullable(),
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
  usedAt: z.date().nullable(),
  appointmentId: z.uuid().nullable(),
  usedBy: z.string().nullable(),
  total: z.int(),
});

export type ShortLinkRow = Readonly<z.output<typeof shortLinkRow>>;
export type OneTimeLinkRow = Readonly<z.output<typeof oneTimeLinkRow>>;

/** Which links of a company; what is null leaves nothing out. */
export interface WantedLinks {
  readonly companyId: string;
  /** Who made them. */
  readonly createdBy: string | null;
  /** Beside those, links of what these teams offer. */
  readonly teamIds: readonly string[];
  readonly linkId: string | null;
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
}

const personOf = (row: string) => `case when ${row}.id is not null then json_build_object(
  'id', ${row}.id, 'name', trim(${row}.firstname || ' ' || ${row}.lastname)) end`;

/** One page, newest first; each row says how many there are in all. */
export function readShortLinks(sql: Sql, wanted: WantedLinks): Promise<ShortLinkRow[]> {
  return sql.query({
    name: 'short-links',
    text: `select l.id, l.name, l.target, l.created_at as "createdAt", l.expires_at as "expiresAt",
        ${personOf('maker')} as "createdBy", (count(*) over ())::int as total
      from short_link l
      left join host maker on maker.company_id = l.company_id and maker.id = l.created_by
      where l.company_id = $1 and ($2::uuid is null or l.created_by = $2)
        and ($3::text is null or l.id = $3)
        and ($4::text is null or l.name ilike $4 or l.target ilike $4)
      order by l.created_at desc, l.id limit $5 offset $6`,
    values: [
      ...[wanted.companyId, wanted.createdBy, wanted.linkId, toPart(wanted.search)],
      ...[wanted.limit, wanted.offset],
    ],
    row: shortLinkRow,
  });
}

/** The same of links that book once, with who has booked. */
export function readOneTimeLinks(
  sql: Sql,
  wanted: WantedLinks & { readonly state: string | null; readonly now: Date },
): Promise<OneTimeLinkRow[]> {
  return sql.query({
    name: 'one-time-links',
    text: `select l.id, l.name, l.created_at as "createdAt", l.expires_at as "expiresAt",
        l.used_at as "usedAt", l.appointment_id as "appointmentId",
        json_build_object('id', mt.id, 'name', mt.name) as "meetingType", mt.slug,
        d.kind as owner, d.slug as "ownerSlug",
        ${personOf('h')} as host, ${personOf('maker')} as "createdBy",
        (select a.name from attendee a
          where a.company_id = l.company_id and a.appointment_id = l.appointment_id
          order by a.created_at, a.id limit 1) as "usedBy",
        (count(*) over ())::int as total
      from one_time_link l
      join meeting_type mt on mt.company_id = l.company_id and mt.id = l.meeting_type_id
      left join slug_directory d on d.company_id = mt.company_id and d.is_current
        and d.target_id = coalesce(mt.team_id, mt.owner_host_id)
        and d.kind = case when mt.team_id is null then 'host' else 'team' end
      left join host h on h.company_id = l.company_id and h.id = l.host_id
      left join host maker on maker.company_id = l.company_id and maker.id = l.created_by
      where l.company_id = $1
        and ($2::uuid is null or l.created_by = $2 or mt.team_id = any($7::uuid[]))
        and ($3::text is null or l.id = $3::uuid)
        and ($4::text is null or l.name ilike $4 or mt.name ilike $4)
        and ($8::text is null or $8 = case when l.used_at is not null then 'used'
          when l.expires_at <= $9 then 'expired' else 'open' end)
      order by l.created_at desc, l.id limit $5 offset $6`,
    values: [
      ...[wanted.companyId, wanted.createdBy, wanted.linkId, toPart(wanted.search)],
      ...[wanted.limit, wanted.offset, wanted.teamIds, wanted.state, wanted.now],
    ],
    row: oneTimeLinkRow,
  });
}

/** What was typed is looked for as it is: its signs are no wildcards. */
function toPart(search: string | null): string | null {
  return search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
