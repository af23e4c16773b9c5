import * as z from 'zod';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { idRow } from '#server/platform/db/id-row.ts';
import { WITHOUT_WHO_PAID } from '#server/time/forget-me/without-who-paid-statement.ts';

interface Past {
  readonly companyId: string;
  /** What ended before then is kept no longer. */
  readonly before: Date;
}

/**
 * Appointments of the company `$1` that ended before `$2`. What money is on its way for stays until it has
 * arrived: the provider's answer is about a seat.
 */
const PAST = `from appointment a
  where a.company_id = $1 and a.starts_at < $2
    and a.starts_at + make_interval(mins => a.duration_minutes) < $2
    and not exists (
      select from attendee t
      join payment_order o on o.company_id = t.company_id and o.attendee_id = t.id
      where t.company_id = a.company_id and t.appointment_id = a.id
        and o.status in ('open', 'paid', 'refund-due'))`;

const countRow = z.strictObject({ count: z.int() });

export async function countPast(sql: Sql, { companyId, before }: Past): Promise<number> {
  const [row] = await sql.query({
    name: 'count-past-appointments',
    text: `select count(*)::int as count ${PAST}`,
    values: [companyId, before],
    row: countRow,
  });
  return row?.count ?? 0;
}

/**
 * What goes before the appointments themselves, statement by statement: `$1` is the company, `$2` their ids.
 * All that is not here goes with them by a foreign key; `tests/api/past-appointments.test.ts` names what is
 * missing. Events in hosts' calendars stay there: they are the hosts', and what we know of them goes.
 */
const erasures: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'erase-past-mails',
    text: 'delete from mail_log where company_id = $1 and appointment_id = any($2::uuid[])',
  },
  {
    name: 'erase-past-idempotency-keys',
    text: `delete from idempotency_key k using attendee t
      where t.company_id = $1 and t.appointment_id = any($2::uuid[])
        and k.company_id = t.company_id and k.attendee_id = t.id`,
  },
  {
    // Its amount and its day stay: books are kept of them.
    name: 'erase-past-payers',
    text: `update payment_order o set request = ${WITHOUT_WHO_PAID} from attendee t
      where t.company_id = $1 and t.appointment_id = any($2::uuid[])
        and o.company_id = t.company_id and o.attendee_id = t.id`,
  },
  {
    name: 'erase-past-external-events',
    text: `delete from external_event e using written_event w
      where w.company_id = $1 and w.appointment_id = any($2::uuid[])
        and e.company_id = w.company_id and e.calendar_id = w.calendar_id and e.remote_id = w.remote_id`,
  },
  ...['written_event', 'open_writing', 'conference_meeting', 'appointment_decision'].map(
    (table) => ({
      name: `erase-past-${table}`,
      text: `delete from ${table} where company_id = $1 and appointment_id = any($2::uuid[])`,
    }),
  ),
  {
    name: 'erase-past-links',
    text: `update one_time_link set appointment_id = null
      where company_id = $1 and appointment_id = any($2::uuid[])`,
  },
  {
    name: 'erase-past-appointments',
    text: 'delete from appointment where company_id = $1 and id = any($2::uuid[])',
  },
];

/**
 * Erases the oldest of them, so many at most, with all that is kept of who was there; returns how many. Those
 * that somebody changes just now are left for the next time.
 */
export async function erasePast(
  tx: Transaction,
  { companyId, before, limit }: Past & { readonly limit: number },
): Promise<number> {
  const gone = await tx.query({
    name: 'lock-past-appointments',
    text: `select a.id ${PAST} order by a.starts_at, a.id limit $3 for update of a skip locked`,
    values: [companyId, before, limit],
    row: idRow,
  });
  const values = [companyId, gone.map(({ id }) => id)];
  if (gone.length > 0) for (const statement of erasures) await tx.query({ ...statement, values });
  return gone.length;
}

/** The same of who began to pay for an appointment before then, and has none: their names go; returns how many. */
export async function eraseUnbooked(
  sql: Sql,
  { companyId, before, limit }: Past & { readonly limit: number },
): Promise<number> {
  const rows = await sql.query({
    name: 'erase-unbooked-payers',
    text: `update payment_order o set request = ${WITHOUT_WHO_PAID}
      where o.company_id = $1 and o.id = any(array(
        select p.id from payment_order p
        where p.company_id = $1 and p.appointment_id is null and p.start_minute < $2
          and (p.request #>> '{attendee,email}') <> '' and p.status in ('refunded', 'failed', 'expired')
        order by p.start_minute limit $3 for update skip locked))
      returning 1`,
    values: [companyId, Math.floor(before.getTime() / 60_000), limit],
  });
  return rows.length;
}
