import type { Database, Statement } from '#server/platform/db/database.ts';

export interface ReadColumn {
  readonly table: string;
  readonly column: string;
}

/** The columns of tables that statements read, as the database itself knows them; not those that follow from others. */
export async function readColumns(
  db: Database,
  statements: readonly Pick<Statement, 'text'>[],
): Promise<readonly ReadColumn[]> {
  for (const [index, { text }] of statements.entries()) {
    await db.query({ text: `create view looked_at_${index} as ${text.replace(/\$\d+/g, 'null')}` });
  }
  const columns = await db.query<ReadColumn>({
    text: `select distinct t.relname as "table", a.attname as "column"
      from pg_rewrite r
      join pg_class v on v.oid = r.ev_class and v.relname like 'looked_at_%'
      join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
        and d.refclassid = 'pg_class'::regclass
      join pg_class t on t.oid = d.refobjid and t.relkind = 'r'
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid and a.attgenerated = ''
      order by 1, 2`,
  });
  for (const index of statements.keys()) await db.query({ text: `drop view looked_at_${index}` });
  return columns;
}
