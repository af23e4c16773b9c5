import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

interface PickRef {
  readonly companyId: string;
  readonly meetingTypeId: string;
  /** The token of the proposal's links. */
  readonly proposal: string;
  readonly now: Date;
  /** Orders of the one who asks. */
  readonly besides: readonly string[];
}

/** Whether somebody else is paying for a time of a proposal, or has just paid. */
export async function isPickBeingPaid(sql: Sql, pick: PickRef): Promise<boolean> {
  const rows = await sql.query({
    name: 'proposal-payer',
    text: `select 1 from payment_order o
      where o.company_id = $1 and o.meeting_type_id = $2 and o.hold_id is not null
        and o.request ->> 'proposal' = $3 and not o.id = any($5::uuid[])
        and (o.status = 'paid' or o.status = 'open' and o.expires_at > $4)
      limit 1`,
    values: [pick.companyId, pick.meetingTypeId, pick.proposal, pick.now, [...pick.besides]],
    row: z.unknown(),
  });
  return rows.length > 0;
}
