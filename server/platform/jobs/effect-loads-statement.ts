import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { EffectQueue } from '#server/platform/kernel/effects.ts';
import { EFFECT_KINDS, type EffectKindName } from '#shared/domain/effects/kinds.ts';
import { FAILED_QUEUE } from './effect-queues.ts';

/** Which queue a kind of effect has. */
export type QueueByKind = Readonly<Record<EffectKindName, Pick<EffectQueue, 'queue'>>>;

const effectLoad = z.strictObject({
  queue: z.string(),
  /** To be done, also those that are put off: their next try, or their account, is left alone until then. */
  waiting: z.int().min(0),
  /** Failed for good: somebody has to say "again". */
  failed: z.int().min(0),
});

interface EffectLoad {
  readonly kind: EffectKindName;
  readonly waiting: number;
  readonly failed: number;
}

/** What is still to be done of each kind; one row for each, also where there is nothing. */
export async function findEffectLoads(sql: Sql, kinds: QueueByKind): Promise<EffectLoad[]> {
  const rows = await sql.query({
    name: 'effect-loads',
    text: `select asked.queue,
        (select count(*)::int from pgboss.job
          where name = asked.queue and state < 'active' and not blocked) as waiting,
        (select count(*)::int from pgboss.job
          where name = $2 and state < 'active' and not blocked
            and source_name = asked.queue) as failed
      from unnest($1::text[]) as asked(queue)`,
    values: [EFFECT_KINDS.map((kind) => kinds[kind].queue), FAILED_QUEUE],
    row: effectLoad,
  });
  return EFFECT_KINDS.flatMap((kind) => {
    const load = rows.find(({ queue }) => queue === kinds[kind].queue);
    return load ? [{ kind, waiting: load.waiting, failed: load.failed }] : [];
  });
}
