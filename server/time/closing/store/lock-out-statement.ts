import type { Sql, Transaction } from '#server/platform/db/database.ts';

/**
 * Takes every member out of a company, statement by statement in the order in which one needs what the next
 * changes. `$1` is the company. An account that belongs to no other company is erased, with its sessions, its
 * second step and its links.
 */
const steps: readonly { readonly name: string; readonly text: string }[] = [
  // Who joins another company just then, or goes with another one, is seen by the statements that follow.
  {
    name: 'lock-out-meets-others',
    text: `select 1 from auth_user u join host h on h.user_id = u.id
      where h.company_id = $1 order by u.id for update of u`,
  },
  { name: 'lock-out-tokens', text: 'delete from api_token where company_id = $1' },
  { name: 'lock-out-codes', text: 'delete from app_code where company_id = $1' },
  { name: 'lock-out-sessions', text: 'delete from auth_session where company_id = $1' },
  {
    name: 'lock-out-accounts',
    text: `delete from auth_user u using host h
      where h.company_id = $1 and h.user_id = u.id and not exists (
        select from host elsewhere where elsewhere.user_id = u.id and elsewhere.company_id <> $1)`,
  },
  {
    name: 'lock-out-members',
    text: `update host set user_id = null, left_at = coalesce(left_at, to_timestamp($2::float8 / 1000))
      where company_id = $1`,
  },
];

/** Nobody works in it any more, and no session leads there. */
export async function lockMembersOut(
  tx: Transaction,
  { companyId, nowMs }: { readonly companyId: string; readonly nowMs: number },
): Promise<void> {
  for (const step of steps) await run(tx, step, { companyId, nowMs });
}

async function run(
  sql: Sql,
  step: (typeof steps)[number],
  { companyId, nowMs }: { readonly companyId: string; readonly nowMs: number },
): Promise<void> {
  const values = step.text.includes('$2') ? [companyId, nowMs] : [companyId];
  await sql.query({ ...step, values });
}
