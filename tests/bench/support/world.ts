import type { Client } from 'pg';
import { demoMeetingTypes } from '#server/demo/demo-meeting-types.ts';
import { EXPANDED_MS, PAST_MS } from '#server/outside/external-calendar/reading-times.ts';
import { idOf, sqlIdOf } from './ids.ts';

/** Hosts by number: one alone, a team of a hundred, and those whose time is booked in the bench. */
const SINGLE = 0;
const FIRST_BOOKED = 101;
const HOSTS = 601;
export const BOOKED_HOSTS = HOSTS - FIRST_BOOKED;
const TEAM_TYPE = HOSTS;

const COMPANY = sqlIdOf('company', '1');
export const benchCompanyId = idOf('company', 1);
export const singleHostId = idOf('host', SINGLE);
export const singleMeetingTypeId = idOf('meetingType', SINGLE);
export const teamMeetingTypeId = idOf('meetingType', TEAM_TYPE);

/** The meeting type of one host whose every half hour is free, by their number from 0. */
export function bookedMeetingTypeId(index: number): string {
  return idOf('meetingType', FIRST_BOOKED + index);
}
/** The booking page of `singleMeetingTypeId`. */
export const singlePagePath = `/host${SINGLE}/meeting${SINGLE}`;

export function bookedHostId(index: number): string {
  return idOf('host', FIRST_BOOKED + index);
}

/**
 * Fills an empty database: 601 hosts with a meeting type each, one with the team's hundred, and, unless
 * all are wanted to be free, 60 appointments within the next month for each host outside the bookings.
 */
export async function fillWorld(client: Client, { areFree = false } = {}): Promise<void> {
  const demo = demoMeetingTypes.find(({ slug }) => slug === 'intro');
  if (!demo) throw new Error('The demo has no intro');
  await client.query(
    `insert into company (id, slug, name, tier) values (${COMPANY}, 'bench', 'Bench', 'teams')`,
  );
  await client.query(INSERT_HOSTS);
  await client.query(INSERT_ADDRESSES);
  await client.query(INSERT_ROOMS);
  await client.query(INSERT_SCHEDULES);
  await client.query(INSERT_MEETING_TYPES, [
    JSON.stringify(demo.settings),
    JSON.stringify(demo.form),
  ]);
  await client.query(INSERT_MEETING_TYPE_HOSTS);
  if (!areFree) await insertAppointments(client, MONTH_OF_SIXTY);
  await client.query('vacuum analyze');
}

/** A hundred thousand appointments of all hosts, half of them past; none within what is asked. */
export async function fillHistory(client: Client): Promise<void> {
  await insertAppointments(client, HISTORY);
  await client.query('vacuum analyze');
}

/** So many appointments of ten hosts, every three minutes one, half of them past; ten are Maya's. */
export async function fillList(client: Client, count: number): Promise<void> {
  await insertAppointments(
    client,
    `select 1000000 + n as n, n % 10 as host,
      date_trunc('hour', now()) + (n - ${count / 2}) * interval '3 minutes' as starts
    from generate_series(0, ${count - 1}) n`,
  );
  await client.query(`update attendee set name = 'Maya Lindqvist' where id = any($1::uuid[])`, [
    Array.from({ length: 10 }, (_, index) => idOf('attendee', 1_000_000 + count - 1 - index * 7)),
  ]);
  await client.query('vacuum analyze');
}

/** A host whose month is taken as that of `singleMeetingTypeId`'s host is. */
const CONNECTED = 3;
export const connectedMeetingTypeId = idOf('meetingType', CONNECTED);

/**
 * Gives that host a calendar with so many events, as many each day until the horizon, at all hours and half an
 * hour long: a third of them within their hours.
 */
export async function fillCalendar(client: Client, count: number): Promise<void> {
  await client.query(`
    insert into busy_time (company_id, id, host_id, kind, uid, title, starts_at, ends_at)
    select ${COMPANY}, gen_random_uuid(), ${sqlIdOf('host', String(CONNECTED))}, 'calendar-event',
      'event-' || n, 'Event ' || n, starts, starts + interval '30 minutes'
    from (select n, date_trunc('hour', now()) - interval '${PAST_MS} milliseconds'
        + n * interval '${(PAST_MS + EXPANDED_MS) / count} milliseconds' as starts
      from generate_series(0, ${count - 1}) n) events`);
  await client.query('vacuum analyze');
}

const INSERT_HOSTS = `
insert into host (company_id, id, role, email, firstname, lastname, time_zone)
select ${COMPANY}, ${sqlIdOf('host', 'n')}, 'member', 'host' || n || '@bench.test', 'Host', n, 'Europe/Berlin'
from generate_series(0, ${HOSTS - 1}) n`;

const INSERT_ADDRESSES = `
insert into slug_directory (kind, slug, company_id, target_id)
select 'host', 'host' || n, ${COMPANY}, ${sqlIdOf('host', 'n')} from generate_series(0, ${HOSTS - 1}) n`;

const INSERT_ROOMS = `
insert into conference_connection (company_id, host_id, provider, meeting_link)
select ${COMPANY}, ${sqlIdOf('host', 'n')}, 'connect', 'https://meet.example.com/' || n
from generate_series(0, ${HOSTS - 1}) n`;

const INSERT_SCHEDULES = `
insert into schedule (company_id, id, host_id, name, time_zone, weekly, is_default)
select ${COMPANY}, ${sqlIdOf('schedule', 'n')}, ${sqlIdOf('host', 'n')}, 'Hours', 'Europe/Berlin',
  (case when n < ${FIRST_BOOKED}
    then '[[],[[540,1020]],[[540,1020]],[[540,1020]],[[540,1020]],[[540,1020]],[]]'
    else '[[[0,1440]],[[0,1440]],[[0,1440]],[[0,1440]],[[0,1440]],[[0,1440]],[[0,1440]]]' end)::jsonb, true
from generate_series(0, ${HOSTS - 1}) n`;

const INSERT_MEETING_TYPES = `
insert into meeting_type (company_id, id, slug, owner_host_id, enabled, name, duration_minutes,
  allowed_durations, channel, locations, booking_window, limits, calculation_method, settings, form)
select ${COMPANY}, ${sqlIdOf('meetingType', 'n')}, 'meeting' || n,
  case when n < ${HOSTS} then ${sqlIdOf('host', 'n')} end, true, 'Meeting', 30, '{}', 'connect', '{}',
  '{"kind":"rolling","days":60}', '{}', case when n < ${HOSTS} then 'everyone' else 'anyone' end, $1, $2
from generate_series(0, ${TEAM_TYPE}) n`;

const INSERT_MEETING_TYPE_HOSTS = `
insert into meeting_type_host (company_id, meeting_type_id, host_id, position)
select ${COMPANY}, ${sqlIdOf('meetingType', 'n')}, ${sqlIdOf('host', 'n')}, 0 from generate_series(0, ${HOSTS - 1}) n
union all
select ${COMPANY}, ${sqlIdOf('meetingType', String(TEAM_TYPE))}, ${sqlIdOf('host', 'n')}, n from generate_series(1, 100) n`;

/** Three on each of twenty working days, the hosts' hours a little apart. */
const MONTH_OF_SIXTY = `
select row_number() over () as n, host, day + time '08:00' + hour * interval '2 hours' + host % 3 * interval '30 minutes' as starts
from generate_series(0, ${FIRST_BOOKED - 1}) host,
  (select day from generate_series(current_date + 1, current_date + 30, interval '1 day') day
   where extract(isodow from day) < 6 limit 20) days,
  generate_series(0, 2) hour`;

/**
 * Numbered from a million. The past reaches back a year; the future is at half past, where the
 * bench books nothing, and beyond the asked month for the hosts whose month is asked.
 */
const HISTORY = `
select 1000000 + n as n, n % ${HOSTS} as host,
  case when n / ${HOSTS} % 2 = 0
    then current_date - (10 + n / ${HOSTS} / 2 * 4) * interval '1 day'
    else current_date + (1 + n / ${HOSTS} / 2 + case when n % ${HOSTS} < ${FIRST_BOOKED} then 70 else 0 end) * interval '1 day'
  end + time '09:30' as starts
from generate_series(0, 99999) n`;

async function insertAppointments(client: Client, rows: string): Promise<void> {
  // An appointment and who attends it become true together.
  await client.query('begin');
  await client.query(`create temporary table wanted as ${rows}`);
  await client.query(`
    insert into appointment (company_id, id, meeting_type_id, host_ids, starts_at, duration_minutes,
      status, channel, resource_channel_ids)
    select ${COMPANY}, ${sqlIdOf('appointment', 'n')}, ${sqlIdOf('meetingType', 'host')},
      array[${sqlIdOf('host', 'host')}], starts, 30, 'booked', 'connect', '{}' from wanted`);
  await client.query(`
    insert into attendee (company_id, id, appointment_id, email, name, language, time_zone, guests, answers, secret_hash)
    select ${COMPANY}, ${sqlIdOf('attendee', 'n')}, ${sqlIdOf('appointment', 'n')}, 'visitor' || n || '@bench.test',
      'Visitor ' || n, 'en', 'Europe/Berlin', '{}', '[]', md5(n::text) from wanted`);
  await client.query(`
    insert into reservation (company_id, host_id, appointment_id, during)
    select ${COMPANY}, ${sqlIdOf('host', 'host')}, ${sqlIdOf('appointment', 'n')},
      tstzrange(starts, starts + interval '30 minutes') from wanted`);
  await client.query('commit');
  await client.query('drop table wanted');
}
