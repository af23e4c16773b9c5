import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Work } from '#server/kernel/jobs.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrderOfChange } from '#server/platform/jobs/in-order-of-change.ts';

/** The work of each queue, as `main.ts` gives it to the job queue. */
export interface QueueWork {
  readonly event: Work<never>;
  readonly mail: Work<never>;
  readonly due: Work<never>;
}

export interface JobRunner {
  /**
   * Works every job that is due, events before the mails they cause. A job that fails waits for
   * `retry`, as it waits for its delay in reality. Returns the failures.
   */
  run(): Promise<Error[]>;
  /** The same, for jobs that wait for their next try. */
  retry(): Promise<Error[]>;
  /** Works what was put off, whatever its time: the work itself looks at the test's clock. */
  runDue(): Promise<Error[]>;
  /** How many jobs of these queues have not been done yet; upkeep is not counted. */
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

const ALL = 10_000;

/** A server asks for upkeep when it starts; tests of what was booked neither work nor count that. */
const WORKED: readonly (keyof QueueWork)[] = ['event', 'mail', 'due'];

/** Works the real queue by hand: no polling, no waiting, the same jobs in the same states. */
export async function openJobRunner(db: Database, work: QueueWork): Promise<JobRunner> {
  const boss = new PgBoss({
    db: db.bossDb,
    schema: 'pgboss',
    backend: db.kind,
    schedule: false,
    supervise: false,
    migrate: false,
  });
  await boss.start();

  async function drain(queue: keyof QueueWork, ignoreStartAfter: boolean): Promise<Error[]> {
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
      failures.push(...(await settle(boss, queue, work[queue], job)));
    return failures;
  }
  const drainAll = async (ignoreStartAfter: boolean) => [
    ...(await drain('event', ignoreStartAfter)),
    ...(await drain('mail', ignoreStartAfter)),
  ];
  return {
    run: () => drainAll(false),
    retry: () => drainAll(true),
    runDue: () => drain('due', true),
    async waiting() {
      const [row] = await db.query<{ jobs: number }>({
        text: `select count(*)::int as jobs from pgboss.job
          where name = any($1) and state in ('created', 'retry', 'active')`,
        values: [WORKED],
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
