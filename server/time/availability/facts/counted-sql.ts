import { oneByOne } from '#server/platform/db/one-by-one.ts';
import { BEING_PAID, BEING_PAID_ANYWHERE, IS_OPEN, PAID_MINUTES, PROPOSED } from './held-sql.ts';
import { minuteOf } from './times-sql.ts';

/** Of the host; `pt` are proposed times, `p` their proposals. */
const proposedMinutes = (from: string) =>
  `select floor(${minuteOf('pt.starts_at')})::int, p.duration_minutes
        from ${from} and pt.appointment_id is null and pt.host_ids @> array[h.id]`;

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
export const COUNTED = countedWhere(
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
  `${proposedMinutes(PROPOSED)} and p.meeting_type_id = mt.id`,
);

/** What counts towards a host's limits over all meeting types: now too, for whoever pauses. */
export const OVERALL_COUNTED = countedWhere(
  'h.limits',
  `from appointment_host ah
        join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
        join reservation r on r.company_id = a.company_id and r.appointment_id = a.id and r.host_id = h.id
        where ah.company_id = mt.company_id and ah.host_id = h.id
          and ah.starts_at between least(asked.since, asked.now) - ${periodOf('h.limits')}
            and greatest(asked.until, asked.now) + ${periodOf('h.limits')}`,
  `select distinct on (po.hold_id) po.start_minute,
          coalesce((po.request ->> 'duration')::int, paid.duration_minutes, mt.duration_minutes)
        from (select distinct r.hold_id from reservation r
          where r.company_id = mt.company_id and r.host_id = h.id and r.appointment_id is null
            and r.expires_at > asked.now and r.hold_id is not null) held
        ${oneByOne('payment_order', 'po', 'company_id = mt.company_id and hold_id = held.hold_id')}
        left join lateral (select duration_minutes from meeting_type
          where company_id = mt.company_id and id = po.meeting_type_id offset 0) paid on true
        where ${BEING_PAID_ANYWHERE}`,
  proposedMinutes(`(select * from proposed_time where company_id = mt.company_id
          and host_ids @> array[h.id] and freed_at is null and appointment_id is null offset 0) pt
        ${oneByOne('proposal', 'p', 'company_id = mt.company_id and id = pt.proposal_id')}
        where ${IS_OPEN}`),
);
