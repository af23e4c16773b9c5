import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const presentRow = z.strictObject({ present: z.array(z.string()) });

/** The names of those who are in a room now, whichever process leads it. */
export async function loadPresent(
  sql: Sql,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<string[]> {
  const [row] = await sql.query({
    name: 'present-in-room',
    text: `select present from connect_room
      where company_id = $1 and appointment_id = $2 and held_until > now()`,
    values: [companyId, id],
    row: presentRow,
  });
  return row?.present ?? [];
}
