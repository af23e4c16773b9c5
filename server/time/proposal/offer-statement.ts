import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { goesOnText } from '#server/platform/db/open-meeting-type.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';

const offerRow = z.strictObject({
  hostName: z.string(),
  channel: z.enum(CHANNELS).nullable(),
  timezone: z.string(),
  language: z.enum(LANGUAGES),
  /** The end of the order of somebody who is paying for one of its times. */
  paidUntilMs: z.int().nullable(),
});

/** What a proposal's page says beside its times; nothing that tells who the recipient is. */
export async function readOffer(
  sql: Sql,
  { companyId, proposalId }: { readonly companyId: string; readonly proposalId: string },
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<z.output<typeof offerRow> | undefined> {
  const [row] = await sql.query({
    name: 'proposal-offer',
    text: `select trim(h.firstname || ' ' || h.lastname) as "hostName", p.channel,
        p.recipient_time_zone as timezone, p.recipient_language as language,
        (select floor(date_part('epoch', max(o.expires_at)) * 1000) from payment_order o
          where o.company_id = p.company_id and o.meeting_type_id = p.meeting_type_id
            and o.hold_id is not null and o.request ->> 'proposal' = $3
            and (o.status = 'paid' or o.status = 'open' and o.expires_at > $4)) as "paidUntilMs"
      from proposal p join host h on h.company_id = p.company_id and h.id = p.host_id
      where p.company_id = $1 and p.id = $2 and ${goesOnText('p')}`,
    values: [companyId, proposalId, token, now],
    row: offerRow,
  });
  return row;
}
