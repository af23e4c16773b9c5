import type { Sql } from '#server/platform/db/database.ts';
import { idRow } from '#server/platform/db/id-row.ts';
import { nameOrder } from '#server/platform/db/name-order.ts';

/** A place beside a connection, and which way to go from there. */
export interface ConnectionCursor {
  readonly way: 'after' | 'before';
  readonly id: string;
}

/** Those that close their host's time come first, then others in trouble, each by their hosts. */
const RANK = `case when c.is_paused then 2 when cc.unreadable_since is not null then 0
  when exists (
    select from external_calendar e
    join calendar_sync s on s.company_id = e.company_id and s.calendar_id = e.id
    where e.company_id = c.company_id and e.connection_id = c.id
      and s.trouble is not null and s.failing_since is not null) then 1
  else 2 end`;

const listText = (beside: '>' | '<', order: 'asc' | 'desc') => `
with listed as (
  select c.id, ${RANK} as rank, ${nameOrder(`(h.firstname || ' ' || h.lastname)`)} as name
  from connection c
  join host h on h.company_id = c.company_id and h.id = c.host_id
  join calendar_connection cc on cc.company_id = c.company_id and cc.id = c.id
  where c.company_id = $1)
select listed.id from listed
where $2::uuid is null or (listed.rank, listed.name, listed.id) ${beside} (
  select at.rank, at.name, at.id from listed at where at.id = $2)
order by listed.rank ${order}, listed.name ${order}, listed.id ${order} limit $3`;

const statements = {
  after: { name: 'company-connections-after', text: listText('>', 'asc') },
  before: { name: 'company-connections-before', text: listText('<', 'desc') },
} as const;

/** The ids of a company's connections from a cursor on; those before it come backwards. */
export async function listCompanyConnectionIds(
  sql: Sql,
  companyId: string,
  { cursor, limit }: { readonly cursor: ConnectionCursor | undefined; readonly limit: number },
): Promise<string[]> {
  const rows = await sql.query({
    ...statements[cursor?.way ?? 'after'],
    values: [companyId, cursor?.id ?? null, limit],
    row: idRow,
  });
  return rows.map(({ id }) => id);
}
