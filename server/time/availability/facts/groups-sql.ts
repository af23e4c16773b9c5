import { BEING_PAID, PAID_MINUTES, PAID_SEATS, PROPOSED } from './held-sql.ts';
import { minuteOf } from './times-sql.ts';

/** Groups that have begun, and those whose first seats are being paid for. */
export const GROUPS_SQL = `case when mt.total_spots is not null then (
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
