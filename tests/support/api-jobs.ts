import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { effectKinds } from '#server/effect-kinds.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrderOfChange } from '#server/platform/jobs/in-order-of-change.ts';
import type { Work, Workers } from '#server/platform/kernel/jobs.ts';
import { EFFECT_KINDS, type EffectKindName } from '#shared/domain/effects/kinds.ts';

/** What of `main.ts`' work a test drives. */
type Driven = Pick<Workers, 'event' | 'due' | 'effect'>;

export interface JobRunner {
  /**
   * Works every job that is due, events before the mails they cause. A job that fails waits for
   * `retry`, as it waits for its delay in reality. Returns the failures.
   */
  run(): Promise<Error[]>;
  /** The same, for jobs that wait for their next try. */
  retry(): Promise<Error[]>;
  /** Works what was put off, whatever its time, and what others are asked: the work itself looks at the test's clock. */
  runDue(): Promise<Error[]>;
  /** How many jobs of these queues have not been done yet; upkeep is not counted. */
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

const ALL = 10_000;

/** Nobody waits less long for a test. */
const { signal } = new AbortController();

/** Works the real queue by hand: no polling, no waiting, the same jobs in the same states. */
export async function openJobRunner(db: Database, workers: Driven): Promise<JobRunner> {
  const ofKind =
    (kind: EffectKindName): Work<never> =>
    (what, run) =>
      workers.effect(kind, what, { ...run, signal });
  const queueOf = (kind: EffectKindName) => effectKinds[kind].queue;
  /** What asks others is put off until a test lets it. */
  const putOff = EFFECT_KINDS.filter((kind) => kind !== 'message');
  // A server asks for upkeep when it starts; tests of what was booked neither work nor count that.
  const worked = ['event', 'due', ...EFFECT_KINDS.map(queueOf)];
  const boss = new PgBoss({
    db: db.bossDb,
    schema: 'pgboss',
    backend: db.kind,
    schedule: false,
    supervise: false,
    migrate: false,
  });
  await boss.start();

  async function drain(
    queue: string,
    work: Work<never>,
    ignoreStartAfter: boolean,
  ): Promise<Error[]> {
    const jobs = await boss.fetch<never>(queue, {
      batchSize: ALL,
      includeMetadata: true,
      ignoreStartAfter,
    });
    // Worked by hand, they have no heartbeat that a supervisor could miss.
    await db.query({
      text: 'update pgboss.job set heartbeat_seconds = null where heartbeat_on is not null',
    });
    const failures: Error[] = [];
    for (const job of inOrderOfChange(jobs))
      failures.push(...(await settle(boss, queue, work, job)));
    return failures;
  }
  const drainAll = async (ignoreStartAfter: boolean) => [
    ...(await drain('event', workers.event, ignoreStartAfter)),
    ...(await drain(queueOf('message'), ofKind('message'), ignoreStartAfter)),
  ];
  return {
    run: () => drainAll(false),
    retry: () => drainAll(true),
    async runDue() {
      const failures = await drain('due', workers.due, true);
      for (const kind of putOff) failures.push(...(await drain(queueOf(kind), ofKind(kind), true)));
      return failures;
    },
    async waiting() {
      const [row] = await db.query<{ jobs: number }>({
        text: `select count(*)::int as jobs from pgboss.job
          where name = any($1) and state in ('created', 'retry', 'active')`,
        values: [worked],
      });
      return row?.jobs ?? 0;
    },
    stop: () => boss.stop(),
  };
}

async function settle(
  boss: PgBoss,
  queue: string,
  work: Work<never>,
  { id, data, retryCount, retryLimit }: JobWithMetadata<never>,
): Promise<Error[]> {
  try {
    await work(data, { id, isLastTry: retryCount >= retryLimit });
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    await boss.fail(queue, id, { message: failure.message });
    return [failure];
  }
  await boss.complete(queue, id);
  return [];
}
