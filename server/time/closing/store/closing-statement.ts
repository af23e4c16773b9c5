import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { idRow } from '#server/platform/db/id-row.ts';

const foretoldRow = z.strictObject({
  isClosing: z.boolean(),
  erasesAtMs: z.int(),
  members: z.int(),
  keptAppointments: z.int(),
  calledOffAppointments: z.int(),
  calledOffAttendees: z.int(),
  proposals: z.int(),
  unsettledPayments: z.int(),
  meetingTypes: z.int(),
  appointments: z.int(),
  attendees: z.int(),
});

export type ForetoldRow = Readonly<z.output<typeof foretoldRow>>;

/** What of a company would go if it were erased then, unless it has a date already. */
export async function readForetold(
  sql: Sql,
  asked: { readonly companyId: string; readonly nowMs: number; readonly erasesAtMs: number },
): Promise<ForetoldRow | undefined> {
  const [row] = await sql.query({
    name: 'closing-foretold',
    text: `with closing as (
        select id, erases_at is not null as is_closing,
          coalesce(erases_at, to_timestamp($3::float8 / 1000)) as erases_at
        from company where id = $1
      ), coming as (
        select a.company_id, a.id, a.starts_at >= closing.erases_at as is_called_off
        from closing join appointment a on a.company_id = closing.id
          and a.starts_at > to_timestamp($2::float8 / 1000) and a.status <> 'cancelled'
      )
      select is_closing as "isClosing",
        floor(date_part('epoch', erases_at) * 1000) as "erasesAtMs",
        (select count(*)::int from host h where h.company_id = closing.id and h.left_at is null)
          as members,
        (select count(*)::int from coming where not is_called_off) as "keptAppointments",
        (select count(*)::int from coming where is_called_off) as "calledOffAppointments",
        (select count(*)::int from coming join attendee t on t.company_id = coming.company_id
          and t.appointment_id = coming.id and t.cancelled_at is null
          where is_called_off) as "calledOffAttendees",
        (select count(*)::int from proposal p where p.company_id = closing.id and p.state = 'open'
          and p.hold_until > to_timestamp($2::float8 / 1000)) as proposals,
        (select count(*)::int from payment_order po where po.company_id = closing.id
          and po.status in ('open', 'paid', 'refund-due')) as "unsettledPayments",
        (select count(*)::int from meeting_type mt where mt.company_id = closing.id)
          as "meetingTypes",
        (select count(*)::int from appointment a where a.company_id = closing.id) as appointments,
        (select count(*)::int from attendee t where t.company_id = closing.id) as attendees
      from closing`,
    values: [asked.companyId, asked.nowMs, asked.erasesAtMs],
    row: foretoldRow,
  });
  return row;
}

/** Some of the appointments that begin then or later, by their ids. */
export async function listLater(
  sql: Sql,
  asked: {
    readonly companyId: string;
    readonly fromMs: number;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<string[]> {
  const rows = await sql.query({
    name: 'appointments-called-off',
    text: `select id from appointment
      where company_id = $1 and starts_at >= to_timestamp($2::float8 / 1000)
        and status <> 'cancelled' and ($3::uuid is null or id > $3)
      order by id limit $4`,
    values: [asked.companyId, asked.fromMs, asked.after ?? null, asked.limit],
    row: idRow,
  });
  return rows.map(({ id }) => id);
}
