import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { askDatabaseService } from './ask-database-service.ts';
import { checkRows } from './check-rows.ts';
import { TEMPLATE } from './postgres.ts';

export const DATABASE_KINDS = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** A database of the test's own with all tables, none of them filled. Its `close()` drops it. */
export function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite' ? openPgliteFrom('/pglite-template') : openFreshPostgres(TEMPLATE);
}

/** A database of the test's own without any table. Its `close()` drops it. */
export function openEmptyDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'pglite' ? openPgliteFrom('/pglite-empty') : openFreshPostgres('template0');
}

/** The address of the tests' PostgreSQL server, to which the name of a database is added. */
export function postgresAddress(): Promise<string> {
  return askDatabaseService('/postgres');
}

/** A new PostgreSQL database, for processes that open it by URL. `drop()` closes it on all of them. */
export async function freshDatabase(
  template: string = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const path = template === TEMPLATE ? '/postgres-template' : '/postgres';
  const server = await askDatabaseService(path);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(server, `create database ${name} template ${template}`);
  return {
    url: `${server}${name}`,
    drop: () => runAsAdmin(server, `drop database ${name} with (force)`),
  };
}

async function openFreshPostgres(template: string): Promise<Database> {
  const { url, drop } = await freshDatabase(template);
  let isClosing = false;
  const onError = (error: Error) => {
    // Dropping a database cuts off what PostgreSQL has not yet seen leave.
    if (!isClosing) console.error('A database connection broke:', error);
  };
  const db = await openDatabase({ databaseUrl: url, onError });
  const checked = checkRows(db);
  return {
    ...checked,
    get orm() {
      return checked.orm;
    },
    async close() {
      isClosing = true;
      await db.close();
      await drop();
    },
  };
}

async function openPgliteFrom(path: string): Promise<Database> {
  return checkRows(await openDatabase({ image: await openAsBlob(await askDatabaseService(path)) }));
}

async function runAsAdmin(server: string, text: string): Promise<void> {
  const admin = await openDatabase({ databaseUrl: `${server}postgres`, poolSize: 1 });
  try {
    await admin.query({ text });
  } finally {
    await admin.close();
  }
}
