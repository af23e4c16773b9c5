import * as z from 'zod';
import type { Sql } from '#server/db/database.ts';
import { isOpenText } from '#server/db/open-meeting-type.ts';
import {
  type BookingWindow,
  type GroupAppointment,
  LIMIT_PERIODS,
} from '#shared/domain/availability/types.ts';
import {
  CHANNELS,
  type ChannelRow,
  CONFERENCE_PROVIDERS,
  channelRows,
} from '#shared/domain/channels.ts';
import { ROUND_ROBIN_METHODS } from '#shared/domain/round-robin/choose-host.ts';
import { TIERS } from '#shared/domain/tiers.ts';

/** What to load. Instants are epoch minutes. */
export interface FactsQuestion {
  readonly meetingTypeId: string;
  /** Busy times that touch `[fromMinute, toMinute)` are loaded. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly nowMinute: number;
  /** Its own time does not count as taken: it is about to move. */
  readonly existingAppointmentId?: string | undefined;
  /** What this one holds is free: whoever asks is the one it is held for. */
  readonly proposalId?: string | undefined;
}

/** Starts and ends, or starts and durations, flattened; null where there are none. */
const flatPairs = z.array(z.int()).nullable();

/** `[startMinute, endMinute)` on the host's wall clock. */
const localRange = z.tuple([z.int(), z.int()]);

const limits = z.partialRecord(
  z.enum(LIMIT_PERIODS),
  z.strictObject({ count: z.int().optional(), minutes: z.int().optional() }),
);

const hostRow = z.strictObject({
  hostId: z.uuid(),
  hostName: z.string(),
  timeZone: z.string(),
  /** Sunday first. */
  weekly: z.array(z.array(localRange)).length(7),
  overrides: z.record(z.iso.date(), z.array(localRange)).nullable(),
  appointments: flatPairs,
  holds: flatPairs,
  hasExpiredHolds: z.boolean().nullable(),
  /** The appointment that is about to move is this host's. */
  hasExisting: z.boolean(),
  calendarEvents: flatPairs,
  outOfOffice: flatPairs,
  calendarUnreadable: z.boolean(),
  /** Of this meeting type. */
  counted: flatPairs,
  /** What they give it at most, as they say and as an admin says. */
  ownLimits: limits,
  adminLimits: limits,
  /** What they give at most over all meeting types. */
  overallLimits: limits,
  overallCounted: flatPairs,
  pausesOverLimit: z.boolean(),
  lastAssignedMs: z.int().nullable(),
  weight: z.int(),
  priority: z.int(),
  /** Where they are called; none where they have told no number. */
  phone: z.string().nullable(),
  /** Their own, by provider; read only where the meeting type meets online and has no link itself. */
  meetingLinks: z.partialRecord(z.enum(CONFERENCE_PROVIDERS), z.string()).nullable(),
});

const resourceRow = z.strictObject({
  /** As the meeting type offers it; the resource itself where it is offered no more. */
  resourceChannelId: z.uuid(),
  resourceId: z.uuid(),
  name: z.string(),
  taken: flatPairs,
  hasExpiredHolds: z.boolean().nullable(),
  /** The appointment that is about to move has it. */
  hasExisting: z.boolean(),
});

const groupRow: z.ZodType<GroupAppointment> = z.strictObject({
  appointmentId: z.uuid(),
  holdId: z.uuid().nullable(),
  startMinute: z.int(),
  durationMinutes: z.int(),
  hostIds: z.array(z.uuid()),
  resourceChannelIds: z.array(z.uuid()).nullable(),
  totalSpots: z.int(),
  takenSpots: z.int().min(0),
});

const bookingWindow: z.ZodType<BookingWindow> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rolling'), days: z.int() }),
  z.strictObject({ kind: z.literal('range'), from: z.iso.date(), to: z.iso.date() }),
]);

const factsRow = z.strictObject({
  companyId: z.uuid(),
  companyTier: z.enum(TIERS),
  showDataPolicyLink: z.boolean(),
  meetingTypeId: z.uuid(),
  /** The team whose page it is on, if any. */
  teamId: z.uuid().nullable(),
  name: z.string(),
  enabled: z.boolean(),
  channel: z.enum(CHANNELS),
  locations: z.array(z.string()),
  durationMinutes: z.int(),
  allowedDurations: z.array(z.int()),
  slotIntervalMinutes: z.int().nullable(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  minNoticeMinutes: z.int(),
  bookingWindow,
  limits,
  calculationMethod: z.enum(['everyone', 'anyone']),
  totalSpots: z.int().nullable(),
  roundRobin: z.enum(ROUND_ROBIN_METHODS),
  roundRobinWindowDays: z.int(),
  /** As stored: `parseSettings` and `parseForm` say what they are. */
  settings: z.record(z.string(), z.unknown()),
  form: z.record(z.string(), z.unknown()),
  queueId: z.uuid().nullable(),
  /** The appointment that is about to move is one of this meeting type. */
  hasExisting: z.boolean(),
  /** What a meeting on the channel `resource` can take; null where it is not offered. */
  resources: z.array(resourceRow).nullable(),
  hosts: z.array(hostRow).nullable(),
  groups: z.array(groupRow).nullable(),
});

/** One host of the meeting type: the engine's facts and what assigning needs. */
export type HostRow = Readonly<z.output<typeof hostRow>>;
export type ResourceRow = Readonly<z.output<typeof resourceRow>>;
export type FactsRow = Readonly<z.output<typeof factsRow>>;

/** Channels that take place at a link, as a list of SQL literals. */
const PROVIDED = CHANNELS.filter((channel) => (channelRows[channel] as ChannelRow).provider)
  .map((channel) => `'${channel}'`)
  .join(', ');

/** An instant in epoch minutes, not rounded. `extract` would calculate it in slow decimals. */
const minuteOf = (instant: string) => `date_part('epoch', ${instant}) / 60`;

/** `[start, end)` as epoch minutes, rounded outwards: `29184480,29184510`. */
const flatRange = (start: string, end: string) =>
  `floor(${minuteOf(start)})::int || ',' || ceil(${minuteOf(end)})::int`;

const TAKEN = flatRange('lower(r.during)', 'upper(r.during)');
const BUSY = flatRange('b.starts_at', 'b.ends_at');

const flatJson = (pairs: string, filter: string) =>
  `('[' || string_agg(${pairs}, ',') filter (where ${filter}) || ']')::json`;

/** Orders that hold a time or a seat for whoever pays. */
const BEING_PAID_ANYWHERE = `po.company_id = mt.company_id and po.hold_id is not null
  and po.expires_at > asked.now`;
const BEING_PAID = `${BEING_PAID_ANYWHERE} and po.meeting_type_id = mt.id`;
const PAID_MINUTES = `coalesce((po.request ->> 'duration')::int, mt.duration_minutes)`;

/** Whoever pays and the guests whom they bring along. */
const PAID_SEATS = `(1 + jsonb_array_length(coalesce(po.request #> '{attendee,bringalongEmails}', '[]')))`;

/** Times and seats that proposals hold, but for the one that is asked about. */
const PROPOSED = `proposed_time pt
        join proposal p on p.company_id = pt.company_id and p.id = pt.proposal_id
        where pt.company_id = mt.company_id and pt.freed_at is null
          and p.state = 'open' and p.hold_until > asked.now and p.id is distinct from $6::uuid`;
const PROPOSED_MINUTES = `floor(${minuteOf('pt.starts_at')})::int, p.duration_minutes
        from ${PROPOSED} and pt.appointment_id is null and pt.host_ids @> array[h.id]`;

/** How far the longest period of some limits reaches beyond what is asked. */
const periodOf = (limits: string) =>
  `(case when ${limits} ? 'year' then 367 when ${limits} ? 'month' then 32 else 8 end) * interval '1 day'`;

/**
 * Start and minutes of appointments, of held payments and of what is proposed, where there are limits to
 * hold them against.
 */
const countedWhere = (limits: string, appointments: string, paid: string, proposed: string) =>
  `case when ${limits} <> '{}'::jsonb then (
        select ('[' || string_agg(counted.start_minute || ',' || counted.minutes, ',') || ']')::json
        from (
        select floor(${minuteOf('a.starts_at')})::int as start_minute, a.duration_minutes as minutes
        ${appointments}
          and a.status <> 'cancelled' and (r.expires_at is null or r.expires_at > asked.now)
          and a.id is distinct from $5::uuid
        union all
        (${paid})
        union all
        (${proposed})
        ) counted
      ) end`;

const HELD_BY_HOST = `join reservation r on r.company_id = po.company_id and r.hold_id = po.hold_id
          and r.host_id = h.id and r.appointment_id is null and r.expires_at > asked.now`;

/** All that limits what a host gives this meeting type. */
const AGREED_LIMITS = '(mt.limits || mth.own_limits || mth.admin_limits)';

/** What counts towards the limits of the meeting type, and of a host within it. */
const COUNTED = countedWhere(
  AGREED_LIMITS,
  `from appointment a
        join reservation r on r.company_id = a.company_id and r.appointment_id = a.id and r.host_id = h.id
        where a.company_id = mt.company_id and a.meeting_type_id = mt.id
          and a.starts_at between asked.since - ${periodOf(AGREED_LIMITS)}
            and asked.until + ${periodOf(AGREED_LIMITS)}`,
  `select distinct on (po.hold_id) po.start_minute, ${PAID_MINUTES}
        from payment_order po
        ${HELD_BY_HOST}
        where ${BEING_PAID}`,
  `select ${PROPOSED_MINUTES} and p.meeting_type_id = mt.id`,
);

/** What counts towards a host's limits over all meeting types: now too, for whoever pauses. */
const OVERALL_COUNTED = countedWhere(
  'h.limits',
  `from appointment_host ah
        join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
        join reservation r on r.company_id = a.company_id and r.appointment_id = a.id and r.host_id = h.id
        where ah.company_id = mt.company_id and ah.host_id = h.id
          and ah.starts_at between least(asked.since, asked.now) - ${periodOf('h.limits')}
            and greatest(asked.until, asked.now) + ${periodOf('h.limits')}`,
  `select distinct on (po.hold_id) po.start_minute,
          coalesce((po.request ->> 'duration')::int, paid.duration_minutes, mt.duration_minutes)
        from payment_order po
        left join meeting_type paid on paid.company_id = po.company_id and paid.id = po.meeting_type_id
        ${HELD_BY_HOST}
        where ${BEING_PAID_ANYWHERE}`,
  `select ${PROPOSED_MINUTES}`,
);

/**
 * The hosts with their rules and what is taken, in the order in which they serve; with them whoever
 * has taken over the appointment that is about to move.
 */
const HOSTS = `(select json_agg(json_build_object(
      'hostId', h.id, 'hostName', h.firstname || ' ' || h.lastname,
      'timeZone', s.time_zone, 'weekly', s.weekly,
      'overrides', (
        select json_object_agg(o.date, o.ranges) from schedule_override o
        where o.company_id = mt.company_id and o.schedule_id = s.id
          and o.date between to_char(asked.since - interval '2 days', 'YYYY-MM-DD')
                         and to_char(asked.until + interval '2 days', 'YYYY-MM-DD')),
      'appointments', taken.appointments, 'holds', taken.holds,
      'hasExpiredHolds', taken.expired,
      'hasExisting', $5::uuid is not null and exists (
        select from reservation r where r.company_id = mt.company_id
          and r.appointment_id = $5::uuid and r.host_id = h.id),
      'calendarEvents', busy.events, 'outOfOffice', busy.away,
      'calendarUnreadable', exists (
        select from calendar_connection cc
        where cc.company_id = mt.company_id and cc.host_id = h.id and cc.unreadable_since is not null),
      'counted', ${COUNTED},
      'ownLimits', mth.own_limits, 'adminLimits', mth.admin_limits,
      'overallLimits', h.limits, 'overallCounted', ${OVERALL_COUNTED},
      'pausesOverLimit', h.disable_over_limit,
      'lastAssignedMs', floor(date_part('epoch', mth.last_assigned_at) * 1000),
      'weight', mth.weight, 'priority', mth.priority,
      'phone', h.phone,
      'meetingLinks', case when mt.settings ->> 'meetingLink' is null and (mt.channel in (${PROVIDED})
          or mt.settings #> '{meetingOptions,allowedChannels}' ?| array[${PROVIDED}]) then (
        select json_object_agg(cc.provider, cc.meeting_link) from conference_connection cc
        where cc.company_id = mt.company_id and cc.host_id = h.id) end
    ) order by mth.position, h.id)
   from (
     select company_id, host_id, position, weight, priority, schedule_id, last_assigned_at, enabled,
       own_limits, admin_limits
     from meeting_type_host where company_id = mt.company_id and meeting_type_id = mt.id
     union all
     select r.company_id, r.host_id, 0, 100, 0, null, null, true, '{}', '{}' from reservation r
     where $5::uuid is not null and r.company_id = mt.company_id and r.appointment_id = $5::uuid
       and r.host_id is not null and not exists (select from meeting_type_host other
         where other.company_id = mt.company_id and other.meeting_type_id = mt.id
           and other.host_id = r.host_id)
   ) mth
   join host h on h.company_id = mth.company_id and h.id = mth.host_id and h.left_at is null
   join lateral (
     select own.id, own.time_zone, own.weekly from schedule own
     where mth.schedule_id is null
       and own.company_id = mth.company_id and own.host_id = mth.host_id and own.is_default
     union all
     select chosen.id, chosen.time_zone, chosen.weekly from schedule chosen
     where chosen.company_id = mth.company_id and chosen.id = mth.schedule_id
   ) s on true
   cross join lateral (
     select ${flatJson(TAKEN, 'r.appointment_id is not null and r.appointment_id is distinct from $5::uuid and (r.expires_at is null or r.expires_at > asked.now)')} as appointments,
            ${flatJson(TAKEN, 'r.appointment_id is null and r.expires_at > asked.now and r.hold_id is distinct from $6::uuid')} as holds,
            bool_or(r.expires_at <= asked.now) as expired
     from reservation r
     where r.company_id = mt.company_id and r.host_id = h.id
       and upper(r.during) > asked.since and lower(r.during) < asked.until
   ) taken
   cross join lateral (
     select ${flatJson(BUSY, "b.kind = 'calendar-event'")} as events,
            ${flatJson(BUSY, "b.kind = 'out-of-office'")} as away
     from busy_time b
     where b.company_id = mt.company_id and b.host_id = h.id
       and b.ends_at > asked.since and b.starts_at < asked.until
   ) busy
   where (mth.enabled or $5::uuid is not null and exists (
       select from reservation r where r.company_id = mt.company_id
         and r.appointment_id = $5::uuid and r.host_id = h.id)))`;

/** What a meeting can take beside its hosts; nothing is read where it is not offered. */
const RESOURCES = `case when $5::uuid is not null or mt.channel = 'resource'
      or mt.settings #> '{meetingOptions,allowedChannels}' ? 'resource' then (
    select json_agg(json_build_object(
        'resourceChannelId', coalesce(rc.id, res.id), 'resourceId', res.id, 'name', res.name,
        'taken', taken.intervals, 'hasExpiredHolds', taken.expired, 'hasExisting', kept.here
      ) order by rc.position, rc.id, res.id)
    from resource res
    left join resource_channel rc on rc.company_id = res.company_id and rc.resource_id = res.id
      and rc.meeting_type_id = mt.id
    cross join lateral (
      select $5::uuid is not null and exists (
        select from reservation r where r.company_id = mt.company_id
          and r.appointment_id = $5::uuid and r.resource_id = res.id) as here
    ) kept
    cross join lateral (
      select ${flatJson(TAKEN, '($5::uuid is null or r.appointment_id is distinct from $5::uuid) and ($6::uuid is null or r.hold_id is distinct from $6::uuid) and (r.expires_at is null or r.expires_at > asked.now)')} as intervals,
             bool_or(r.expires_at <= asked.now) as expired
      from reservation r
      where r.company_id = mt.company_id and r.resource_id = res.id
        and upper(r.during) > asked.since and lower(r.during) < asked.until
    ) taken
    where res.company_id = mt.company_id and (res.enabled and rc.id is not null or kept.here)
  ) end`;

/** Groups that have begun, and those whose first seats are being paid for. */
const GROUPS = `case when mt.total_spots is not null then (
    select json_agg(g) from (
    select a.id as "appointmentId", null::uuid as "holdId",
      floor(${minuteOf('a.starts_at')})::int as "startMinute",
      a.duration_minutes as "durationMinutes",
      (select json_agg(r.host_id) from reservation r
        where r.company_id = a.company_id and r.appointment_id = a.id
          and r.host_id is not null) as "hostIds",
      null::uuid[] as "resourceChannelIds", a.total_spots as "totalSpots",
      (select coalesce(sum(1 + cardinality(t.guests)), 0) from attendee t
        where t.company_id = a.company_id and t.appointment_id = a.id and t.cancelled_at is null
          and (t.provisional_until is null or t.provisional_until > asked.now))
      + (select coalesce(sum(${PAID_SEATS}), 0) from payment_order po
        where ${BEING_PAID} and po.host_ids && a.host_ids
          and po.start_minute = floor(${minuteOf('a.starts_at')})::int)
      + (select count(*)::int from ${PROPOSED} and pt.appointment_id = a.id) as "takenSpots"
    from appointment a
    where a.company_id = mt.company_id and a.meeting_type_id = mt.id and a.status = 'booked'
      and a.total_spots is not null and a.id is distinct from $5::uuid
      and a.starts_at >= asked.since - interval '1 day' and a.starts_at < asked.until
    union all
    select po.hold_id, po.hold_id, po.start_minute, ${PAID_MINUTES}, to_json(po.host_ids),
      po.resource_channel_ids, mt.total_spots, sum(${PAID_SEATS})
    from payment_order po
    where ${BEING_PAID} and exists (select from reservation r
      where r.company_id = po.company_id and r.hold_id = po.hold_id
        and r.appointment_id is null and r.expires_at > asked.now)
    group by po.hold_id, po.start_minute, ${PAID_MINUTES}, po.host_ids,
      po.resource_channel_ids
    ) g
  ) end`;

/**
 * One statement for the whole question, whatever the number of hosts, days and appointments. Each
 * host's parts are index scans: reservations by (company, host, during), overrides by schedule and
 * date, counted appointments and payments by meeting type, only where there are limits or seats;
 * resources are looked at only where the meeting type offers them.
 */
const toFactsText = (edited = '') => `
with ${edited}asked as (
  select to_timestamp($2::float8 * 60) as since, to_timestamp($3::float8 * 60) as until,
         to_timestamp($4::float8 * 60) as now
)
select
  mt.company_id as "companyId", company.tier as "companyTier",
  company.show_data_policy_link as "showDataPolicyLink",
  mt.id as "meetingTypeId", mt.team_id as "teamId", mt.name, ${isOpenText('mt', 'asked.now')} as enabled, mt.channel, mt.locations,
  mt.duration_minutes as "durationMinutes", mt.allowed_durations as "allowedDurations",
  mt.slot_interval_minutes as "slotIntervalMinutes",
  mt.buffer_before_minutes as "bufferBeforeMinutes",
  mt.buffer_after_minutes as "bufferAfterMinutes",
  mt.min_notice_minutes as "minNoticeMinutes", mt.booking_window as "bookingWindow", mt.limits,
  mt.calculation_method as "calculationMethod", mt.total_spots as "totalSpots",
  mt.round_robin as "roundRobin", mt.round_robin_window_days as "roundRobinWindowDays",
  mt.settings, mt.form, mt.queue_id as "queueId",
  $5::uuid is not null and exists (select from appointment moving where moving.company_id = mt.company_id
    and moving.id = $5::uuid and moving.meeting_type_id = mt.id) as "hasExisting",
  ${RESOURCES} as resources,
  ${HOSTS} as hosts,
  ${GROUPS} as groups
from asked, meeting_type mt
join company on company.id = mt.company_id
where mt.id = $1`;

const FACTS = toFactsText();

/**
 * The same of a meeting type as somebody edits it: for this one statement its row and those of its
 * hosts are others than the stored ones. Each host keeps what is not asked about.
 */
const EDITED_FACTS = toFactsText(`meeting_type as (
  select (jsonb_populate_record(
    (select kept from meeting_type kept where kept.company_id = $7 and kept.id = $1),
    $8::jsonb || jsonb_build_object('id', $1::uuid, 'company_id', $7::uuid))).*
), meeting_type_host as (
  select (jsonb_populate_record(null::meeting_type_host,
    coalesce(to_jsonb(kept),
      '{"weight": 100, "priority": 0, "own_limits": {}, "admin_limits": {}, "on_card": false}')
    || jsonb_build_object('company_id', $7::uuid, 'meeting_type_id', $1::uuid, 'enabled', true,
      'host_id', chosen.host_id, 'schedule_id', chosen.schedule_id,
      'position', chosen.position))).*
  from unnest($9::uuid[], $10::uuid[]) with ordinality as chosen(host_id, schedule_id, position)
  left join meeting_type_host kept on kept.company_id = $7 and kept.meeting_type_id = $1
    and kept.host_id = chosen.host_id
), `);

/** A meeting type as it is edited: which of its columns differ, and who serves with which hours. */
interface EditedQuestion extends FactsQuestion {
  readonly companyId: string;
  readonly columns: object;
  readonly hosts: readonly { readonly hostId: string; readonly scheduleId: string | null }[];
}

/** The facts of an edited meeting type, also of one that is not stored yet. */
export async function readEditedFacts(
  sql: Sql,
  { hosts, ...question }: EditedQuestion,
): Promise<FactsRow | undefined> {
  const [row] = await sql.query({
    name: 'edited-availability-facts',
    text: EDITED_FACTS,
    values: [
      question.meetingTypeId,
      question.fromMinute,
      question.toMinute,
      question.nowMinute,
      null,
      null,
      question.companyId,
      JSON.stringify(question.columns),
      hosts.map(({ hostId }) => hostId),
      hosts.map(({ scheduleId }) => scheduleId),
    ],
    row: factsRow,
  });
  return row;
}

/** `undefined` where there is no such meeting type. */
export async function readFacts(sql: Sql, question: FactsQuestion): Promise<FactsRow | undefined> {
  const [row] = await sql.query({
    name: 'availability-facts',
    text: FACTS,
    values: [
      question.meetingTypeId,
      question.fromMinute,
      question.toMinute,
      question.nowMinute,
      question.existingAppointmentId ?? null,
      question.proposalId ?? null,
    ],
    row: factsRow,
  });
  return row;
}
