import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { CHANNELS, roomProviderOf } from '#shared/domain/channels.ts';
import type { AccountOf } from './account-rows.ts';

const comingRow = z.strictObject({ appointmentId: z.uuid() });

/** What a host is still going to hold in rooms of a provider, the next first. */
export async function listComing(
  sql: Sql,
  { companyId, hostId, provider, nowMs }: AccountOf & { readonly nowMs: number },
): Promise<readonly string[]> {
  const channels = CHANNELS.filter((channel) => roomProviderOf(channel) === provider);
  const rows = await sql.query({
    name: 'coming-in-rooms',
    text: `select a.id as "appointmentId" from appointment a
      where a.company_id = $1 and a.host_ids @> array[$2::uuid] and a.status = 'booked'
        and a.channel = any($3::text[])
        and a.starts_at + make_interval(mins => a.duration_minutes) > to_timestamp($4::float8 / 1000)
      order by a.starts_at, a.id`,
    values: [companyId, hostId, channels, nowMs],
    row: comingRow,
  });
  return rows.map(({ appointmentId }) => appointmentId);
}
