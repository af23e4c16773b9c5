import type { Database, Sql } from '#server/platform/db/database.ts';

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** The rows of a database as they stood, and a way back to them. */
export interface KeptWorld {
  /** Nothing else is in the database when it ends; what the server remembered of its pages counts no more. */
  restore(): Promise<void>;
}

/**
 * Keeps what is in all tables. What happened since is undone in milliseconds, so that each story finds
 * the company as it was made and leaves nothing to the next one.
 */
export async function keepWorld(db: Database): Promise<KeptWorld> {
  const tables = await listTables(db);
  const kept: { readonly table: Table; readonly rows: string }[] = [];
  for (const table of tables) {
    const [found] = await db.query<{ rows: string | null }>({
      text: `select json_agg(t)::text as rows from ${table.name} t`,
    });
    if (found?.rows) kept.push({ table, rows: found.rows });
  }
  const emptied = tables.map(({ name }) => `delete from ${name}`).join('; ');
  let settled = await newestWrite(db);
  return {
    async restore() {
      if ((await newestWrite(db)) === settled) return;
      await db.transaction(async (tx) => {
        // Neither keys nor triggers look: what is written was right when it was read.
        await tx.query({ text: 'set local session_replication_role = replica' });
        await tx.query({ text: `do $$ begin ${emptied}; delete from pgboss.job; end $$` });
        for (const { table, rows } of kept) await insertRows(tx, table, rows);
        await tx.query({
          text: 'insert into company_change (company_id, xid) select id, pg_current_xact_id() from company on conflict do nothing',
        });
      });
      settled = await newestWrite(db);
    },
  };
}

/** All of ours, with the columns that can be written. */
function listTables(db: Database): Promise<Table[]> {
  return db.query<Table>({
    text: `select quote_ident(c.relname) as name,
        string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  });
}

async function insertRows(tx: Sql, { name, columns }: Table, rows: string): Promise<void> {
  await tx.query({
    text: `insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    values: [rows],
  });
}

/** The next transaction that will write: the same as before where nothing has been written. */
async function newestWrite(db: Sql): Promise<string | undefined> {
  const text = 'select pg_snapshot_xmax(pg_current_snapshot())::text as newest';
  return (await db.query<{ newest: string }>({ text }))[0]?.newest;
}
