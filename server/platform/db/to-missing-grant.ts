import type { Rights } from './catalogue-statement.ts';

/** The statement that gives the role what it lacks; undefined where it lacks nothing. */
export function toMissingGrant(rights: Rights): string | undefined {
  const { role, database, schema, mayCreateSchemas, mayCreateTables, hasExtensions } = rights;
  if (!mayCreateSchemas) {
    const also = hasExtensions ? '' : ' (it lets btree_gist and pg_trgm be created too)';
    return `GRANT CREATE ON DATABASE "${database}" TO "${role}"${also}`;
  }
  return mayCreateTables ? undefined : `GRANT CREATE ON SCHEMA ${schema ?? 'public'} TO "${role}"`;
}
