import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { CHANNELS, CONFERENCE_PROVIDERS } from '#shared/domain/channels.ts';
import { CONFERENCE_ACCOUNTS } from '#shared/domain/integrations/conference-providers.ts';

interface Question {
  readonly companyId: string;
  readonly hostId: string;
  readonly nowMinute: number;
  /** Whether mails that failed are any of their business. */
  readonly readsMails: boolean;
}

const neighbour = z.strictObject({ name: z.string(), minute: z.int() }).nullable();

const dashboardRow = z.strictObject({
  slug: z.string().nullable(),
  failedMails: z.int().nullable(),
  /** Whether they serve a meeting type of anybody's. */
  isHost: z.boolean(),
  /** Connected calendars that close the host's time, by their accounts. */
  unreadable: z.strictObject({ names: z.array(z.string()), sinceMs: z.number() }).nullable(),
  /** Accounts that were to make their meetings and do not let us in. */
  refused: z
    .strictObject({ providers: z.array(z.enum(CONFERENCE_ACCOUNTS)), sinceMs: z.number() })
    .nullable(),
  /** Whether they are asked anything about their appointments. */
  isAsked: z.boolean(),
  waiting: z
    .array(
      z.strictObject({
        attendeeId: z.uuid(),
        appointmentId: z.uuid(),
        name: z.string(),
        startMinute: z.int(),
        durationMinutes: z.int(),
        heldUntilMinute: z.int(),
        attendeeName: z.string(),
        email: z.string(),
        notes: z.string().nullable(),
        before: neighbour,
        after: neighbour,
      }),
    )
    .nullable(),
  meetingTypes: z
    .array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        slug: z.string(),
        durationMinutes: z.int(),
        isOpen: z.boolean(),
        isDraft: z.boolean(),
        isListed: z.boolean(),
        channel: z.enum(CHANNELS),
        allowSelectChannel: z.boolean(),
        allowedChannels: z.array(z.enum(CHANNELS)),
        meetingLink: z.string().nullable(),
        providers: z.array(z.enum(CONFERENCE_PROVIDERS)),
        hasPhone: z.boolean(),
      }),
    )
    .nullable(),
});

export type DashboardRow = Readonly<z.output<typeof dashboardRow>>;

const MAX_WAITING = 20;
const MAX_MEETING_TYPES = 100;
/** What failed longer ago is history. */
const FAILED_DAYS = 7;
/** What is further away stands neither before nor after. */
const NEAR_HOURS = 12;

const startOf = (instant: string) => `floor(date_part('epoch', ${instant}) / 60)::int`;
const endOf = (row: string) => `${row}.starts_at + ${row}.duration_minutes * interval '1 minute'`;

/** The nearest other appointment of the host on one side of `a`, read along their own list. */
const neighbourOf = (side: 'before' | 'after') => `(
  select json_build_object('name', of_other.name, 'minute', ${startOf(side === 'before' ? endOf('other') : 'other.starts_at')})
  from appointment_host near
  join appointment other on other.company_id = near.company_id and other.id = near.appointment_id
  join meeting_type of_other
    on of_other.company_id = other.company_id and of_other.id = other.meeting_type_id
  where near.company_id = a.company_id and near.host_id = asked.host and near.appointment_id <> a.id
    and other.status <> 'cancelled' and ${
      side === 'before'
        ? `near.starts_at <= a.starts_at and near.starts_at > a.starts_at - interval '${NEAR_HOURS} hours'`
        : `near.starts_at >= a.starts_at and near.starts_at < a.starts_at + interval '${NEAR_HOURS} hours'`
    }
  order by near.starts_at ${side === 'before' ? 'desc' : 'asc'} limit 1)`;

const WAITING = `select json_agg(listed order by listed."startMinute", listed."attendeeId") from (
  select t.id as "attendeeId", a.id as "appointmentId", mt.name,
    ${startOf('a.starts_at')} as "startMinute", a.duration_minutes as "durationMinutes",
    ${startOf('t.provisional_until')} as "heldUntilMinute", t.name as "attendeeName", t.email, t.notes,
    ${neighbourOf('before')} as before, ${neighbourOf('after')} as after
  from appointment_host mine
  join appointment a on a.company_id = mine.company_id and a.id = mine.appointment_id
  join attendee t on t.company_id = a.company_id and t.appointment_id = a.id
  join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
  where mine.company_id = asked.company and mine.host_id = asked.host
    and mine.starts_at > asked.now and a.status <> 'cancelled'
    and t.awaits = 'host' and t.cancelled_at is null and t.provisional_until > asked.now
  order by mine.starts_at, t.id
  limit ${MAX_WAITING}) listed`;

const MEETING_TYPES = `select json_agg(json_build_object('id', mt.id, 'name', mt.name, 'slug', mt.slug,
    'durationMinutes', mt.duration_minutes,
    'isOpen', mt.enabled and (mt.publish_from is null or mt.publish_from <= asked.now),
    'isDraft', not mt.enabled, 'isListed', mt.listed, 'channel', mt.channel,
    'allowSelectChannel', coalesce((mt.settings #>> '{meetingOptions,allowSelectChannel}')::boolean, false),
    'allowedChannels', coalesce(mt.settings #> '{meetingOptions,allowedChannels}', '[]'),
    'meetingLink', mt.settings ->> 'meetingLink',
    'providers', array(
      select distinct cc.provider from meeting_type_host mth
      join conference_connection cc on cc.company_id = mth.company_id and cc.host_id = mth.host_id
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id),
    'hasPhone', exists (
      select from meeting_type_host mth
      join host called on called.company_id = mth.company_id and called.id = mth.host_id
      where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and called.phone is not null)
  ) order by mt.position, mt.created_at, mt.id)
  from (
    select * from meeting_type own
    where own.company_id = asked.company and own.owner_host_id = asked.host
      and own.archived_at is null
    order by own.position, own.created_at, own.id
    limit ${MAX_MEETING_TYPES}) mt`;

const UNREADABLE = `select json_build_object(
    'names', json_agg(c.account_name order by cc.unreadable_since, c.id),
    'sinceMs', floor(date_part('epoch', min(cc.unreadable_since)) * 1000))
  from calendar_connection cc
  join connection c on c.company_id = cc.company_id and c.id = cc.id
  where cc.company_id = asked.company and cc.host_id = asked.host and cc.unreadable_since is not null
  having count(*) > 0`;

const REFUSED = `select json_build_object(
    'providers', json_agg(ca.provider order by ca.refused_at, ca.provider),
    'sinceMs', floor(date_part('epoch', min(ca.refused_at)) * 1000))
  from conference_account ca
  where ca.company_id = asked.company and ca.host_id = asked.host and ca.refused_at is not null
  having count(*) > 0`;

/** All of a dashboard that is not in the calendar: one statement. */
const DASHBOARD = `
select
  (select d.slug from slug_directory d where d.company_id = asked.company
    and d.target_id = asked.host and d.kind = 'host' and d.is_current) as slug,
  case when asked.reads_mails then (
    select count(*)::int from mail_log m where m.company_id = asked.company
      and m.created_at > asked.now - interval '${FAILED_DAYS} days' and m.status = 'failed')
  end as "failedMails",
  exists (select from meeting_type_host mth where mth.company_id = asked.company
    and mth.host_id = asked.host) as "isHost",
  exists (select from appointment_decision d where d.company_id = asked.company
    and d.host_id = asked.host and d.settled_at is null
    and d.appointment_starts_at > asked.now) as "isAsked",
  (${UNREADABLE}) as unreadable, (${REFUSED}) as refused, (${WAITING}) as waiting, (${MEETING_TYPES}) as "meetingTypes"
from (select $1::uuid as company, $2::uuid as host, to_timestamp($3::float8 * 60) as now,
  $4::boolean as reads_mails) asked`;

export async function readDashboard(sql: Sql, question: Question): Promise<DashboardRow> {
  const [row] = await sql.query({
    name: 'dashboard',
    text: DASHBOARD,
    values: [question.companyId, question.hostId, question.nowMinute, question.readsMails],
    row: dashboardRow,
  });
  if (!row) throw new Error('A statement without a from clause has one row');
  return row;
}
