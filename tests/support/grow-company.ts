import type { Database } from '#server/platform/db/database.ts';
import type { AHost } from './builders.ts';

/** Of each meeting type, half of them past. */
const APPOINTMENTS = 20;

const idOf = (...parts: readonly string[]) => `md5(${parts.join(" || '-' || ")})::uuid`;
const copyOf = (row: string, changed: string) =>
  `(jsonb_populate_record(${row}, jsonb_build_object(${changed}))).*`;

/** A start a month, each meeting type at an hour of its own. */
const STARTS = `generate_series(1, ${APPOINTMENTS}) k
  cross join lateral (select asked.now + (k - ${APPOINTMENTS / 2}) * interval '30 days'
    + mt.nth * interval '1 hour' as starts_at) s`;
const HELD_FROM = `asked.now + mt.nth * interval '1 hour' + interval '5 days'`;
const SERVING = `meeting_type_host mth on mth.company_id = mt.company_id
  and mth.meeting_type_id = mt.id and mth.host_id = mt.owner_host_id`;

/** `h` and `mt` are all hosts and all meeting types of the company, by number. */
const ASKED = `asked as (
  select $1::uuid as company_id, $2::uuid as host_id, $3::int as hosts, date_trunc('minute', $4::timestamptz) as now
), h as (select *, row_number() over (order by id) as nth from host where company_id = $1),
mt as (select *, row_number() over (partition by owner_host_id order by id) as nth from meeting_type where company_id = $1)`;

/** In their order. */
const INSERTS: Readonly<Record<string, string>> = {
  host: `select ${copyOf('first', `'id', ${idOf('first.id::text', 'n::text')}, 'email', n || first.email`)}
    from asked join host first on first.id = asked.host_id, generate_series(2, asked.hosts) n`,
  'slug_directory (kind, slug, company_id, target_id)': `select 'host', h.id, h.company_id, h.id
    from asked, h where h.id <> asked.host_id`,
  schedule: `select ${copyOf('s', `'id', h.id, 'host_id', h.id`)}
    from asked join schedule s on s.host_id = asked.host_id, h where h.id <> asked.host_id`,
  schedule_override: `select s.company_id, s.id, to_char(asked.now + n * interval '9 days', 'YYYY-MM-DD'), '[]'
    from asked join schedule s on s.company_id = asked.company_id, generate_series(-9, 9) n`,
  'conference_connection (company_id, host_id, provider, meeting_link)': `
    select h.company_id, h.id, 'zoom', 'https://zoom.example.com/' || h.nth from asked, h`,
  'connection (company_id, id, host_id, provider, account_name, account_hash, credentials)': `
    select h.company_id, h.id, h.id, 'caldav', h.email, h.email, 'sealed' from asked, h`,
  'calendar_connection (company_id, id, host_id, provider)': `
    select h.company_id, h.id, h.id, 'caldav' from asked, h`,
  'busy_time (company_id, id, host_id, kind, starts_at, ends_at)': `select h.company_id, ${idOf('h.id::text', 'n::text', "'busy'")}, h.id, 'calendar-event',
      asked.now + n * interval '7 days', asked.now + n * interval '7 days' + interval '1 hour'
    from asked, h, generate_series(-20, 20) n`,
  out_of_office: `select h.company_id, ${idOf('h.id::text', "'away'")}, h.id,
      to_char(asked.now, 'YYYY-MM-DD'), to_char(asked.now, 'YYYY-MM-DD'), 'UTC', 'vacation'
    from asked, h`,
  'busy_time (company_id, id, host_id, kind, starts_at, ends_at) ': `select away.company_id, away.id, away.host_id, 'out-of-office', asked.now, asked.now + interval '1 day'
    from asked join out_of_office away on away.company_id = asked.company_id`,
  resource: `select ${copyOf('r', `'id', h.id`)}
    from asked join resource r on r.company_id = asked.company_id, h where h.id <> asked.host_id`,
  meeting_type: `select ${copyOf('first', `'id', ${idOf('first.id::text', 'h.id::text')}, 'owner_host_id', h.id`)}
    from asked join meeting_type first on first.owner_host_id = asked.host_id, h
    where h.id <> asked.host_id`,
  'meeting_type_host (company_id, meeting_type_id, host_id, position)': `
    select mt.company_id, mt.id, h.id, h.nth
    from asked, mt, h
    where h.id = mt.owner_host_id or mt.calculation_method = 'anyone' and h.nth <= 3
    on conflict do nothing`,
  resource_channel: `select ${copyOf('rc', `'id', mt.id, 'meeting_type_id', mt.id, 'resource_id', mt.owner_host_id`)}
    from asked join resource_channel rc on rc.company_id = asked.company_id, mt
    where mt.channel = 'resource' and mt.owner_host_id <> asked.host_id`,
  [`appointment (company_id, id, meeting_type_id, host_ids, starts_at, duration_minutes, status, channel,
      resource_channel_ids, total_spots)`]: `
    select mt.company_id, ${idOf('mt.id::text', 'k::text')}, mt.id, array[mt.owner_host_id], starts_at,
      30, 'booked', mt.channel, '{}', mt.total_spots
    from asked, mt, ${STARTS}`,
  'appointment_host (company_id, host_id, starts_at, appointment_id)': `
    select a.company_id, a.host_ids[1], a.starts_at, a.id from asked
    join appointment a on a.company_id = asked.company_id`,
  [`attendee (company_id, id, appointment_id, email, name, language, time_zone, guests, answers,
      secret_hash)`]: `
    select a.company_id, a.id, a.id, 'visitor@example.test', 'Visitor', 'en', 'UTC', '{}', '[]', a.id
    from asked join appointment a on a.company_id = asked.company_id`,
  'reservation (company_id, host_id, appointment_id, during)': `
    select a.company_id, a.host_ids[1], a.id, tstzrange(a.starts_at, a.starts_at + interval '30 minutes')
    from asked join appointment a on a.company_id = asked.company_id`,
  [`payment_order (company_id, id, meeting_type_id, provider, amount_cents, currency, request,
      start_minute, host_ids, hold_id, status, expires_at)`]: `
    select mt.company_id, mt.id, mt.id, 'stripe', 100, 'EUR', '{}',
      floor(date_part('epoch', ${HELD_FROM}) / 60), array[mt.owner_host_id], ${idOf('mt.id::text', "'paid'")},
      'open', asked.now + interval '20 minutes'
    from asked, mt join ${SERVING}`,
  'reservation (company_id, host_id, hold_id, during, expires_at)': `
    select po.company_id, po.host_ids[1], po.hold_id,
      tstzrange(to_timestamp(start_minute * 60.0), to_timestamp(start_minute * 60.0 + 900)), po.expires_at
    from asked join payment_order po on po.company_id = asked.company_id`,
  [`proposal (company_id, id, host_id, meeting_type_id, duration_minutes, recipient_name,
      recipient_time_zone, recipient_language, token_hash, hold_until)`]: `
    select mt.company_id, mt.id, mt.owner_host_id, mt.id, 30, 'Maya', 'UTC', 'en', mt.id,
      asked.now + interval '3 days'
    from asked, mt`,
  [`proposed_time (company_id, proposal_id, starts_at, host_ids, resource_channel_ids,
      is_outside_hours)`]: `
    select mt.company_id, mt.id, ${HELD_FROM} + interval '30 minutes', array[mt.owner_host_id], '{}', false
    from asked, mt`,
  'reservation (company_id, host_id, hold_id, during, expires_at) ': `
    select pt.company_id, pt.host_ids[1], pt.proposal_id,
      tstzrange(pt.starts_at, pt.starts_at + interval '15 minutes'), asked.now + interval '3 days'
    from asked join proposed_time pt on pt.company_id = asked.company_id`,
  'reservation (company_id, resource_id, hold_id, during, expires_at)': `
    select mt.company_id, mt.owner_host_id, mt.id,
      tstzrange(asked.now + k * interval '1 day', asked.now + k * interval '1 day' + interval '1 hour'),
      asked.now + interval '3 days'
    from asked, mt, generate_series(1, ${APPOINTMENTS}) k where mt.channel = 'resource'`,
};

/**
 * Makes a company grow to so many hosts, all like its first: with hours, a calendar, a room, the same
 * meeting types, and of each of these twenty appointments, somebody who pays and a proposal. Triggers
 * and checks are passed by: they are not what a large company is for.
 */
export async function growCompany(
  db: Database,
  { companyId, hostId }: AHost,
  { hosts, nowIso }: { readonly hosts: number; readonly nowIso: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    for (const [target, rows] of Object.entries(INSERTS)) {
      await tx.query({
        text: `with ${ASKED} insert into ${target} ${rows}`,
        values: [companyId, hostId, hosts, nowIso],
      });
    }
  });
  await db.query({ text: 'vacuum analyze' });
}
