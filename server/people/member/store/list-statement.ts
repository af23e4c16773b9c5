import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { nameOrder } from '#server/platform/db/name-order.ts';
import { ROLES } from '#shared/domain/roles/rights.ts';

const memberRow = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  title: z.string().nullable(),
  picture: z.string().nullable(),
  slug: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES),
  teams: z.array(z.strictObject({ id: z.uuid(), name: z.string(), isAdmin: z.boolean() })),
  joinedAt: z.date(),
  lastSeenAt: z.date().nullable(),
});

export type MemberRow = Readonly<z.output<typeof memberRow>>;

/** Which members are looked for; what is left out does not matter. */
export interface WantedMembers {
  readonly search?: string | undefined;
  readonly role?: (typeof ROLES)[number] | undefined;
  readonly teamId?: string | undefined;
}

/** A place beside a member, and which way to go from there. */
export interface MemberCursor {
  readonly way: 'after' | 'before';
  readonly id: string;
}

const BY_NAME = nameOrder(`(h.firstname || ' ' || h.lastname)`);

const WANTED = `h.company_id = $1 and h.left_at is null
  and ($2::text is null or h.firstname || ' ' || h.lastname ilike $2 or h.email ilike $2)
  and ($3::text is null or h.role = $3)
  and ($4::uuid is null or exists (select from team_host th where th.company_id = h.company_id
    and th.host_id = h.id and th.team_id = $4))`;

/** `beside` compares with the place of the cursor's member, who may have left since. */
const listText = (beside: '>' | '<', order: 'asc' | 'desc') => `
select h.id, h.firstname, h.lastname, h.title, h.picture, d.slug, h.email, h.role,
  coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'isAdmin', th.is_admin)
      order by ${nameOrder('t.name')}, t.id)
    from team_host th join team t on t.company_id = th.company_id and t.id = th.team_id
    where th.company_id = h.company_id and th.host_id = h.id), '[]') as teams,
  h.created_at as "joinedAt",
  (select max(s.updated_at) from auth_session s where s.user_id = h.user_id
    and (s.company_id is null or s.company_id = h.company_id)) as "lastSeenAt"
from host h
left join slug_directory d on d.company_id = h.company_id and d.target_id = h.id
  and d.kind = 'host' and d.is_current
where ${WANTED} and ($5::uuid is null or (${BY_NAME}, h.id) ${beside} (
  select ${BY_NAME.replaceAll('h.', 'at.')}, at.id from host at
  where at.company_id = $1 and at.id = $5))
order by ${BY_NAME} ${order}, h.id ${order} limit $6`;

const statements = {
  after: { name: 'members-after', text: listText('>', 'asc') },
  before: { name: 'members-before', text: listText('<', 'desc') },
} as const;

const toValues = (companyId: string, { search, role, teamId }: WantedMembers) => [
  companyId,
  // What was typed is looked for as it is: its signs are no wildcards.
  search === undefined ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`,
  role ?? null,
  teamId ?? null,
];

/** Members from a cursor on, by name; those before it come backwards. */
export function readMembers(
  sql: Sql,
  companyId: string,
  wanted: WantedMembers,
  { cursor, limit }: { readonly cursor: MemberCursor | undefined; readonly limit: number },
): Promise<MemberRow[]> {
  return sql.query({
    ...statements[cursor?.way ?? 'after'],
    values: [...toValues(companyId, wanted), cursor?.id ?? null, limit],
    row: memberRow,
  });
}

const countRow = z.strictObject({ total: z.int() });

export async function countMembers(
  sql: Sql,
  companyId: string,
  wanted: WantedMembers,
): Promise<number> {
  const [row] = await sql.query({
    name: 'count-members',
    text: `select count(*)::int as total from host h where ${WANTED}`,
    values: toValues(companyId, wanted),
    row: countRow,
  });
  return row?.total ?? 0;
}
