import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { FAILED_QUEUE } from './effect-queues.ts';

const queueLoad = z.strictObject({
  queue: z.string(),
  /** Jobs whose time has come and that nobody has taken. */
  dueJobs: z.int().min(0),
  /** Since when the oldest of them is due; 0 where there is none. */
  lagSeconds: z.number().min(0),
});

/** How far a queue is behind. */
export type QueueLoad = Readonly<z.output<typeof queueLoad>>;

/** One row for each queue, also for empty ones; what has failed for good is behind with nothing. */
export async function findQueueLoads(sql: Sql): Promise<QueueLoad[]> {
  return sql.query({
    name: 'queue-loads',
    text: `select q.name as queue, count(j.id)::int as "dueJobs",
        coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as "lagSeconds"
      from pgboss.queue q
      left join pgboss.job j
        on j.name = q.name and j.state < 'active' and j.start_after <= now()
      where q.name <> $1
      group by q.name order by q.name`,
    values: [FAILED_QUEUE],
    row: queueLoad,
  });
}
