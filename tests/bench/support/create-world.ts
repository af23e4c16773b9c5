import { Client } from 'pg';
import { openPostgres } from '#server/platform/db/postgres.ts';
import type { PostgresServer } from '#tests/support/postgres.ts';
import { fillCalendar, fillHistory, fillList, fillWorld } from './world.ts';

/** Makes a database with all tables and the bench's world; returns its URL. */
export async function createWorld(
  postgres: PostgresServer,
  name: string,
  { withHistory = false, listOf = 0, calendarOf = 0 } = {},
): Promise<string> {
  await withClient(postgres.urlOf('postgres'), (admin) => admin.query(`create database ${name}`));
  const url = postgres.urlOf(name);
  const db = openPostgres({ databaseUrl: url, poolSize: 1 });
  await db.migrate();
  await db.close();
  await withClient(url, async (client) => {
    await fillWorld(client, { areFree: listOf > 0 });
    if (listOf > 0) await fillList(client, listOf);
    if (calendarOf > 0) await fillCalendar(client, calendarOf);
    if (withHistory) await fillHistory(client);
    await client.query(CREATE_BARE_TABLE);
  });
  return url;
}

/** What the bare insert writes to: the same table, constraint and indexes, and nothing else. */
const CREATE_BARE_TABLE = `create table bare_reservation (like reservation including all);
  alter table bare_reservation drop constraint if exists reservation_appointment_or_hold`;

async function withClient(url: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
