import type { Sql } from '#server/db/database.ts';
import type { FormSettings, MeetingTypeSettings } from '#server/meeting-type/settings.ts';
import type {
  AvailabilityFacts,
  FlatIntervals,
  GroupAppointment,
  HostFacts,
  LocalRange,
} from '#shared/domain/availability/types.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { RoundRobinMethod } from '#shared/domain/round-robin/choose-host.ts';

/** What to load. Instants are epoch minutes. */
export interface FactsQuestion {
  readonly meetingTypeId: string;
  /** Busy times that touch `[fromMinute, toMinute)` are loaded. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly nowMinute: number;
  /** Its own time does not count as taken: it is about to move. */
  readonly existingAppointmentId?: string | undefined;
}

/** A meeting type with its hosts, as one statement reads them. */
export interface MeetingTypeFacts {
  readonly companyId: string;
  readonly companyTier: string;
  readonly showDataPolicyLink: boolean;
  readonly meetingTypeId: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly channel: Channel;
  readonly locations: readonly string[];
  readonly resourceChannelIds: readonly string[];
  readonly durationMinutes: number;
  readonly allowedDurations: readonly number[];
  readonly slotIntervalMinutes: number | null;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly minNoticeMinutes: number;
  readonly bookingWindow: AvailabilityFacts['rules']['bookingWindow'];
  readonly limits: AvailabilityFacts['rules']['limits'];
  readonly calculationMethod: 'everyone' | 'anyone';
  readonly roundRobin: RoundRobinMethod;
  readonly roundRobinWindowDays: number;
  readonly totalSpots: number | null;
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
  readonly hosts: readonly HostRow[];
  readonly groups: readonly GroupAppointment[];
}

/** One host of the meeting type: the engine's facts and what assigning needs. */
export interface HostRow {
  readonly hostId: string;
  readonly hostName: string;
  readonly timeZone: string;
  readonly weekly: readonly (readonly LocalRange[])[];
  readonly overrides: HostFacts['overrides'] | null;
  readonly appointments: FlatIntervals | null;
  readonly holds: FlatIntervals | null;
  readonly hasExpiredHolds: boolean | null;
  readonly calendarEvents: FlatIntervals | null;
  readonly outOfOffice: FlatIntervals | null;
  readonly calendarUnreadable: boolean;
  readonly counted: readonly number[] | null;
  /** The appointment that is about to move is this host's. */
  readonly hasExisting: boolean;
  readonly lastAssignedMs: number | null;
  readonly weight: number;
  readonly priority: number;
}

/** An instant in epoch minutes, not rounded. `extract` would calculate it in slow decimals. */
const minuteOf = (instant: string) => `date_part('epoch', ${instant}) / 60`;

/** `[start, end)` as epoch minutes, rounded outwards: `29184480,29184510`. */
const flatRange = (start: string, end: string) =>
  `floor(${minuteOf(start)})::int || ',' || ceil(${minuteOf(end)})::int`;

const TAKEN = flatRange('lower(r.during)', 'upper(r.during)');
const BUSY = flatRange('b.starts_at', 'b.ends_at');

const flatJson = (pairs: string, filter: string) =>
  `('[' || string_agg(${pairs}, ',') filter (where ${filter}) || ']')::json`;

/**
 * One statement for the whole question, whatever the number of hosts, days and appointments. Each
 * host's parts are index scans: reservations by (company, host, during), overrides by schedule and
 * date, counted appointments by meeting type and start, only where there are limits.
 */
const LOAD_FACTS = `
with asked as (
  select to_timestamp($2::float8 * 60) as since, to_timestamp($3::float8 * 60) as until,
         to_timestamp($4::float8 * 60) as now
)
select
  mt.company_id as "companyId", company.tier as "companyTier",
  company.show_data_policy_link as "showDataPolicyLink",
  mt.id as "meetingTypeId", mt.name, mt.enabled, mt.channel, mt.locations,
  mt.duration_minutes as "durationMinutes", mt.allowed_durations as "allowedDurations",
  mt.slot_interval_minutes as "slotIntervalMinutes",
  mt.buffer_before_minutes as "bufferBeforeMinutes",
  mt.buffer_after_minutes as "bufferAfterMinutes",
  mt.min_notice_minutes as "minNoticeMinutes", mt.booking_window as "bookingWindow", mt.limits,
  mt.calculation_method as "calculationMethod", mt.total_spots as "totalSpots",
  mt.round_robin as "roundRobin", mt.round_robin_window_days as "roundRobinWindowDays",
  mt.settings, mt.form,
  case when mt.channel = 'resource' or mt.settings #> '{meetingOptions,allowedChannels}' ? 'resource'
    then array(select rc.id::text from resource_channel rc
      where rc.company_id = mt.company_id and rc.meeting_type_id = mt.id)
    else '{}'::text[] end as "resourceChannelIds",
  (select json_agg(json_build_object(
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
      'counted', case when mt.limits <> '{}'::jsonb then (
        select ('[' || string_agg(
          floor(${minuteOf('a.starts_at')})::int || ',' || a.duration_minutes, ',') || ']')::json
        from appointment a
        join reservation r on r.company_id = a.company_id and r.appointment_id = a.id and r.host_id = h.id
        where a.company_id = mt.company_id and a.meeting_type_id = mt.id and a.status <> 'cancelled'
          and (r.expires_at is null or r.expires_at > asked.now)
          and a.id is distinct from $5::uuid
          and a.starts_at between
            asked.since - (case when mt.limits ? 'year' then 367 when mt.limits ? 'month' then 32 else 8 end) * interval '1 day'
            and asked.until + (case when mt.limits ? 'year' then 367 when mt.limits ? 'month' then 32 else 8 end) * interval '1 day'
      ) end,
      'lastAssignedMs', floor(date_part('epoch', mth.last_assigned_at) * 1000),
      'weight', mth.weight, 'priority', mth.priority
    ) order by mth.position, h.id)
   from meeting_type_host mth
   join host h on h.company_id = mth.company_id and h.id = mth.host_id
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
            ${flatJson(TAKEN, 'r.appointment_id is null and r.expires_at > asked.now')} as holds,
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
   where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled) as hosts,
  case when mt.total_spots is not null then (
    select json_agg(json_build_object(
      'appointmentId', a.id,
      'startMinute', floor(${minuteOf('a.starts_at')})::int,
      'durationMinutes', a.duration_minutes,
      'hostIds', (select json_agg(r.host_id) from reservation r
        where r.company_id = a.company_id and r.appointment_id = a.id),
      'totalSpots', a.total_spots,
      'takenSpots', (select count(*) from attendee t
        where t.company_id = a.company_id and t.appointment_id = a.id and t.cancelled_at is null
          and (t.provisional_until is null or t.provisional_until > asked.now))))
    from appointment a
    where a.company_id = mt.company_id and a.meeting_type_id = mt.id and a.status = 'booked'
      and a.total_spots is not null and a.id is distinct from $5::uuid
      and a.starts_at >= asked.since - interval '1 day' and a.starts_at < asked.until
  ) end as groups
from asked, meeting_type mt
join company on company.id = mt.company_id
where mt.id = $1`;

type Row = Omit<MeetingTypeFacts, 'hosts' | 'groups'> & {
  readonly hosts: readonly HostRow[] | null;
  readonly groups: readonly GroupAppointment[] | null;
};

/** `undefined` where there is no such meeting type. */
export async function loadMeetingTypeFacts(
  sql: Sql,
  question: FactsQuestion,
): Promise<MeetingTypeFacts | undefined> {
  const [row] = await sql.query<Row>({
    name: 'availability-facts',
    text: LOAD_FACTS,
    values: [
      question.meetingTypeId,
      question.fromMinute,
      question.toMinute,
      question.nowMinute,
      question.existingAppointmentId ?? null,
    ],
  });
  return row && { ...row, hosts: row.hosts ?? [], groups: row.groups ?? [] };
}
