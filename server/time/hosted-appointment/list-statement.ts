import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { AppointmentTab } from '#shared/domain/appointments/tabs.ts';
import { CHANNELS, type Channel } from '#shared/domain/channels.ts';
import { form } from '#shared/domain/fields/form.ts';
import type { Cursor } from './cursor.ts';
import { keptAnswer } from './detail-statement.ts';

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
  waiting: z.array(listedAttendee),
});

const exportedRow = listedRow
  .pick({ id: true, startMinute: true, durationMinutes: true, status: true, channel: true })
  .extend({
    customChannelName: z.string().nullable(),
    location: z.string().nullable(),
    meetingTypeId: z.uuid(),
    name: z.string(),
    hosts: z.array(z.string()),
    attendees: z.array(
      z.strictObject({
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        guests: z.array(z.string()),
        notes: z.string().nullable(),
        answers: z.array(keptAnswer),
        noShow: z.boolean(),
        awaits: z.enum(['attendee', 'host']).nullable(),
        provisionalUntilMs: z.int().nullable(),
        cancelledMs: z.int().nullable(),
      }),
    ),
  });

const askedRow = z.strictObject({
  meetingTypeId: z.uuid(),
  form,
  asked: z.array(keptAnswer.pick({ name: true, label: true })),
});

/** What those who attend a meeting type were asked, beside its form as it is now. */
export type AskedMeetingType = Readonly<z.output<typeof askedRow>>;

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

/**
 * How a name is looked for: in the next appointments of the list, where one that many have is soon
 * found; or, where that fills no page, by the index of names.
 */
type Search = 'next' | 'index';

/** So many appointments are looked through before the index is asked. */
const NEXT = 2_000;

const PERSON = `(t.name || ' ' || t.email)`;

/** What was typed is looked for as it is: its signs are no wildcards. */
const isLike = (values: Values, words: readonly string[]) =>
  words
    .map((word) => `${PERSON} ilike ${values.add(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`)
    .join(' and ');

const END = `a.starts_at + a.duration_minutes * interval '1 minute'`;

/** An appointment lasts a day at most, so what ended is found by its start. */
const conditionOf = {
  upcoming: (start, now) =>
    `a.status = 'booked' and ${start} > ${now} - interval '1 day' and ${END} > ${now}`,
  waiting: (start, now) => `${start} > ${now} and a.id in (
      select t.appointment_id from attendee t
      where t.company_id = $1 and t.awaits is not null and t.cancelled_at is null)`,
  past: (start, now) => `a.status <> 'cancelled' and ${start} < ${now} and ${END} <= ${now}`,
} as const satisfies Record<
  Exclude<AppointmentTab, 'cancelled'>,
  (start: string, now: string) => string
>;

const IS_CANCELLED = `a.status = 'cancelled'`;

/** What comes next is first; what has been is read backwards. */
const isNewestFirst: Readonly<Record<AppointmentTab, boolean>> = {
  upcoming: false,
  waiting: false,
  past: true,
  cancelled: true,
};

/** A table to read appointments along, in the order of their time. */
interface Along {
  readonly from: string;
  readonly start: string;
  readonly id: string;
}

const byStart: Along = {
  from: 'appointment a where a.company_id = $1',
  start: 'a.starts_at',
  id: 'a.id',
};

/** Those of one host: `$n`. */
const byHost = (host: string): Along => ({
  from: `appointment_host ah
      join appointment a on a.company_id = ah.company_id and a.id = ah.appointment_id
      where ah.company_id = $1 and ah.host_id = ${host}`,
  start: 'ah.starts_at',
  id: 'ah.appointment_id',
});

/**
 * Which appointments, in order: read along an index, which stops when the page is full, however long
 * the list is. The limit stands in the text, for of one that is not known the planner takes a tenth of
 * the table.
 */
function pageText(values: Values, { whose, wanted, stretch }: Asked, search: Search): string {
  const ofHosts = [
    ...(whose.ofHostId && !whose.orTeamIds?.length ? [whose.ofHostId] : []),
    ...(wanted.hostId ? [wanted.hostId] : []),
  ];
  const [own, ...others] = [...new Set(ofHosts)];
  const along = own === undefined ? byStart : byHost(values.add(own));
  const conditions = [
    toTabCondition(values, wanted, along),
    ...others.map((hostId) => `a.host_ids @> array[${values.add(hostId)}::uuid]`),
    ...toConditions(values, whose, wanted, along),
    ...toCursorCondition(values, wanted, stretch, along),
  ];
  const direction = isDescending(wanted, stretch) ? 'desc' : 'asc';
  const read = (more: readonly string[], limit: number) => `select a.id, a.starts_at
    from ${along.from} and ${[...conditions, ...more].join(' and ')}
    order by ${along.start} ${direction}, ${along.id} ${direction} limit ${limit}`;
  const { words } = wanted;
  if (words.length === 0) return read([], stretch.limit);
  if (search === 'index') return read([isFound(values, words)], stretch.limit);
  return `select next.id, next.starts_at from (${read([], NEXT)}) next
    where (select true from attendee t
      where t.company_id = $1 and t.appointment_id = next.id and ${isLike(values, words)} limit 1)
    order by next.starts_at ${direction}, next.id ${direction} limit ${stretch.limit}`;
}

/** An array, so that the planner asks the index of names first. */
const isFound = (values: Values, words: readonly string[]) =>
  `a.id = any(array(select t.appointment_id from attendee t
    where t.company_id = $1 and ${isLike(values, words)}))`;

function toTabCondition(values: Values, { tab, nowMinute }: Wanted, { start }: Along): string {
  if (tab === 'cancelled') return IS_CANCELLED;
  return conditionOf[tab](start, `to_timestamp(${values.add(nowMinute)}::float8 * 60)`);
}

function toCursorCondition(
  values: Values,
  wanted: Wanted,
  stretch: Stretch,
  { start, id }: Along,
): string[] {
  const { cursor } = stretch;
  if (!cursor) return [];
  const at = `to_timestamp(${values.add(cursor.startMinute)}::float8 * 60)`;
  const isAfter = isDescending(wanted, stretch) ? '<' : '>';
  return [`(${start}, ${id}) ${isAfter} (${at}, ${values.add(cursor.id)}::uuid)`];
}

function toConditions(values: Values, whose: Whose, wanted: Wanted, { start }: Along): string[] {
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
    from ? `${start} >= ${values.add(from)}::timestamptz` : '',
    until ? `${start} < ${values.add(until)}::timestamptz` : '',
  ].filter((condition) => condition !== '');
}

const IS_THERE = `(t.cancelled_at is null or a.status = 'cancelled')`;

/** So many of an appointment are decided about at once. */
const MAX_WAITING = 50;

/** Its seats, in the order in which they were taken. */
const seatsText = (which: string, limit: number) => `coalesce((
      select json_agg(json_build_object('id', t.id, 'name', t.name, 'email', t.email,
        'noShow', t.no_show_at is not null, 'awaits', t.awaits,
        'provisionalUntilMs', floor(date_part('epoch', t.provisional_until) * 1000),
        'cancelledMs', floor(date_part('epoch', t.cancelled_at) * 1000))
        order by t.created_at, t.id)
      from (select * from attendee t
        where t.company_id = $1 and t.appointment_id = a.id and ${which}
        order by t.created_at, t.id limit ${limit}) t), '[]')`;

const listText = (page: string) => `with page as materialized (${page})
  select a.id, floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.status, a.channel,
    mt.custom_channel_name as "customChannelName", a.location, a.total_spots as "totalSpots",
    a.meeting_type_id as "meetingTypeId", mt.name,
    coalesce((
      select json_agg(json_build_object('id', h.id, 'firstname', h.firstname,
        'lastname', h.lastname, 'picture', h.picture) order by array_position(a.host_ids, h.id))
      from host h where h.company_id = $1 and h.id = any(a.host_ids)), '[]') as hosts,
    ${seatsText(IS_THERE, 3)} as attendees,
    ${seatsText(`t.awaits = 'host' and t.cancelled_at is null`, MAX_WAITING)} as waiting,
    (select count(*)::int from attendee t
      where t.company_id = $1 and t.appointment_id = a.id and ${IS_THERE}) as "attendeeCount"
  from page
  join appointment a on a.company_id = $1 and a.id = page.id
  join meeting_type mt on mt.company_id = $1 and mt.id = a.meeting_type_id`;

const exportText = (page: string) => `with page as materialized (${page})
  select a.id, floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.status, a.channel,
    mt.custom_channel_name as "customChannelName", a.location,
    a.meeting_type_id as "meetingTypeId", mt.name,
    array(select h.firstname || ' ' || h.lastname from host h
      where h.company_id = $1 and h.id = any(a.host_ids)
      order by array_position(a.host_ids, h.id)) as hosts,
    coalesce((
      select json_agg(json_build_object('name', t.name, 'email', t.email, 'phone', t.phone,
        'guests', t.guests, 'notes', t.notes, 'answers', t.answers, 'noShow', t.no_show_at is not null,
        'awaits', t.awaits,
        'provisionalUntilMs', floor(date_part('epoch', t.provisional_until) * 1000),
        'cancelledMs', floor(date_part('epoch', t.cancelled_at) * 1000))
        order by t.created_at, t.id)
      from attendee t
      where t.company_id = $1 and t.appointment_id = a.id and ${IS_THERE}), '[]') as attendees
  from page
  join appointment a on a.company_id = $1 and a.id = page.id
  join meeting_type mt on mt.company_id = $1 and mt.id = a.meeting_type_id`;

const askedText = (page: string) => `with page as materialized (${page})
  select mt.id as "meetingTypeId", mt.form,
    json_agg(distinct jsonb_build_object(
      'name', answer ->> 'name', 'label', answer ->> 'label')) as asked
  from page
  join appointment a on a.company_id = $1 and a.id = page.id
  join meeting_type mt on mt.company_id = $1 and mt.id = a.meeting_type_id
  join attendee t on t.company_id = $1 and t.appointment_id = a.id and ${IS_THERE}
  cross join lateral jsonb_array_elements(t.answers) answer
  group by mt.company_id, mt.id
  order by mt.name, mt.id`;

interface Asked {
  readonly whose: Whose;
  readonly wanted: Wanted;
  readonly stretch: Stretch;
}

/**
 * A stretch of somebody's appointments in the list's order, or against it before a cursor: in one
 * statement, or two where a name is searched that few have.
 */
export function listAppointments(
  sql: Sql,
  whose: Whose,
  wanted: Wanted,
  stretch: Stretch,
): Promise<ListedAppointment[]> {
  const asked = { whose, wanted, stretch };
  return search(asked, (how) =>
    sql.query({ ...toStatement(asked, how, listText), row: listedRow }),
  );
}

/** The same with all who attend, for a table. */
export function listForExport(
  sql: Sql,
  whose: Whose,
  wanted: Wanted,
  stretch: Stretch,
): Promise<ExportedAppointment[]> {
  const asked = { whose, wanted, stretch };
  return search(asked, (how) =>
    sql.query({ ...toStatement(asked, how, exportText), row: exportedRow }),
  );
}

/** What was asked in as many of them, by meeting type: the columns that such a table needs. */
export function listAsked(
  sql: Sql,
  whose: Whose,
  wanted: Wanted,
  limit: number,
): Promise<AskedMeetingType[]> {
  const values = new Values(whose.companyId);
  const page = pageText(values, { whose, wanted, stretch: { cursor: undefined, limit } }, 'index');
  return sql.query({ text: askedText(page), values: values.list, row: askedRow });
}

async function search<Row>(
  { wanted, stretch }: Asked,
  read: (how: Search) => Promise<Row[]>,
): Promise<Row[]> {
  const next = await read('next');
  return wanted.words.length === 0 || next.length >= stretch.limit ? next : read('index');
}

function toStatement(asked: Asked, how: Search, toText: (page: string) => string) {
  const { whose, wanted, stretch } = asked;
  const values = new Values(whose.companyId);
  const page = pageText(values, asked, how);
  const direction = isDescending(wanted, stretch) ? 'desc' : 'asc';
  return {
    text: `${toText(page)} order by page.starts_at ${direction}, page.id ${direction}`,
    values: values.list,
  };
}

function isDescending({ tab }: Wanted, { cursor }: Stretch): boolean {
  return isNewestFirst[tab] !== (cursor?.way === 'before');
}
