import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { freshDatabase } from './database.ts';
import { livedShiftMs } from './given-clock.ts';

/**
 * A PostgreSQL database for the server of stories, whose clock says the time that this process lives in.
 * `drop()` closes it on all that have it open.
 */
export async function storyDatabase(): ReturnType<typeof freshDatabase> {
  const database = await freshDatabase();
  const shiftMs = livedShiftMs();
  if (shiftMs !== 0) {
    const db = await openDatabase({ databaseUrl: database.url, poolSize: 1 });
    await shiftClock(db, shiftMs);
    await db.close();
  }
  return database;
}

/**
 * Statements find `now()` in our schema before PostgreSQL's own. What was made before names the own one
 * for good: columns' defaults, and the clock of jobs.
 */
async function shiftClock(db: Database, shiftMs: number): Promise<void> {
  const statements = [
    `create function public.now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + interval '${shiftMs} milliseconds' $$`,
    `create or replace function pgboss.job_now() returns timestamptz language sql stable
      as $$ select public.now() $$`,
    `do $$ declare made record; begin
      for made in
        select a.attrelid::regclass as of_table, quote_ident(a.attname) as named
        from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where pg_get_expr(d.adbin, d.adrelid) = 'now()'
      loop
        execute format('alter table %s alter column %s set default public.now()', made.of_table, made.named);
      end loop;
    end $$`,
    `do $$ begin
      execute format('alter database %I set search_path = public, pg_catalog', current_database());
    end $$`,
  ];
  for (const text of statements) await db.query({ text });
}
