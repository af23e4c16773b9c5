import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectKinds } from '#server/effect-kinds.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Jobs } from '#server/platform/kernel/jobs.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { openBoss, stopBoss } from './boss.ts';
import { longestLostSeconds, openJobs } from './jobs.ts';

const errors: Error[] = [];
const onError = (error: Error) => errors.push(error);

// Side by side: nearly all of it is waiting until a process counts as lost.
describe.concurrent.each(DATABASE_KINDS)('jobs of a process that was killed, on %s', (kind) => {
  let db: Database;
  let jobs: Jobs;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    jobs = await openJobs(db, { effects: effectKinds, onError });
  });
  afterAll(async () => {
    await jobs.stop();
    await db.close();
    expect(errors).toEqual([]);
  });

  test('23. run again soon, while those of a living process run once, however long they take', async () => {
    // What a killed process leaves behind: a job that is taken, and nobody who says that it lives.
    const killed = await openBoss(db, { queues: [], onError });
    await jobs.cause(db, [{ kind: 'message', key: 'lost', what: { signUpId: 'lost' } }]);
    expect(await killed.fetch('mail')).toHaveLength(1);
    await stopBoss(killed);

    const found = Promise.withResolvers<object>();
    const runs: string[] = [];
    await jobs.publish(db, { type: 'forget-requested', forgetRequestId: 'long', language: 'en' });
    await jobs.work({
      async event({ type }) {
        runs.push(type);
        await found.promise;
      },
      async effect(_kind, what) {
        found.resolve(what);
      },
      async due() {},
      async upkeep() {},
    });
    expect(await found.promise).toEqual({ signUpId: 'lost' });
    expect(runs).toEqual(['forget-requested']);
    const text = `select retry_count as "retryCount" from pgboss.job where name = 'event'`;
    expect(await db.query({ text })).toEqual([{ retryCount: 0 }]);
  });
});

test('23. what was lost runs again within twenty seconds', () => {
  expect(longestLostSeconds(effectKinds)).toBeLessThan(20);
});
