import * as z from 'zod';
import { busyBetween } from '#server/platform/db/busy-during.ts';
import type { Sql } from '#server/platform/db/database.ts';
import { LATE, latecomer } from '#server/time/appointment/late-statement.ts';
import { MAX_CALENDAR_APPOINTMENTS } from '#shared/domain/calendar/limits.ts';
import { CHANNELS } from '#shared/domain/channels.ts';

/** Whose calendars, and who reads them. Instants are epoch minutes. */
export interface CalendarQuestion {
  readonly companyId: string;
  readonly hostIds: readonly string[];
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly nowMinute: number;
  readonly readerId: string;
  /** The teams whose hosts and meetings the reader may know about beside their own. */
  readonly readerTeamIds: readonly string[];
  readonly seesAll: boolean;
}

const localRange = z.tuple([z.int(), z.int()]);

const hostRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  timeZone: z.string(),
  isReached: z.boolean(),
  isUnreadable: z.boolean(),
  schedule: z
    .strictObject({
      timeZone: z.string(),
      /** Sunday first. */
      weekly: z.array(z.array(localRange)).length(7),
      overrides: z.record(z.iso.date(), z.array(localRange)).nullable(),
    })
    .nullable(),
  busy: z
    .array(
      z.strictObject({
        kind: z.enum(['hold', 'calendar-event', 'out-of-office']),
        startMinute: z.int(),
        endMinute: z.int(),
        proposal: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
        title: z.string().nullable(),
      }),
    )
    .nullable(),
});

const appointmentRow = z.strictObject({
  id: z.uuid(),
  hostIds: z.array(z.uuid()),
  startMinute: z.int(),
  durationMinutes: z.int(),
  takenFrom: z.int(),
  takenUntil: z.int(),
  awaits: z.enum(['attendee', 'host']).nullable(),
  isKnown: z.boolean(),
  /** Whether the reader has something to decide about it, as far as can be told without looking it up. */
  isAsked: z.boolean(),
  name: z.string(),
  meetingTypeId: z.uuid(),
  channel: z.enum(CHANNELS),
  meetingLink: z.string().nullable(),
  location: z.string().nullable(),
  totalSpots: z.int().nullable(),
  attendees: z.array(z.string()).nullable(),
  attendeeCount: z.int(),
  guestCount: z.int(),
  late: z.array(latecomer),
});

const calendarRow = z.strictObject({
  hosts: z.array(hostRow).nullable(),
  appointments: z.array(appointmentRow).nullable(),
});

export type CalendarHostRow = Readonly<z.output<typeof hostRow>>;
export type CalendarAppointmentRow = Readonly<z.output<typeof appointmentRow>>;

const startOf = (instant: string) => `floor(date_part('epoch', ${instant}) / 60)::int`;
const endOf = (instant: string) => `ceil(date_part('epoch', ${instant}) / 60)::int`;

const HOSTS = `select json_agg(json_build_object(
    'id', h.id, 'name', h.firstname || ' ' || h.lastname, 'timeZone', h.time_zone,
    'isReached', asked.sees_all or h.id = asked.reader or exists (
      select from team_host th where th.company_id = h.company_id and th.host_id = h.id
        and th.team_id = any(asked.teams)),
    'isUnreadable', exists (
      select from calendar_connection cc where cc.company_id = h.company_id and cc.host_id = h.id
        and cc.unreadable_since is not null),
    'schedule', (
      select json_build_object('timeZone', s.time_zone, 'weekly', s.weekly, 'overrides', (
          select json_object_agg(o.date, o.ranges) from schedule_override o
          where o.company_id = s.company_id and o.schedule_id = s.id
            and o.date between to_char(asked.since - interval '2 days', 'YYYY-MM-DD')
                           and to_char(asked.until + interval '2 days', 'YYYY-MM-DD')))
      from schedule s where s.company_id = h.company_id and s.host_id = h.id and s.is_default),
    'busy', (
      select json_agg(json_build_object('kind', taken.kind, 'startMinute', taken.start_minute,
        'endMinute', taken.end_minute, 'proposal', taken.proposal, 'title', taken.title) order by taken.start_minute, taken.end_minute)
      from (
        select b.kind, ${startOf('b.starts_at')} as start_minute, ${endOf('b.ends_at')} as end_minute,
          null::json as proposal, case when h.id = asked.reader then b.title end as title
        from busy_time b
        where b.company_id = h.company_id and b.host_id = h.id
          and ${busyBetween('asked.since', 'asked.until')}
        union all
        select 'hold', ${startOf('lower(r.during)')}, ${endOf('upper(r.during)')},
          case when p.id is not null and (asked.sees_all or asked.reader in (h.id, p.host_id)
              or mt.team_id = any(asked.teams))
            then json_build_object('id', p.id, 'name', p.recipient_name) end, null
        from reservation r
        left join proposal p on p.company_id = r.company_id and p.id = r.hold_id
        left join meeting_type mt on mt.company_id = p.company_id and mt.id = p.meeting_type_id
        where r.company_id = h.company_id and r.host_id = h.id and r.appointment_id is null
          and upper(r.during) > asked.since and lower(r.during) < asked.until
          and r.expires_at > asked.now
        limit ${MAX_CALENDAR_APPOINTMENTS}
      ) taken)
  ) order by array_position(asked.hosts, h.id))
  from host h
  where h.company_id = asked.company and h.id = any(asked.hosts) and h.left_at is null`;

/**
 * What stands, and what waits for a confirmation that may still come. One that began before the range
 * is a day long at most; its attendees are looked up for the few that are told.
 */
const APPOINTMENTS = `select json_agg(json_build_object(
    'id', a.id, 'hostIds', a.host_ids, 'startMinute', ${startOf('a.starts_at')},
    'durationMinutes', a.duration_minutes,
    'takenFrom', coalesce(${startOf('lower(taken.during)')}, ${startOf('a.starts_at')}),
    'takenUntil', coalesce(${endOf('upper(taken.during)')},
      ${startOf('a.starts_at')} + a.duration_minutes),
    'awaits', case when a.status = 'provisional' then seats.awaits end,
    'isKnown', asked.sees_all or asked.reader = any(a.host_ids)
      or coalesce(mt.team_id = any(asked.teams), false),
    'isAsked', a.starts_at > asked.now and asked.reader = any(a.host_ids) and exists (
      select from appointment_decision d where d.company_id = a.company_id
        and d.appointment_id = a.id and d.host_id = asked.reader and d.settled_at is null),
    'name', mt.name, 'meetingTypeId', mt.id, 'channel', a.channel, 'meetingLink', a.meeting_link,
    'location', a.location, 'totalSpots', a.total_spots, 'attendees', seats.names,
    'attendeeCount', seats.count, 'guestCount', seats.guests, 'late', ${LATE}
  ) order by a.starts_at, a.id)
  from (
    select distinct of_host.starts_at, of_host.appointment_id
    from appointment_host of_host
    join appointment one on one.company_id = of_host.company_id and one.id = of_host.appointment_id
    where of_host.company_id = asked.company and of_host.host_id = any(asked.hosts)
      and of_host.starts_at > asked.since - interval '1 day' and of_host.starts_at < asked.until
      and one.status <> 'cancelled'
      and of_host.starts_at + one.duration_minutes * interval '1 minute' > asked.since
    order by of_host.starts_at, of_host.appointment_id
    limit ${MAX_CALENDAR_APPOINTMENTS + 1}
  ) listed
  join appointment a on a.company_id = asked.company and a.id = listed.appointment_id
  join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
  left join lateral (
    select r.during, r.expires_at from reservation r
    where r.company_id = a.company_id and r.appointment_id = a.id and r.host_id is not null
    limit 1
  ) taken on true
  cross join lateral (
    select count(*)::int as count, coalesce(sum(cardinality(t.guests)), 0)::int as guests,
      (array_agg(t.name order by t.created_at, t.id))[1:3] as names,
      (array_agg(t.awaits order by t.created_at, t.id) filter (where t.awaits is not null))[1] as awaits
    from attendee t
    where t.company_id = a.company_id and t.appointment_id = a.id and t.cancelled_at is null
      and (t.provisional_until is null or t.provisional_until > asked.now)
  ) seats
  where seats.count > 0`;

/** One statement, whatever the number of hosts and days. */
const CALENDAR = `
select (${HOSTS}) as hosts, (${APPOINTMENTS}) as appointments
from (select $1::uuid as company, $2::uuid[] as hosts, to_timestamp($3::float8 * 60) as since,
  to_timestamp($4::float8 * 60) as until, to_timestamp($5::float8 * 60) as now,
  $6::uuid as reader, $7::uuid[] as teams, $8::boolean as sees_all) asked`;

export async function readCalendar(
  sql: Sql,
  question: CalendarQuestion,
): Promise<{
  readonly hosts: readonly CalendarHostRow[];
  readonly appointments: readonly CalendarAppointmentRow[];
}> {
  const [row] = await sql.query({
    name: 'calendar',
    text: CALENDAR,
    values: [
      question.companyId,
      question.hostIds,
      question.fromMinute,
      question.toMinute,
      question.nowMinute,
      question.readerId,
      question.readerTeamIds,
      question.seesAll,
    ],
    row: calendarRow,
  });
  return { hosts: row?.hosts ?? [], appointments: row?.appointments ?? [] };
}
