import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

const peopleRow = z.strictObject({
  today: z.string(),
  members: z.int(),
  teams: z.int(),
  meetingTypes: z.int(),
  published: z.int(),
  waitingInvitations: z.int(),
  expiredInvitations: z.int(),
  failedMails: z.int(),
  unservedTypes: z.int(),
  emptyTeams: z.int(),
  unreadableCalendars: z.int(),
});

export interface AskedOverview {
  readonly companyId: string;
  readonly nowMs: number;
  readonly timeZone: string;
}

const values = ({ companyId, nowMs, timeZone }: AskedOverview) => [companyId, nowMs, timeZone];

/** The parameters $1 to $3, with the local day that it is. */
const ASKED = `(select $1::uuid as company_id, to_timestamp($2::float8 / 1000) as now,
  (to_timestamp($2::float8 / 1000) at time zone $3)::date as today) asked`;

const SERVED = `exists (select from meeting_type_host mth
  join host h on h.company_id = mth.company_id and h.id = mth.host_id and h.left_at is null
  where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled)`;

/** What there is, and what needs somebody. */
export async function countPeople(
  sql: Sql,
  asked: AskedOverview,
): Promise<z.output<typeof peopleRow>> {
  const [row] = await sql.query({
    name: 'overview-people',
    text: `select asked.today::text as today,
        (select count(*)::int from host h where h.company_id = asked.company_id
          and h.left_at is null) as members,
        (select count(*)::int from team t where t.company_id = asked.company_id) as teams,
        types.all as "meetingTypes", types.published, types.unserved as "unservedTypes",
        invited.waiting as "waitingInvitations", invited.expired as "expiredInvitations",
        (select count(*)::int from mail_log m where m.company_id = asked.company_id
          and m.created_at > asked.now - interval '7 days' and m.status = 'failed') as "failedMails",
        (select count(*)::int from team t where t.company_id = asked.company_id and not exists (
          select from team_host th where th.company_id = t.company_id
            and th.team_id = t.id)) as "emptyTeams",
        (select count(*)::int from calendar_connection cc
          join host h on h.company_id = cc.company_id and h.id = cc.host_id and h.left_at is null
          where cc.company_id = asked.company_id
            and cc.unreadable_since is not null) as "unreadableCalendars"
      from ${ASKED}
      cross join lateral (
        select count(*)::int as all, (count(*) filter (where mt.enabled))::int as published,
          (count(*) filter (where mt.enabled and not ${SERVED}))::int as unserved
        from meeting_type mt
        where mt.company_id = asked.company_id and mt.archived_at is null
      ) types
      cross join lateral (
        select (count(*) filter (where i.expires_at > asked.now))::int as waiting,
          (count(*) filter (where i.expires_at <= asked.now))::int as expired
        from invitation i where i.company_id = asked.company_id
      ) invited`,
    values: values(asked),
    row: peopleRow,
  });
  if (!row) throw new Error('The company of a session is not there');
  return row;
}

const dayRow = z.strictObject({ date: z.string(), booked: z.int(), cancelled: z.int() });

/** Appointments by the local day on which they begin, five weeks back and six ahead. */
export function countDays(sql: Sql, asked: AskedOverview): Promise<z.output<typeof dayRow>[]> {
  return sql.query({
    name: 'overview-days',
    text: `select (a.starts_at at time zone $3)::date::text as date,
        (count(*) filter (where a.status <> 'cancelled'))::int as booked,
        (count(*) filter (where a.status = 'cancelled'))::int as cancelled
      from ${ASKED}
      join appointment a on a.company_id = asked.company_id
        and a.starts_at >= (asked.today - 35)::timestamp at time zone $3
        and a.starts_at < (asked.today + 43)::timestamp at time zone $3
      group by 1 order by 1`,
    values: values(asked),
    row: dayRow,
  });
}

const shareRow = z.strictObject({ seats: z.int(), noShows: z.int() });

/** Seats of the last four weeks that were kept, and those in which nobody came. */
export async function countNoShows(
  sql: Sql,
  asked: AskedOverview,
): Promise<z.output<typeof shareRow>> {
  const [row] = await sql.query({
    name: 'overview-no-shows',
    text: `select count(t.id)::int as seats,
        (count(*) filter (where t.no_show_at is not null))::int as "noShows"
      from ${ASKED}
      join appointment a on a.company_id = asked.company_id and a.status = 'booked'
        and a.starts_at >= (asked.today - 28)::timestamp at time zone $3
        and a.starts_at <= asked.now
      join attendee t on t.company_id = a.company_id and t.appointment_id = a.id
        and t.cancelled_at is null`,
    values: values(asked),
    row: shareRow,
  });
  return row ?? { seats: 0, noShows: 0 };
}

const busyRow = z.strictObject({ id: z.uuid(), name: z.string(), appointments: z.int() });

/** Who has most appointments this month. */
export function listBusiest(sql: Sql, asked: AskedOverview): Promise<z.output<typeof busyRow>[]> {
  return sql.query({
    name: 'overview-busiest',
    text: `select h.id, trim(h.firstname || ' ' || h.lastname) as name,
        count(*)::int as appointments
      from ${ASKED}
      join appointment_host ah on ah.company_id = asked.company_id
        and ah.starts_at >= date_trunc('month', asked.today::timestamp) at time zone $3
        and ah.starts_at < (date_trunc('month', asked.today::timestamp) + interval '1 month')
          at time zone $3
      join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
        and a.status <> 'cancelled'
      join host h on h.company_id = ah.company_id and h.id = ah.host_id and h.left_at is null
      group by h.id, h.firstname, h.lastname
      order by appointments desc, name, h.id limit 5`,
    values: values(asked),
    row: busyRow,
  });
}
