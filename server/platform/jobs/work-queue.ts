import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { describeError } from '#server/platform/kernel/describe-error.ts';
import type { QueueData, QueueName, Work } from '#server/platform/kernel/jobs.ts';
import type { Tell } from '#server/platform/kernel/tell.ts';
import { inOrderOfChange } from './in-order-of-change.ts';
import { restWhileBusy } from './rest-while-busy.ts';
import { telling } from './telling.ts';

const BATCH_SIZE = 20;

/** They are told what becomes of jobs. */
interface Hears {
  readonly onError: (error: Error) => void;
  readonly tell?: Tell | undefined;
  readonly pollSeconds: number;
}

/**
 * Works a queue whose jobs are work for this process and ask nobody else: one at a time, with rests in
 * which requests are answered.
 */
export async function workQueue<Name extends QueueName>(
  boss: PgBoss,
  queue: Name,
  work: Work<QueueData[Name]>,
  { onError, tell, pollSeconds }: Hears,
): Promise<void> {
  const run = (job: JobWithMetadata<QueueData[Name]>) => runJob(job, work, onError);
  const toldRun = (job: JobWithMetadata<QueueData[Name]>) =>
    tell ? telling(tell, { queue, id: job.id }, () => run(job)) : run(job);
  await boss.work(
    queue,
    {
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pollSeconds,
      perJobResults: true,
      includeMetadata: true,
    },
    (jobs: JobWithMetadata<QueueData[Name]>[]) => oneByOne(inOrderOfChange(jobs), toldRun),
  );
}

/** Never throws: a failed job says so, and is tried again later. */
async function runJob<Data>(
  { id, data, retryCount, retryLimit }: JobWithMetadata<Data>,
  work: Work<Data>,
  onError: (error: Error) => void,
) {
  try {
    await work(data, { id, isLastTry: retryCount >= retryLimit });
    return { id, status: 'completed' as const };
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    onError(cause);
    return { id, status: 'failed' as const, output: describeError(cause) };
  }
}

async function oneByOne<Job, Result>(jobs: readonly Job[], run: (job: Job) => Promise<Result>) {
  const results: Result[] = [];
  for (const job of jobs) {
    const startedMs = performance.now();
    results.push(await run(job));
    await restWhileBusy(performance.now() - startedMs);
  }
  return results;
}
