import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectKinds } from '#server/effect-kinds.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Effect } from '#server/platform/kernel/effects.ts';
import type { PaymentOrderRef } from '#server/platform/kernel/events.ts';
import type { Jobs } from '#server/platform/kernel/jobs.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { findEffectLoads } from './effect-loads-statement.ts';
import { openJobs } from './jobs.ts';

const MINUTES = 60;
/** Less than the database takes back what somebody holds. */
const STEP_MINUTES = 2;
/** Patience with an hour of polls on a busy machine. */
const HOUR_MS = 300_000;

const refundOf = (key: string, provider: string): Effect => ({
  kind: 'refund',
  key,
  what: { companyId: 'a company', paymentOrderId: key },
  account: { provider, id: 'server' },
});
const mailOf = (key: string): Effect => ({ kind: 'message', key, what: { signUpId: key } });
const forgetting = (forgetRequestId: string) =>
  ({ type: 'forget-requested', forgetRequestId, language: 'en' }) as const;

describe('effects of which some never have an answer', () => {
  const clock = new TestClock(Date.parse('2030-01-07T06:00:00Z'));
  /** When what was told apart by its key was done, by the given clock. */
  const done = new Map<string, PromiseWithResolvers<number>>();
  const whenDone = (key: string) => {
    const waited = done.get(key) ?? Promise.withResolvers<number>();
    done.set(key, waited);
    return waited;
  };
  const silent: string[] = [];
  const errors: Error[] = [];
  let db: Database;
  let jobs: Jobs;

  beforeAll(async () => {
    const opened = await openTestDatabase('pglite');
    const { bossDb } = opened;
    const setSessionStatements = async (statements: readonly string[]) => {
      for (const text of statements) await bossDb.executeSql(text);
    };
    db = { ...opened, bossDb: { ...bossDb, setSessionStatements } as typeof bossDb };
    jobs = await openJobs(db, {
      effects: effectKinds,
      onError: (error) => errors.push(error),
      clock,
    });
    // From step to step no heart beats.
    await db.query({ text: 'update pgboss.queue set heartbeat_seconds = null' });
    await jobs.work({
      async event(event) {
        if ('forgetRequestId' in event) whenDone(event.forgetRequestId).resolve(clock.now());
      },
      async effect(_kind, what: object) {
        const [key = ''] = Object.values(what).slice(-1);
        if (!key.startsWith('silent')) return whenDone(key).resolve(clock.now());
        silent.push(key);
        await new Promise(() => {});
      },
      async due() {},
      async upkeep() {},
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await db.close();
  });

  test(
    '20.2 a stand-in that is silent for an hour delays nothing but itself',
    async () => {
      const asked = Array.from({ length: 40 }, (_, nth) => refundOf(`silent ${nth}`, 'stripe'));
      await jobs.cause(db, asked);
      for (let minute = 0; minute < MINUTES; minute += STEP_MINUTES) {
        const keys = ['refund', 'mail', 'event'].map((what) => `${what} ${minute}`);
        const [refund = '', mail = '', event = ''] = keys;
        const causedMs = clock.now();
        await jobs.cause(db, [refundOf(refund, 'paypal'), mailOf(mail)]);
        await jobs.publish(db, forgetting(event));
        await clock.tick(1_000);
        const doneMs = await Promise.all(keys.map((key) => whenDone(key).promise));
        expect(Math.max(...doneMs) - causedMs).toBeLessThanOrEqual(1_000);
        await clock.setTime(causedMs + STEP_MINUTES * 60_000);
      }
      // All of it is still to be done, and seen by who runs the server.
      const loads = await findEffectLoads(db, effectKinds);
      const [refund, message] = loads.map(({ waiting }) => waiting);
      expect(refund).toBeGreaterThanOrEqual(asked.length - effectKinds.refund.manners.ofAccount);
      expect(message).toBe(0);
      expect(loads.every(({ failed }) => failed === 0)).toBe(true);
      // Each of them was given up in time, and the account left alone between its tries.
      const { ofAccount } = effectKinds.refund.manners;
      expect(silent.length).toBeGreaterThan(ofAccount);
      expect(silent.length).toBeLessThan((ofAccount * MINUTES * 60) / 90);
      expect(new Set(errors.map(({ message }) => message))).toEqual(
        new Set(['No answer after 90 s']),
      );
    },
    HOUR_MS,
  );
});

test('20.2 an account with much to do keeps no other waiting', async () => {
  const db = await openTestDatabase('pglite');
  const onError = (error: Error) => expect(error).toBeUndefined();
  const jobs = await openJobs(db, { effects: effectKinds, onError });
  const many = Array.from({ length: 100 }, (_, nth) => refundOf(`much ${nth}`, 'stripe'));
  await jobs.cause(db, many);
  await jobs.cause(db, [refundOf('little', 'paypal')]);
  const inTurn: string[] = [];
  const isDone = Promise.withResolvers<void>();
  await jobs.work({
    async effect(_kind, { paymentOrderId }: PaymentOrderRef) {
      inTurn.push(paymentOrderId);
      if (inTurn.length > many.length) isDone.resolve();
    },
    async event() {},
    async due() {},
    async upkeep() {},
  });
  await isDone.promise;
  // Once the first of the other account are under way.
  expect(inTurn.indexOf('little')).toBe(effectKinds.refund.manners.ofAccount);
  expect(new Set(inTurn).size).toBe(inTurn.length);
  await jobs.stop();
  await db.close();
});
