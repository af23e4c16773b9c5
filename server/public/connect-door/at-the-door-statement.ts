import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { Refusal } from '#shared/domain/connect/asking-again.ts';

interface AskedDoor {
  readonly companyId: string;
  readonly roomId: string;
  /** As its people are told: what was said before the appointment was moved counts no more. */
  readonly closesMs: number;
  /** Who stands before it. */
  readonly personId: string;
}

interface AtTheDoor {
  /** Names of those who are in the room now, whichever process leads it. */
  readonly present: string[];
  /** What the visitor was told there, unless they have been let in. */
  readonly refusal: Refusal | undefined;
}

const row = z.strictObject({
  present: z.array(z.string()),
  refusal: z.strictObject({ times: z.int(), saidMs: z.int() }).nullable(),
});

/** What is known of a room before its door. */
export async function loadAtTheDoor(
  sql: Sql,
  { companyId, roomId, closesMs, personId }: AskedDoor,
): Promise<AtTheDoor> {
  const [found] = await sql.query({
    name: 'at-the-door',
    text: `select case when held_until > now() then present else '{}' end as present,
        case when closes_at = $3 and not $4 = any(admitted) then (refused -> $4) - 'name' - 'role' end as refusal
      from connect_room where company_id = $1 and appointment_id = $2`,
    values: [companyId, roomId, new Date(closesMs), personId],
    row,
  });
  return { present: found?.present ?? [], refusal: found?.refusal ?? undefined };
}
