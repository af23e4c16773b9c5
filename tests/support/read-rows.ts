import type { Database, Sql, Statement } from '#server/platform/db/database.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows a statement looks at by table, planned as a kept statement is: for any values. */
export async function readRows(
  db: Database,
  { text, values = [] }: Pick<Statement, 'text' | 'values'>,
): Promise<Readonly<Record<string, number>>> {
  return db.transaction(async (tx) => {
    await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
    await tx.query({ text: `prepare looked_at as ${text}` });
    const [row] = await tx.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>({
      text: `explain (analyze, format json) execute looked_at(${values.map(toLiteral).join(', ')})`,
    });
    await tx.query({ text: 'deallocate looked_at' });
    const rows: Record<string, number> = {};
    const walk = (node: PlanNode) => {
      const table = node['Relation Name'];
      if (table !== undefined) rows[table] = (rows[table] ?? 0) + rowsOf(node);
      for (const inner of node.Plans ?? []) walk(inner);
    };
    if (row) walk(row['QUERY PLAN'][0].Plan);
    return rows;
  });
}

function rowsOf(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } =
    node;
  return Math.round((node['Actual Rows'] + filtered + rechecked) * node['Actual Loops']);
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return String(value);
  return `'${value instanceof Date ? value.toISOString() : String(value).replaceAll("'", "''")}'`;
}

/** The statement that something asks first. */
export async function askedOf(ask: (sql: Sql) => Promise<unknown>): Promise<Statement> {
  const asked: Statement[] = [];
  await ask({
    get orm(): never {
      throw new Error('It asks through Drizzle');
    },
    async query<Row>({ name, text, values = [] }: Statement<Row>): Promise<Row[]> {
      asked.push({ text, values, ...(name !== undefined && { name }) });
      return [];
    },
  });
  const [first] = asked;
  if (!first) throw new Error('It asks nothing');
  return first;
}
