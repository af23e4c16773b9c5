import * as z from 'zod';
import { busyBetween } from '#server/platform/db/busy-during.ts';
import type { Sql } from '#server/platform/db/database.ts';

/** What a week shows at most of one kind. */
const MOST = 500;

const busyRow = z.strictObject({
  kind: z.enum(['appointment', 'hold', 'calendar-event', 'out-of-office']),
  fromMinute: z.int(),
  toMinute: z.int(),
  /** The meeting itself, without the buffers around it; none for what has none. */
  startMinute: z.int().nullable(),
  endMinute: z.int().nullable(),
  label: z.string().nullable(),
  proposalId: z.uuid().nullable(),
});

const weekRow = z.strictObject({
  timeZone: z.string(),
  held: z.int(),
  busy: z.array(busyRow).nullable(),
});

/** What takes a host's time, as they may know it themselves. */
export type BusyRow = Readonly<z.output<typeof busyRow>>;

const floorOf = (instant: string) => `floor(date_part('epoch', ${instant}) / 60)::int`;
const ceilOf = (instant: string) => `ceil(date_part('epoch', ${instant}) / 60)::int`;

const BUSY = `(select case when r.appointment_id is null then 'hold' else 'appointment' end as kind,
      ${floorOf('lower(r.during)')} as from_minute, ${ceilOf('upper(r.during)')} as to_minute,
      ${floorOf('a.starts_at')} as start_minute,
      ${floorOf('a.starts_at')} + a.duration_minutes as end_minute,
      coalesce(p.recipient_name, (select nullif(t.name, '') from attendee t
        where t.company_id = a.company_id and t.appointment_id = a.id and t.cancelled_at is null
        order by t.created_at, t.id limit 1), mt.name) as label, p.id as proposal_id
    from reservation r
    left join appointment a on a.company_id = r.company_id and a.id = r.appointment_id
    left join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
    left join proposal p on p.company_id = r.company_id and p.id = r.hold_id
    where r.company_id = h.company_id and r.host_id = h.id
      and upper(r.during) > asked.since and lower(r.during) < asked.until
      and (r.expires_at is null or r.expires_at > asked.now)
    order by lower(r.during) limit ${MOST})
  union all
  (select b.kind, ${floorOf('b.starts_at')}, ${ceilOf('b.ends_at')}, null, null, b.title, null
    from busy_time b
    where b.company_id = h.company_id and b.host_id = h.id
      and ${busyBetween('asked.since', 'asked.until')}
    order by b.starts_at limit ${MOST})`;

/** Everything that takes a host's time in a range, and how many times are held of them at all. */
export async function readWeek(
  sql: Sql,
  of: {
    readonly companyId: string;
    readonly hostId: string;
    readonly startMinute: number;
    readonly endMinute: number;
    readonly now: Date;
  },
): Promise<z.output<typeof weekRow> | undefined> {
  const [row] = await sql.query({
    name: 'proposal-week',
    text: `select h.time_zone as "timeZone",
        (select count(*)::int from proposal p
          join proposed_time pt on pt.company_id = p.company_id and pt.proposal_id = p.id
          where p.company_id = h.company_id and p.state = 'open' and p.hold_until > asked.now
            and pt.freed_at is null and pt.host_ids @> array[h.id]) as held,
        (select json_agg(json_build_object('kind', taken.kind, 'fromMinute', taken.from_minute,
            'toMinute', taken.to_minute, 'startMinute', taken.start_minute,
            'endMinute', taken.end_minute, 'label', taken.label, 'proposalId', taken.proposal_id)
            order by taken.from_minute, taken.to_minute) from (${BUSY}) taken) as busy
      from (select to_timestamp($3::float8 * 60) as since, to_timestamp($4::float8 * 60) as until,
        $5::timestamptz as now) asked, host h
      where h.company_id = $1 and h.id = $2`,
    values: [of.companyId, of.hostId, of.startMinute, of.endMinute, of.now],
    row: weekRow,
  });
  return row;
}
