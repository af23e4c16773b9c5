import type { Database } from './database.ts';

/** What the database's role may do there, and what is done already. */
export interface Rights {
  readonly role: string;
  readonly database: string;
  readonly schema: string | null;
  readonly mayCreateSchemas: boolean;
  readonly mayCreateTables: boolean;
  readonly hasExtension: boolean;
  /** Kalends has been started on it before. */
  readonly isSetUp: boolean;
}

export async function findRights(db: Database): Promise<Rights> {
  const [rights] = await db.query<Rights>({
    text: `select current_user as role, current_database() as database, current_schema() as schema,
      has_database_privilege(current_database(), 'CREATE') as "mayCreateSchemas",
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "mayCreateTables",
      exists (select from pg_extension where extname = 'btree_gist') as "hasExtension",
      to_regclass('company') is not null as "isSetUp"`,
  });
  if (!rights) throw new Error('A query without a table had no row.');
  return rights;
}

/** The statement that gives the role what it lacks; undefined where it lacks nothing. */
export function toMissingGrant(rights: Rights): string | undefined {
  const { role, database, schema, mayCreateSchemas, mayCreateTables, hasExtension } = rights;
  if (!mayCreateSchemas) {
    const also = hasExtension ? '' : ' (it lets btree_gist be created too)';
    return `GRANT CREATE ON DATABASE "${database}" TO "${role}"${also}`;
  }
  return mayCreateTables ? undefined : `GRANT CREATE ON SCHEMA ${schema ?? 'public'} TO "${role}"`;
}
