import { PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Jobs that died with their process are given back by pg-boss itself, here as if their time had run
 * out. No server may be open on the database: of two that look for lost jobs, one looks in vain.
 */
export async function giveBackJobs(db: Database): Promise<void> {
  for (const text of [
    "update pgboss.job set started_on = started_on - interval '1 day' where state = 'active'",
    'update pgboss.queue set monitor_on = null, monitor_claim_on = null',
  ]) {
    await db.query({ text });
  }
  const boss = new PgBoss({
    db: db.bossDb,
    schema: 'pgboss',
    backend: db.kind,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.supervise();
  await boss.stop();
}
