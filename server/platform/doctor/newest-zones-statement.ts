import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const isThere = z.strictObject({ isThere: z.boolean() });
const newest = z.strictObject({ edition: z.string().nullable() });

/** The latest edition of time zones that any process has had; none before the first start that looks at them. */
export async function findNewestZones(sql: Sql): Promise<string | undefined> {
  const [table] = await sql.query({
    name: 'doctor-zone-table',
    text: `select to_regclass('zone_data') is not null as "isThere"`,
    row: isThere,
  });
  if (!table?.isThere) return undefined;
  const [row] = await sql.query({
    name: 'doctor-newest-zones',
    text: `select max(edition collate "C") as edition from zone_data`,
    row: newest,
  });
  return row?.edition ?? undefined;
}
