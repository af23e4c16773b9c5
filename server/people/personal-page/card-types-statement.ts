import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { isOpenText } from '#server/platform/db/open-meeting-type.ts';

const cardTypeRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  durations: z.array(z.int()),
  isOwn: z.boolean(),
  isChosen: z.boolean(),
  isOpen: z.boolean(),
});

/**
 * What can stand on somebody's card, in its order: meeting types of their own, and those of others and of
 * teams that they host.
 */
export function readCardTypes(
  sql: Sql,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  now: Date,
): Promise<z.output<typeof cardTypeRow>[]> {
  return sql.query({
    name: 'card-types',
    text: `select mt.id, mt.name,
        case when mt.allowed_durations = '{}' then array[mt.duration_minutes]
          else mt.allowed_durations end as durations,
        own.is_own as "isOwn",
        case when own.is_own then mt.listed else served.on_card end as "isChosen",
        ${isOpenText('mt', '$3')} as "isOpen"
      from meeting_type mt
      left join meeting_type_host served on served.company_id = mt.company_id
        and served.meeting_type_id = mt.id and served.host_id = $2 and served.enabled
      left join personal_page pp on pp.company_id = mt.company_id and pp.host_id = $2
      cross join lateral (
        select mt.owner_host_id is not distinct from $2 and mt.team_id is null as is_own) own
      where mt.company_id = $1 and mt.archived_at is null and (own.is_own or served.host_id is not null)
      order by array_position(pp.meeting_type_order, mt.id) nulls last, own.is_own desc,
        mt.position, mt.name, mt.id`,
    values: [companyId, id, now],
    row: cardTypeRow,
  });
}
