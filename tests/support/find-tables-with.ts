import type { Database } from '#server/platform/db/database.ts';

/** Every table, of the jobs too, that mentions a text anywhere, whatever its case. */
export async function findTablesWith(db: Database, text: string): Promise<string[]> {
  const tables = await db.query<{ schema: string; name: string }>({
    text: `select table_schema as schema, table_name as name from information_schema.tables
           where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  });
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const [row] = await db.query({
      text: `select 1 from "${schema}"."${name}" r where position($1 in lower(r::text)) > 0 limit 1`,
      values: [text.toLowerCase()],
    });
    if (row) found.push(name);
  }
  return found;
}
