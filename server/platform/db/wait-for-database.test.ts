import { expect, onTestFinished, test } from 'vitest';
import { postgresAddress } from '#tests/support/database.ts';
import { startTcpProxy } from '#tests/support/tcp-proxy.ts';
import { explainDatabaseError } from './explain-database-error.ts';
import { openDatabase } from './open.ts';
import { waitForDatabase } from './wait-for-database.ts';

const patience = { patienceMs: 60_000, everyMs: 10 };

async function openBehindProxy() {
  const address = `${await postgresAddress()}postgres`;
  const proxy = await startTcpProxy(address);
  await proxy.cut();
  const db = await openDatabase({ databaseUrl: proxy.through(address) });
  onTestFinished(async () => {
    await db.close();
    await proxy.stop();
  });
  return { db, proxy };
}

test('20. a database that starts later is waited for, with one line', async () => {
  const { db, proxy } = await openBehindProxy();
  const lines: string[] = [];
  const line = Promise.withResolvers<void>();
  const say = (text: string) => {
    lines.push(text);
    line.resolve();
  };
  const waiting = waitForDatabase(db, { ...patience, say });
  await line.promise;
  await proxy.mend();
  await waiting;
  expect(lines).toEqual([
    expect.stringMatching(/^Waiting for the database \(connect ECONNREFUSED .+\) …$/),
  ]);
});

test('20. one that does not start in time ends the start with one line', async () => {
  const { db } = await openBehindProxy();
  const waiting = waitForDatabase(db, { ...patience, patienceMs: 0, say: () => {} });
  const error: unknown = await waiting.catch((reason: unknown) => reason);
  const explained = explainDatabaseError(error, 'postgres://db.test:5432/kalends');
  expect(explained).toBe(
    'DATABASE_URL: nothing answers at db.test:5432; start PostgreSQL there or correct the address.',
  );
});

test('20. a database that answers with a refusal is not waited for', async () => {
  const db = await openDatabase({ databaseUrl: `${await postgresAddress()}no_such_database` });
  onTestFinished(() => db.close());
  const say = () => expect.fail('It waits for a database that nobody starts.');
  await expect(waitForDatabase(db, { ...patience, say })).rejects.toThrow('does not exist');
});
