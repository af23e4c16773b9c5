import { busyBetween } from '#server/platform/db/busy-during.ts';
import { oneByOne } from '#server/platform/db/one-by-one.ts';
import { CHANNELS, roomProviderOf } from '#shared/domain/channels.ts';
import { COUNTED, OVERALL_COUNTED } from './counted-sql.ts';
import { isKept, keptBeside, reservedOf } from './reserved-sql.ts';
import { BUSY, flatJson, TAKEN } from './times-sql.ts';

/** Channels that take place at a link, as a list of SQL literals. */
const PROVIDED = CHANNELS.filter((channel) => roomProviderOf(channel))
  .map((channel) => `'${channel}'`)
  .join(', ');

const IS_KEPT = isKept('host_id = h.id');

/**
 * The hosts with their rules and what is taken, in the order in which they serve; with them whoever
 * has taken over the appointment that is about to move.
 */
export const HOSTS_SQL = `(select json_agg(json_build_object(
      'hostId', h.id, 'hostName', h.firstname || ' ' || h.lastname,
      'timeZone', s.time_zone, 'weekly', s.weekly,
      'overrides', (
        select json_object_agg(o.date, o.ranges) from schedule_override o
        where o.company_id = mt.company_id and o.schedule_id = s.id
          and o.date between to_char(asked.since - interval '2 days', 'YYYY-MM-DD')
                         and to_char(asked.until + interval '2 days', 'YYYY-MM-DD')),
      'appointments', taken.appointments, 'holds', taken.holds,
      'hasExpiredHolds', taken.expired,
      'hasExisting', ${IS_KEPT},
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
        select json_object_agg(cc.provider, case when cc.makes_meetings then null else cc.meeting_link end)
        from conference_connection cc
        where cc.company_id = mt.company_id and cc.host_id = h.id) end
    ) order by mth.position, h.id)
   from (
     select company_id, host_id, position, weight, priority, schedule_id, last_assigned_at, enabled,
       own_limits, admin_limits
     from meeting_type_host where company_id = mt.company_id and meeting_type_id = mt.id
     union all
     select r.company_id, r.host_id, 0, 100, 0, null, null, true, '{}', '{}'
     from ${keptBeside('host_id', 'meeting_type_host')}
   ) mth
   ${oneByOne('host', 'h', 'company_id = mth.company_id and id = mth.host_id and left_at is null')}
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
     from ${reservedOf('host_id = h.id')}
   ) taken
   cross join lateral (
     select ${flatJson(BUSY, "b.kind = 'calendar-event'")} as events,
            ${flatJson(BUSY, "b.kind = 'out-of-office'")} as away
     from busy_time b
     where b.company_id = mt.company_id and b.host_id = h.id
       and ${busyBetween('asked.since', 'asked.until')}
   ) busy
   where mth.enabled or ${IS_KEPT})`;
