import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { EffectQueue } from '#server/platform/kernel/effects.ts';
import type { FailedJob } from '#server/platform/kernel/jobs.ts';
import { EFFECT_KINDS, type EffectKindName } from '#shared/domain/effects/kinds.ts';
import { FAILED_QUEUE } from './effect-queues.ts';

const failedRow = z.strictObject({
  id: z.string(),
  queue: z.string(),
  data: z.record(z.string(), z.unknown()),
  error: z.string().nullable(),
  failedAt: z.date(),
});
const counted = z.strictObject({ total: z.int().min(0) });

const IS_FAILED = `name = $1 and state < 'active' and not blocked
  and source_name = any($2::text[]) and data ->> 'companyId' = $3`;

/** What has failed for good: of which company, and of which kinds. */
interface AskedFailed {
  readonly companyId: string;
  readonly effects: Readonly<Record<EffectKindName, EffectQueue>>;
  readonly kinds: readonly EffectKindName[];
}

/** The parameters $1 to $3. */
const values = ({ companyId, effects, kinds }: AskedFailed) => [
  FAILED_QUEUE,
  kinds.map((kind) => effects[kind].queue),
  companyId,
];

/** One page of what has failed for good for a company, newest first. */
export async function listFailed(
  sql: Sql,
  asked: AskedFailed,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<FailedJob[]> {
  const rows = await sql.query({
    name: 'failed-effects',
    // Ours are the errors of effects; those of the queue itself lie one level deeper.
    text: `select id, source_name as queue, data, created_on as "failedAt",
        coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message') as error
      from pgboss.job where ${IS_FAILED}
      order by created_on desc, id limit $4 offset $5`,
    values: [...values(asked), pageSize, (page - 1) * pageSize],
    row: failedRow,
  });
  return rows.flatMap(({ queue, ...row }) => {
    const kind = EFFECT_KINDS.find((each) => asked.effects[each].queue === queue);
    return kind ? [{ ...row, kind }] : [];
  });
}

export async function countFailed(sql: Sql, asked: AskedFailed): Promise<number> {
  const [count] = await sql.query({
    name: 'count-failed-effects',
    text: `select count(*)::int as total from pgboss.job where ${IS_FAILED}`,
    values: values(asked),
    row: counted,
  });
  return count?.total ?? 0;
}
