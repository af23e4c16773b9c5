import * as z from 'zod';
import type { Sql } from './database.ts';

const serverRow = z.strictObject({
  /** As it calls itself: `17.5 (Debian 17.5-1)`. */
  version: z.string(),
  major: z.int(),
  /** What time it is there. */
  now: z.date(),
});

/** PostgreSQL itself, or the embedded one. */
export async function findServer(sql: Sql): Promise<z.output<typeof serverRow>> {
  const [server] = await sql.query({
    text: `select current_setting('server_version') as version,
      current_setting('server_version_num')::int / 10000 as major, now() as now`,
    row: serverRow,
  });
  return server ?? throwRowless();
}

const followingRow = z.strictObject({
  isStandby: z.boolean(),
  /** Since when nothing has come from the primary; none where nothing ever has. */
  lagSeconds: z.number().nullable(),
  /** One for a primary and all that follow it. */
  systemId: z.string(),
});

/** What a server is a copy of, and how far behind. */
export async function findFollowing(sql: Sql): Promise<z.output<typeof followingRow>> {
  const [row] = await sql.query({
    text: `select pg_is_in_recovery() as "isStandby",
      case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as "lagSeconds",
      (select system_identifier::text from pg_control_system()) as "systemId"`,
    row: followingRow,
  });
  return row ?? throwRowless();
}

const rightsRow = z.strictObject({
  role: z.string(),
  database: z.string(),
  schema: z.string().nullable(),
  mayCreateSchemas: z.boolean(),
  mayCreateTables: z.boolean(),
  hasExtensions: z.boolean(),
  /** Kalends has been started on it before. */
  isSetUp: z.boolean(),
});

/** What the database's role may do there, and what is done already. */
export type Rights = Readonly<z.output<typeof rightsRow>>;

export async function findRights(sql: Sql): Promise<Rights> {
  const [rights] = await sql.query({
    text: `select current_user as role, current_database() as database, current_schema() as schema,
      has_database_privilege(current_database(), 'CREATE') as "mayCreateSchemas",
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "mayCreateTables",
      (select count(*) = 2 from pg_extension where extname in ('btree_gist', 'pg_trgm'))
        as "hasExtensions",
      to_regclass('company') is not null as "isSetUp"`,
    row: rightsRow,
  });
  return rights ?? throwRowless();
}

const MIGRATIONS = 'drizzle.__drizzle_migrations';

/** When the migrations were made that the database has had; none where there are no tables yet. */
export async function findMigrations(sql: Sql): Promise<number[]> {
  const [there] = await sql.query({
    text: `select to_regclass('${MIGRATIONS}') is not null as "isThere"`,
    row: z.strictObject({ isThere: z.boolean() }),
  });
  if (!there?.isThere) return [];
  const rows = await sql.query({
    text: `select created_at as "madeAtMs" from ${MIGRATIONS} where created_at is not null`,
    row: z.strictObject({ madeAtMs: z.int() }),
  });
  return rows.map(({ madeAtMs }) => madeAtMs);
}

function throwRowless(): never {
  throw new Error('A query without a table had no row.');
}
