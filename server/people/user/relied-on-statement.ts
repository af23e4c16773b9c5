import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { CHANNELS, needsHostPhone, roomProviderOf } from '#shared/domain/channels.ts';
import { WAYS_TO_MEET, type WayToMeet } from '#shared/domain/ways-to-meet.ts';

/** Which way each channel needs of its host: `{ whatsapp: 'phone', zoom: 'zoom' }`. */
const ways = Object.fromEntries(
  CHANNELS.flatMap((channel) => {
    const way = needsHostPhone(channel) ? 'phone' : roomProviderOf(channel);
    return way ? [[channel, way]] : [];
  }),
);

const reliedRow = z.strictObject({ way: z.enum(WAYS_TO_MEET), count: z.int() });

/**
 * How many of a host's coming appointments need their number, or take place in their room; those in a
 * room of the meeting type's own, or of another host, do not.
 */
export async function countReliedOn(
  sql: Sql,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  nowMs: number,
): Promise<Partial<Record<WayToMeet, number>>> {
  const rows = await sql.query({
    name: 'relied-on-ways',
    text: `select needed.way, count(*)::int as count
      from appointment_host ah
      join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
      cross join lateral (select $4::jsonb ->> a.channel as way) needed
      left join conference_connection cc on cc.company_id = ah.company_id
        and cc.host_id = ah.host_id and cc.provider = needed.way
      where ah.company_id = $1 and ah.host_id = $2 and ah.starts_at > to_timestamp($3::float8 / 1000)
        and a.status <> 'cancelled'
        and (needed.way = 'phone' or cc.meeting_link = a.meeting_link)
      group by needed.way`,
    values: [companyId, id, nowMs, JSON.stringify(ways)],
    row: reliedRow,
  });
  return Object.fromEntries(rows.map(({ way, count }) => [way, count]));
}
