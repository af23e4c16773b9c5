import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const dueQueue = z.strictObject({ queue: z.string() });

/** Which of these queues have something that is due: one question for all, however many there are. */
export async function findDueQueues(sql: Sql, queues: readonly string[]): Promise<string[]> {
  const rows = await sql.query({
    name: 'due-queues',
    text: `select asked.queue from unnest($1::text[]) as asked(queue)
      where exists (
        select from pgboss.job j
        where j.name = asked.queue and j.state < 'active' and not j.blocked
          and j.start_after <= pgboss.job_now()
      )`,
    values: [[...queues]],
    row: dueQueue,
  });
  return rows.map(({ queue }) => queue);
}
