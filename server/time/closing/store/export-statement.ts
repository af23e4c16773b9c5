import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

/** A table of the file: what its columns are called, and whose rows they are. */
export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly text: string;
}

const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

type Cells = readonly (readonly [column: string, sql: string])[];

const toCells = (cells: Cells) => `json_build_array(${cells.map(([, sql]) => `(${sql})::text`)})`;

/**
 * Rows of one table by their ids: the company, the last id that was read and how many are the parameters $1 to $3.
 * Each is one line.
 */
function table(name: string, from: string, cells: Cells): ExportedTable {
  return {
    name,
    columns: cells.map(([column]) => column),
    text: `select r.id, json_build_array(${toCells(cells)}) as lines from ${from} r
      where r.company_id = $1 and ($2::uuid is null or r.id > $2) order by r.id limit $3`,
  };
}

/** Columns that are called in the file as in the database. */
const plain = (...columns: readonly string[]): Cells =>
  columns.map((column) => [toCamel(column), `r.${column}`] as const);
const times = (...columns: readonly string[]): Cells =>
  columns.map((column) => [toCamel(column), iso(`r.${column}`)] as const);
const toCamel = (column: string) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** A line for each who attends. */
const SEATS: Cells = [
  ['appointmentId', 'a.id'],
  ['start', iso('a.starts_at')],
  ['durationMinutes', 'a.duration_minutes'],
  ['status', 'a.status'],
  ['meetingTypeId', 'a.meeting_type_id'],
  ['meetingType', 'mt.name'],
  [
    'hosts',
    `select string_agg(trim(h.firstname || ' ' || h.lastname), ', ' order by h.id) from host h
      where h.company_id = a.company_id and h.id = any(a.host_ids)`,
  ],
  ['channel', 'a.channel'],
  ['location', 'a.location'],
  ['meetingLink', 'a.meeting_link'],
  ['hostNotes', 'a.host_notes'],
  ['name', 't.name'],
  ['email', 't.email'],
  ['phone', 't.phone'],
  ['address', 't.address'],
  ['language', 't.language'],
  ['timezone', 't.time_zone'],
  ['notes', 't.notes'],
  ['guests', `array_to_string(t.guests, ', ')`],
  [
    'answers',
    `select string_agg((answer ->> 'label') || ': ' || (answer ->> 'value'), E'\\n' order by nth)
      from jsonb_array_elements(t.answers) with ordinality as of (answer, nth)`,
  ],
  ['bookedAt', iso('t.created_at')],
  ['cancelledAt', iso('t.cancelled_at')],
  ['cancelledBy', 't.cancelled_by'],
  ['cancelReason', 't.cancel_reason'],
  ['noShowAt', iso('t.no_show_at')],
  ['policyAcceptedAt', iso('t.policy_accepted_at')],
];

const appointments: ExportedTable = {
  name: 'appointments',
  columns: SEATS.map(([column]) => column),
  text: `select a.id, coalesce((
      select json_agg(${toCells(SEATS)} order by t.created_at, t.id) from attendee t
      where t.company_id = a.company_id and t.appointment_id = a.id), '[]') as lines
    from appointment a
    join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
    where a.company_id = $1 and ($2::uuid is null or (a.starts_at, a.id) > (
      select last.starts_at, last.id from appointment last
      where last.company_id = $1 and last.id = $2))
    order by a.starts_at, a.id limit $3`,
};

/** All of them, in the order in which they stand in the file. */
export const exportedTables: readonly ExportedTable[] = [
  table('members', 'host', [
    ...plain('id', 'role', 'firstname', 'lastname', 'email', 'phone', 'title', 'language'),
    ['timezone', 'r.time_zone'],
    ...times('created_at', 'left_at'),
  ]),
  table('schedules', 'schedule', [
    ...plain('id', 'host_id', 'name', 'is_default'),
    ['timezone', 'r.time_zone'],
    ...plain('weekly'),
  ]),
  table('meeting-types', 'meeting_type', [
    ...plain('id', 'name', 'slug', 'owner_host_id', 'team_id', 'enabled', 'description'),
    ...plain('duration_minutes', 'channel', 'total_spots', 'settings', 'form'),
    ...times('archived_at', 'created_at'),
  ]),
  appointments,
  table('contacts', 'form_first_contact', [
    ...plain('id', 'meeting_type_id', 'email', 'fullname', 'firstname', 'lastname', 'phone'),
    ...plain('timezone', 'referrer_url', 'form_data'),
    ...times('created_at', 'updated_at'),
  ]),
  table('callbacks', 'callback_request', [
    ...plain('id', 'meeting_type_id', 'host_id', 'name', 'phone', 'email', 'notes', 'language'),
    ...plain('timezone'),
    ...times('created_at'),
  ]),
  table('form-answers', 'routing_submission', [
    ...plain('id', 'form_id', 'answers', 'outcome'),
    ...times('created_at'),
  ]),
  table('payments', 'payment_order', [
    ...plain('id', 'appointment_id', 'attendee_id', 'meeting_type_id', 'provider'),
    ...plain('provider_order_id', 'amount_cents', 'currency', 'status'),
    ...times('created_at', 'paid_at'),
  ]),
];

const exportedRow = z.strictObject({
  id: z.uuid(),
  lines: z.array(z.array(z.string().nullable())),
});

/** Some of a table's rows. */
export function readExported(
  sql: Sql,
  { name, text }: ExportedTable,
  asked: {
    readonly companyId: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<z.output<typeof exportedRow>[]> {
  return sql.query({
    name: `export-${name}`,
    text,
    values: [asked.companyId, asked.after ?? null, asked.limit],
    row: exportedRow,
  });
}
