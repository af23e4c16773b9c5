import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { nameOrder } from '#server/platform/db/name-order.ts';
import { isOpenText } from '#server/platform/db/open-meeting-type.ts';
import type { Whose } from './list-statement.ts';

const named = z.strictObject({ id: z.uuid(), name: z.string() });

const filtersRow = z.strictObject({
  hosts: z.array(named),
  teams: z.array(named),
  meetingTypes: z.array(named.extend({ hostIds: z.array(z.uuid()) })),
});

const NAMED = `coalesce(json_agg(json_build_object('id', found.id, 'name', found.name)
  order by ${nameOrder('found.name')}, found.id), '[]')`;

const BOOKABLE = NAMED.replace(
  "'name', found.name",
  "'name', found.name, 'hostIds', found.host_ids",
);

/** More than anybody chooses among. */
const MOST = 500;

/** `$2`: whose own; null for all of the company. `$3`: their teams. */
const FILTERS = `select
  (select ${NAMED} from (
    select h.id, h.firstname || ' ' || h.lastname as name from host h
    where h.company_id = $1 and ($2::uuid is null or h.id = $2 or exists (
      select from team_host th where th.company_id = $1 and th.host_id = h.id
        and th.team_id = any($3::uuid[])))
    limit ${MOST}) found) as hosts,
  (select ${NAMED} from (
    select t.id, t.name from team t
    where t.company_id = $1 and ($2::uuid is null or t.id = any($3::uuid[]))
    limit ${MOST}) found) as teams,
  (select ${BOOKABLE} from (
    select mt.id, mt.name, case when ${isOpenText('mt', 'to_timestamp($4::float8 * 60)')} then array(
        select serving.host_id::text from meeting_type_host serving
        join host h on h.company_id = serving.company_id and h.id = serving.host_id
        where serving.company_id = $1 and serving.meeting_type_id = mt.id and serving.enabled
          and h.left_at is null
        order by serving.position, serving.host_id) else '{}' end as host_ids
    from meeting_type mt
    where mt.company_id = $1 and ($2::uuid is null or mt.team_id = any($3::uuid[])
      or exists (select from meeting_type_host mth where mth.company_id = $1
        and mth.meeting_type_id = mt.id and mth.host_id = $2))
    limit ${MOST}) found) as "meetingTypes"`;

/** What somebody's list can be narrowed to. */
export async function loadFilters(
  sql: Sql,
  { companyId, ofHostId, orTeamIds = [] }: Whose,
  nowMinute: number,
): Promise<z.output<typeof filtersRow>> {
  const [row] = await sql.query({
    name: 'appointment-filters',
    text: FILTERS,
    values: [companyId, ofHostId ?? null, orTeamIds, nowMinute],
    row: filtersRow,
  });
  return row ?? { hosts: [], teams: [], meetingTypes: [] };
}
