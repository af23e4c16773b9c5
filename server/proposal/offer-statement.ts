import * as z from 'zod';
import type { Sql } from '#server/db/database.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';

const offerRow = z.strictObject({
  hostName: z.string(),
  channel: z.enum(CHANNELS).nullable(),
  timeZone: z.string(),
  language: z.enum(LANGUAGES),
});

/** What a proposal's page says beside its times; nothing that tells who the recipient is. */
export async function readOffer(
  sql: Sql,
  { companyId, proposalId }: { readonly companyId: string; readonly proposalId: string },
): Promise<z.output<typeof offerRow> | undefined> {
  const [row] = await sql.query({
    name: 'proposal-offer',
    text: `select trim(h.firstname || ' ' || h.lastname) as "hostName", p.channel,
        p.recipient_time_zone as "timeZone", p.recipient_language as language
      from proposal p join host h on h.company_id = p.company_id and h.id = p.host_id
      where p.company_id = $1 and p.id = $2`,
    values: [companyId, proposalId],
    row: offerRow,
  });
  return row;
}
