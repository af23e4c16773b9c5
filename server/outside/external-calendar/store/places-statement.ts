import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { nameOrder } from '#server/platform/db/name-order.ts';

const placed = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  ownerName: z.string(),
  followsDefault: z.boolean(),
  calendar: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  isWritable: z.boolean(),
});

export interface WantedPlaces {
  readonly companyId: string;
  readonly hostId: string;
  readonly search: string | null;
  /** Those alone that follow the default, or that do not. */
  readonly followsDefault: boolean | null;
  readonly pageSize: number;
  readonly offset: number;
}

/** One statement for a page of the meeting types that somebody hosts, and where their appointments are written. */
const LIST = `
with hosted as (
  select mt.id, mt.name, m.host_id is null as follows_default,
    coalesce(t.name, trim(oh.firstname || ' ' || oh.lastname), '') as owner_name,
    case when m.host_id is null then u.written_calendar_id else m.calendar_id end as calendar_id
  from meeting_type_host mth
  join meeting_type mt on mt.company_id = mth.company_id and mt.id = mth.meeting_type_id
  left join team t on t.company_id = mt.company_id and t.id = mt.team_id
  left join host oh on oh.company_id = mt.company_id and oh.id = mt.owner_host_id
  left join meeting_type_calendar m on m.company_id = mth.company_id and m.host_id = mth.host_id
    and m.meeting_type_id = mth.meeting_type_id
  left join calendar_use u on u.company_id = mth.company_id and u.host_id = mth.host_id
  where mth.company_id = $1 and mth.host_id = $2
    and (mt.archived_at is null or m.host_id is not null)
    and ($3::text is null or mt.name ilike $3)
    and ($4::boolean is null or (m.host_id is null) = $4)
), shown as (
  select * from hosted order by ${nameOrder('name')}, id limit $5 offset $6
)
select (select count(*)::int from hosted) as total,
  coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'ownerName', s.owner_name,
      'followsDefault', s.follows_default,
      'calendar', case when ec.id is not null
        then json_build_object('id', ec.id, 'name', ec.name) end,
      'isWritable', ec.id is not null and not ec.is_read_only and not c.is_paused
        and y.failing_since is null)
    order by ${nameOrder('s.name')}, s.id)
  from shown s
  left join external_calendar ec on ec.company_id = $1 and ec.id = s.calendar_id
  left join connection c on c.company_id = ec.company_id and c.id = ec.connection_id
  left join calendar_sync y on y.company_id = ec.company_id and y.calendar_id = ec.id), '[]') as rows`;

export async function readPlaces(sql: Sql, wanted: WantedPlaces) {
  const { search } = wanted;
  const [found] = await sql.query({
    name: 'meeting-type-calendars',
    text: LIST,
    values: [
      ...[wanted.companyId, wanted.hostId],
      ...[search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`],
      ...[wanted.followsDefault, wanted.pageSize, wanted.offset],
    ],
    row: z.strictObject({ total: z.int(), rows: z.array(placed) }),
  });
  if (!found) throw new Error('An aggregate has one row');
  return found;
}
