import * as z from 'zod';
import type { Sql } from '#server/db/database.ts';
import type { AppointmentTab } from '#shared/domain/appointments/tabs.ts';
import { CHANNELS, type Channel } from '#shared/domain/channels.ts';
import type { Cursor } from './cursor.ts';

const face = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  picture: z.string().nullable(),
});

const listedAttendee = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  noShow: z.boolean(),
  awaits: z.enum(['attendee', 'host']).nullable(),
  provisionalUntilMs: z.int().nullable(),
  cancelledMs: z.int().nullable(),
});

const listedRow = z.strictObject({
  id: z.uuid(),
  startMinute: z.int(),
  durationMinutes: z.int(),
  status: z.enum(['booked', 'provisional', 'cancelled']),
  channel: z.enum(CHANNELS),
  customChannelName: z.string().nullable(),
  location: z.string().nullable(),
  totalSpots: z.int().nullable(),
  meetingTypeId: z.uuid(),
  name: z.string(),
  hosts: z.array(face),
  attendees: z.array(listedAttendee),
  attendeeCount: z.int(),
});

const exportedRow = listedRow
  .pick({ id: true, startMinute: true, durationMinutes: true, status: true, channel: true })
  .extend({
    customChannelName: z.string().nullable(),
    location: z.string().nullable(),
    name: z.string(),
    hosts: z.array(z.string()),
    attendees: z.array(
      z.strictObject({
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        guests: z.array(z.string()),
        notes: z.string().nullable(),
        noShow: z.boolean(),
        awaits: z.enum(['attendee', 'host']).nullable(),
        provisionalUntilMs: z.int().nullable(),
        cancelledMs: z.int().nullable(),
      }),
    ),
  });

/** An appointment as a table has it. */
export type ExportedAppointment = Readonly<z.output<typeof exportedRow>>;

/** An appointment as a list shows it. */
export type ListedAppointment = Readonly<z.output<typeof listedRow>>;

/** Whose appointments are listed. */
export interface Whose {
  readonly companyId: string;
  /** Theirs; with `teamIds` also those on these teams' pages. Without it all of the company. */
  readonly ofHostId?: string | undefined;
  readonly orTeamIds?: readonly string[] | undefined;
}

/** Which of them. */
export interface Wanted {
  readonly tab: AppointmentTab;
  readonly nowMinute: number;
  readonly hostId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly meetingTypeId?: string | undefined;
  readonly channel?: Channel | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Parts of a name or an address, each of which has to be there. */
  readonly words: readonly string[];
}

/** Where in the list: so many rows from a cursor on, or from its beginning. */
export interface Stretch {
  readonly cursor: Cursor | undefined;
  readonly limit: number;
}

/** The values of a statement: `$1` is the company, each further one has the number that `add` says. */
class Values {
  readonly list: unknown[];
  constructor(companyId: string) {
    this.list = [companyId];
  }
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** Those who are found by name, where they are few. */
const MOST_FOUND = 1_000;

const PERSON = `(t.name || ' ' || t.email)`;

/** What was typed is looked for as it is: its signs are no wildcards. */
const isLike = (values: Values, words: readonly string[]) =>
  words
    .map((word) => `${PERSON} ilike ${values.add(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`)
    .join(' and ');

/** Whom the index of names finds; undefined where they are many, so that any list soon has some. */
async function findByName(
  sql: Sql,
  companyId: string,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  const values = new Values(companyId);
  const rows = await sql.query({
    text: `select t.appointment_id as id from attendee t
      where t.company_id = $1 and ${isLike(values, words)} limit ${MOST_FOUND + 1}`,
    values: values.list,
    row: z.strictObject({ id: z.uuid() }),
  });
  return rows.length > MOST_FOUND ? undefined : [...new Set(rows.map(({ id }) => id))];
}

const END = `a.starts_at + a.duration_minutes * interval '1 minute'`;

/** An appointment lasts a day at most, so what ended is found by its start. */
const conditionOf = {
  upcoming: (now) =>
    `a.status = 'booked' and a.starts_at > ${now} - interval '1 day' and ${END} > ${now}`,
  waiting: (now) => `a.starts_at > ${now} and a.id in (
      select t.appointment_id from attendee t
      where t.company_id = $1 and t.awaits is not null and t.cancelled_at is null)`,
  past: (now) => `a.status <> 'cancelled' and a.starts_at < ${now} and ${END} <= ${now}`,
} as const satisfies Record<Exclude<AppointmentTab, 'cancelled'>, (now: string) => string>;

const IS_CANCELLED = `a.status = 'cancelled'`;

/** What comes next is first; what has been is read backwards. */
const isNewestFirst: Readonly<Record<AppointmentTab, boolean>> = {
  upcoming: false,
  waiting: false,
  past: true,
  cancelled: true,
};

/**
 * Which appointments, in order. A host's own are read along `appointment_host`, all others along
 * `appointment_by_start`: both stop when the page is full, however long the list is. The limit stands
 * in the text, for of one that is not known the planner takes a tenth of the table.
 */
function pageText(
  values: Values,
  whose: Whose,
  wanted: Wanted,
  stretch: Stretch,
  foundIds: readonly string[] | undefined,
): string {
  const now = () => `to_timestamp(${values.add(wanted.nowMinute)}::float8 * 60)`;
  const ofHosts = [
    ...(whose.ofHostId && !whose.orTeamIds?.length ? [whose.ofHostId] : []),
    ...(wanted.hostId ? [wanted.hostId] : []),
  ];
  const [along, ...others] = [...new Set(ofHosts)];
  const order = along ? ['ah.starts_at', 'ah.appointment_id'] : ['a.starts_at', 'a.id'];
  const isBackwards = isDescending(wanted, stretch);
  const direction = isBackwards ? 'desc' : 'asc';
  const conditions = [
    wanted.tab === 'cancelled' ? IS_CANCELLED : conditionOf[wanted.tab](now()),
    ...others.map((hostId) => `a.host_ids @> array[${values.add(hostId)}::uuid]`),
    ...toConditions(values, whose, wanted),
    ...toSearch(values, wanted, foundIds),
    ...(stretch.cursor
      ? [
          `(${order.join()}) ${isBackwards ? '<' : '>'} (to_timestamp(${values.add(stretch.cursor.startMinute)}::float8 * 60), ${values.add(stretch.cursor.id)}::uuid)`,
        ]
      : []),
  ];
  const from = along
    ? `appointment_host ah join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
      where ah.company_id = $1 and ah.host_id = ${values.add(along)}`
    : 'appointment a where a.company_id = $1';
  return `select a.id, a.starts_at from ${from} and ${conditions.join(' and ')}
    order by ${order.map((column) => `${column} ${direction}`).join()} limit ${stretch.limit}`;
}

function toConditions(values: Values, whose: Whose, wanted: Wanted): string[] {
  const { ofHostId, orTeamIds = [] } = whose;
  const { teamId, meetingTypeId, channel, from, until } = wanted;
  const ofTeams = (teamIds: readonly string[]) => `a.meeting_type_id in (select m.id
      from meeting_type m where m.company_id = $1 and m.team_id = any(${values.add(teamIds)}::uuid[]))`;
  return [
    ofHostId && orTeamIds.length > 0
      ? `(a.host_ids @> array[${values.add(ofHostId)}::uuid] or ${ofTeams(orTeamIds)})`
      : '',
    teamId ? ofTeams([teamId]) : '',
    meetingTypeId ? `a.meeting_type_id = ${values.add(meetingTypeId)}::uuid` : '',
    channel ? `a.channel = ${values.add(channel)}` : '',
    from ? `a.starts_at >= ${values.add(from)}::timestamptz` : '',
    until ? `a.starts_at < ${values.add(until)}::timestamptz` : '',
  ].filter((condition) => condition !== '');
}

/** `limit` keeps a search of many from reading all of their seats at once. */
function toSearch(
  values: Values,
  { words }: Wanted,
  foundIds: readonly string[] | undefined,
): string[] {
  if (words.length === 0) return [];
  if (foundIds) return [`a.id = any(${values.add(foundIds)}::uuid[])`];
  return [
    `(select true from attendee t where t.company_id = a.company_id and t.appointment_id = a.id
      and ${isLike(values, words)} limit 1)`,
  ];
}

const IS_THERE = `(t.cancelled_at is null or a.status = 'cancelled')`;

const listText = (page: string) => `with page as materialized (${page})
  select a.id, floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.status, a.channel,
    mt.custom_channel_name as "customChannelName", a.location, a.total_spots as "totalSpots",
    a.meeting_type_id as "meetingTypeId", mt.name,
    coalesce((
      select json_agg(json_build_object('id', h.id, 'firstname', h.firstname,
        'lastname', h.lastname, 'picture', h.picture) order by array_position(a.host_ids, h.id))
      from host h where h.company_id = $1 and h.id = any(a.host_ids)), '[]') as hosts,
    coalesce((
      select json_agg(json_build_object('id', t.id, 'name', t.name, 'email', t.email,
        'noShow', t.no_show_at is not null, 'awaits', t.awaits,
        'provisionalUntilMs', floor(date_part('epoch', t.provisional_until) * 1000),
        'cancelledMs', floor(date_part('epoch', t.cancelled_at) * 1000))
        order by t.created_at, t.id)
      from (select * from attendee t
        where t.company_id = $1 and t.appointment_id = a.id and ${IS_THERE}
        order by t.created_at, t.id limit 3) t), '[]') as attendees,
    (select count(*)::int from attendee t
      where t.company_id = $1 and t.appointment_id = a.id and ${IS_THERE}) as "attendeeCount"
  from page
  join appointment a on a.company_id = $1 and a.id = page.id
  join meeting_type mt on mt.company_id = $1 and mt.id = a.meeting_type_id`;

const exportText = (page: string) => `with page as materialized (${page})
  select a.id, floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.status, a.channel,
    mt.custom_channel_name as "customChannelName", a.location, mt.name,
    array(select h.firstname || ' ' || h.lastname from host h
      where h.company_id = $1 and h.id = any(a.host_ids)
      order by array_position(a.host_ids, h.id)) as hosts,
    coalesce((
      select json_agg(json_build_object('name', t.name, 'email', t.email, 'phone', t.phone,
        'guests', t.guests, 'notes', t.notes, 'noShow', t.no_show_at is not null,
        'awaits', t.awaits,
        'provisionalUntilMs', floor(date_part('epoch', t.provisional_until) * 1000),
        'cancelledMs', floor(date_part('epoch', t.cancelled_at) * 1000))
        order by t.created_at, t.id)
      from attendee t
      where t.company_id = $1 and t.appointment_id = a.id and ${IS_THERE}), '[]') as attendees
  from page
  join appointment a on a.company_id = $1 and a.id = page.id
  join meeting_type mt on mt.company_id = $1 and mt.id = a.meeting_type_id`;

/**
 * A stretch of somebody's appointments in the list's order, or against it before a cursor: in one
 * statement, or two where a name is searched.
 */
export async function listAppointments(
  sql: Sql,
  whose: Whose,
  wanted: Wanted,
  stretch: Stretch,
): Promise<ListedAppointment[]> {
  const asked = await toAsked(sql, whose, wanted, stretch);
  return sql.query({ ...asked(listText), row: listedRow });
}

/** The same with all who attend, for a table. */
export async function listForExport(
  sql: Sql,
  whose: Whose,
  wanted: Wanted,
  stretch: Stretch,
): Promise<ExportedAppointment[]> {
  const asked = await toAsked(sql, whose, wanted, stretch);
  return sql.query({ ...asked(exportText), row: exportedRow });
}

async function toAsked(sql: Sql, whose: Whose, wanted: Wanted, stretch: Stretch) {
  const { companyId } = whose;
  const { words } = wanted;
  const foundIds = words.length > 0 ? await findByName(sql, companyId, words) : undefined;
  const values = new Values(companyId);
  const page = pageText(values, whose, wanted, stretch, foundIds);
  const direction = isDescending(wanted, stretch) ? 'desc' : 'asc';
  return (toText: (page: string) => string) => ({
    text: `${toText(page)} order by page.starts_at ${direction}, page.id ${direction}`,
    values: values.list,
  });
}

function isDescending({ tab }: Wanted, { cursor }: Stretch): boolean {
  return isNewestFirst[tab] !== (cursor?.way === 'before');
}
