import type { Clock, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Sql } from '#server/platform/db/database.ts';
import { within } from '#server/platform/db/within.ts';
import { describeError } from '#server/platform/kernel/describe-error.ts';
import { AccountUnavailable, type EffectQueue } from '#server/platform/kernel/effects.ts';
import type { EffectWork } from '#server/platform/kernel/jobs.ts';
import { orAborted } from '#server/platform/kernel/or-aborted.ts';
import type { Tell } from '#server/platform/kernel/tell.ts';
import { HAND_BACK_AFTER_MS, HANDING_BACK_MS } from './boss.ts';
import { toGroupLimits } from './effect-queues.ts';
import { inOrderOfChange } from './in-order-of-change.ts';
import { putOffAccount } from './put-off-statement.ts';
import { telling } from './telling.ts';

type Job = JobWithMetadata<never>;
type Ending = { readonly status: 'completed' | 'failed' };

/** What a pool is built on. */
interface PoolTools {
  readonly db: Sql;
  readonly boss: PgBoss;
  readonly clock: Clock;
  readonly onError: (error: Error) => void;
  readonly tell?: Tell | undefined;
}

/** The effects of one kind that this process has under way, each on its own. */
export interface EffectPool {
  readonly queue: string;
  hasRoom(): boolean;
  /** Takes up what is due, as far as there is room; says whether more may be waiting. */
  take(): Promise<boolean>;
  /** Says of all that is under way that somebody has it. */
  touch(): Promise<void>;
  /** Lets what is under way finish, and hands back what takes longer. */
  stop(): Promise<void>;
}

const BATCH_SIZE = 20;
/** An account that is silent is asked again after so long at the latest, whatever waits for it. */
const LONGEST_PUT_OFF_SECONDS = 300;

/** The process stops: the effect runs in another, or after the next start. */
class HandedBack extends Error {}

/**
 * Works a queue without batches: what takes its time holds one place of `atOnce`, and nothing waits
 * for it. `onRoom` is called when there is room again for what was left behind.
 */
export function openPool(
  rules: EffectQueue,
  work: EffectWork<never>,
  tools: PoolTools,
  onRoom: () => void,
): EffectPool {
  const { queue, atOnce } = rules;
  const groupConcurrency = toGroupLimits(rules);
  const underWay = new Map<
    Job,
    { readonly controller: AbortController; ended: Promise<unknown> }
  >();
  const complete = createCompleter(tools.boss, queue);
  /** What was taken up for in this round: its next turn comes after everyone else's. */
  let served: string[] = [];
  let isBehind = false;

  function start(job: Job): void {
    const controller = new AbortController();
    const doIt = () => run(job, controller);
    const running = tools.tell ? telling(tools.tell, { queue, id: job.id }, doIt) : doIt();
    const ended = running.finally(() => leave(job));
    underWay.set(job, { controller, ended });
  }
  function leave(job: Job): void {
    underWay.delete(job);
    if (isBehind && underWay.size <= atOnce / 2) onRoom();
  }
  async function run(job: Job, controller: AbortController): Promise<Ending> {
    const silence = new AccountUnavailable(`No answer after ${rules.patienceSeconds} s`);
    const { clock } = tools;
    const patience = clock.setTimeout(
      () => controller.abort(silence),
      rules.patienceSeconds * 1000,
    );
    try {
      const { id, data, retryCount, retryLimit } = job;
      const { signal } = controller;
      const isLastTry = retryCount >= retryLimit;
      await orAborted(signal, () => work(data, { id, isLastTry, signal }));
      await complete(job);
      return { status: 'completed' };
    } catch (error) {
      await fail(job, error instanceof Error ? error : new Error(String(error)));
      return { status: 'failed' };
    } finally {
      clock.clearTimeout(patience);
    }
  }
  async function fail(job: Job, cause: Error): Promise<void> {
    if (!(cause instanceof HandedBack)) tools.onError(cause);
    try {
      await tools.boss.fail(queue, job, describeError(cause));
      if (cause instanceof AccountUnavailable && job.groupId) {
        const seconds = putOffSeconds(job);
        await putOffAccount(tools.db, { queue, groupId: job.groupId, seconds });
      }
    } catch (error) {
      // It is given back once its heartbeat is missed.
      tools.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return {
    queue,
    hasRoom: () => underWay.size < atOnce,
    async take() {
      const batchSize = Math.min(atOnce - underWay.size, BATCH_SIZE);
      const jobs = await tools.boss.fetch<never>(queue, {
        batchSize,
        includeMetadata: true,
        groupConcurrency,
        ignoreGroups: served,
      });
      const isMidRound = jobs.length > 0 || served.length > 0;
      isBehind = jobs.length === batchSize;
      served = jobs.length > 0 ? [...served, ...accountsOf(jobs)] : [];
      for (const job of inOrderOfChange(jobs)) start(job);
      return isMidRound;
    },
    async touch() {
      if (underWay.size > 0) await tools.boss.touch(queue, [...underWay.keys()]);
    },
    async stop() {
      const all = () => Promise.all([...underWay.values()].map(({ ended }) => ended));
      await within(HAND_BACK_AFTER_MS, all(), undefined);
      for (const { controller } of underWay.values())
        controller.abort(new HandedBack('The process stopped'));
      await within(HANDING_BACK_MS, all(), undefined);
    },
  };
}

function accountsOf(jobs: readonly Job[]): string[] {
  return jobs.flatMap(({ groupId }) => groupId ?? []);
}

/** Notes together what is done meanwhile: the mails of a batch are one statement. */
function createCompleter(boss: PgBoss, queue: string): (job: Job) => Promise<unknown> {
  let waiting: { readonly jobs: Job[]; readonly noted: Promise<unknown> } | undefined;
  let lastNoted: Promise<unknown> = Promise.resolve();
  function nextBatch() {
    const jobs: Job[] = [];
    const note = () => {
      waiting = undefined;
      return boss.complete(queue, jobs);
    };
    // Where the batch before could not be noted, that is its own affair.
    const noted = lastNoted.then(note, note);
    lastNoted = noted;
    return { jobs, noted };
  }
  return (job) => {
    waiting ??= nextBatch();
    waiting.jobs.push(job);
    return waiting.noted;
  };
}

/** As long as the effect itself waits for its next try. */
function putOffSeconds({ retryDelay, retryCount }: Job): number {
  return Math.min(LONGEST_PUT_OFF_SECONDS, Math.max(retryDelay, 1) * 2 ** Math.min(retryCount, 16));
}
