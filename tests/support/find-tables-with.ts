import type { Database } from '#server/platform/db/database.ts';

/** Every table, of the jobs too, that mentions one of these texts anywhere, whatever their case. */
export async function findTablesWith(db: Database, ...texts: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ schema: string; name: string }>({
    text: `select table_schema as schema, table_name as name from information_schema.tables
           where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  });
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const [row] = await db.query({
      text: `select 1 from "${schema}"."${name}" r, unnest($1::text[]) as texts (text)
        where position(texts.text in lower(r::text)) > 0 limit 1`,
      values: [texts.map((text) => text.toLowerCase())],
    });
    if (row) found.push(name);
  }
  return found;
}
