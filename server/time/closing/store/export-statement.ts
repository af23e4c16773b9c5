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

/** Where a table's rows are told apart by more than their id: by what, and as what that compares. */
interface Way {
  readonly key?: string;
  readonly type?: 'uuid' | 'text';
  readonly ofCompany?: string;
}

const by = (...columns: readonly string[]): Way => ({
  key: `concat_ws('/', ${columns.map((column) => `r.${column}`).join(', ')})`,
  type: 'text',
});

/**
 * Rows of one table in the order of their keys: the company, the last key that was read and how many are the
 * parameters $1 to $3. Each is one line.
 */
function table(name: string, from: string, cells: Cells, way: Way = {}): ExportedTable {
  const { key = 'r.id', type = 'uuid', ofCompany = 'r.company_id' } = way;
  return {
    name,
    columns: cells.map(([column]) => column),
    text: `select (${key})::text as key, json_build_array(${toCells(cells)}) as lines from ${from} r
      where ${ofCompany} = $1 and ($2::${type} is null or ${key} > $2::${type}) order by ${key} limit $3`,
  };
}

/** Columns as they are; times are moments of `times`. */
const plain = (...columns: readonly string[]): Cells =>
  columns.map((column) => [toName(column), `r.${column}`] as const);
const times = (...columns: readonly string[]): Cells =>
  columns.map((column) => [toName(column), iso(`r.${column}`)] as const);
/** As the API names it: `time_zone → timezone`, `host_id → hostId`. */
const toName = (column: string) =>
  column.replace('time_zone', 'timezone').replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** A line for each who attends. */
const SEATS: Cells = [
  ['appointmentId', 'a.id'],
  ['attendeeId', 't.id'],
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
  ['hostIds', 'a.host_ids'],
  ['queueId', 'a.queue_id'],
  ['totalSpots', 'a.total_spots'],
  ['channel', 'a.channel'],
  ['location', 'a.location'],
  ['meetingLink', 'a.meeting_link'],
  ['resourceChannelIds', 'a.resource_channel_ids'],
  ['hostNotes', 'a.host_notes'],
  ['appointmentCreatedAt', iso('a.created_at')],
  ['appointmentCancelledAt', iso('a.cancelled_at')],
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
  ['awaits', 't.awaits'],
  ['provisionalUntil', iso('t.provisional_until')],
  ['cancelledAt', iso('t.cancelled_at')],
  ['cancelledBy', 't.cancelled_by'],
  ['cancelReason', 't.cancel_reason'],
  ['noShowAt', iso('t.no_show_at')],
  ['policyAcceptedAt', iso('t.policy_accepted_at')],
  ['policyText', 't.policy_text'],
  ['receiveReminders', 't.receive_reminders'],
  ['leftAppointmentIds', 't.left_appointment_ids'],
];

const appointments: ExportedTable = {
  name: 'appointments',
  columns: SEATS.map(([column]) => column),
  text: `select a.id as key, coalesce((
      select json_agg(${toCells(SEATS)} order by t.created_at, t.id) from attendee t
      where t.company_id = a.company_id and t.appointment_id = a.id), '[]') as lines
    from appointment a
    join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
    where a.company_id = $1 and ($2::uuid is null or a.id > $2) order by a.id limit $3`,
};

const people: readonly ExportedTable[] = [
  table(
    'company',
    'company',
    [
      ...plain('id', 'slug', 'name', 'tier', 'logo', 'primary_color', 'use_brand_styling'),
      ...plain('hide_kalends_branding', 'personalized_branding', 'show_data_policy_link'),
      ...plain(
        'data_policy_link',
        'imprint_link',
        'contact',
        'website',
        'review_url',
        'custom_legal_text',
        'keep_appointments_days',
      ),
      ...plain('google_analytics_measurement_id', 'meta_pixel_id', 'custom_domain'),
      ...plain('default_language', 'closed_by', 'closing_reason'),
      ...times('erases_at', 'created_at'),
    ],
    { ofCompany: 'r.id' },
  ),
  table('members', 'host', [
    ...plain('id', 'role', 'firstname', 'lastname', 'email', 'phone', 'title', 'description'),
    ...plain('picture', 'language', 'time_zone', 'time_format', 'week_start', 'average_rating'),
    ...plain('review_count', 'limits', 'disable_over_limit'),
    ...times('onboarded_at', 'created_at', 'left_at'),
  ]),
  table(
    'business-cards',
    'personal_page',
    [
      ...plain('host_id', 'description', 'header_image', 'primary_color', 'use_custom_colors'),
      ...plain('show_all_meeting_types', 'meeting_type_order', 'online_profiles'),
      ...times('changed_at'),
    ],
    by('host_id'),
  ),
  table('teams', 'team', plain('id', 'name', 'picture', 'description')),
  table(
    'team-members',
    'team_host',
    plain('team_id', 'host_id', 'position', 'is_admin', 'weight', 'priority'),
    by('team_id', 'host_id'),
  ),
  table(
    'addresses',
    'slug_directory',
    [...plain('kind', 'slug', 'target_id', 'is_current'), ...times('created_at')],
    by('kind', 'slug'),
  ),
  table('invitations', 'invitation', [
    ...plain('id', 'email', 'role', 'team_ids', 'language', 'invited_by'),
    ...times('sent_at', 'expires_at', 'created_at'),
  ]),
  table('api-tokens', 'api_token', [
    ...plain('id', 'host_id', 'name', 'hint', 'reads_only'),
    ...times('created_at', 'last_used_at', 'expires_at'),
  ]),
];

/** What was given as files. What is in them stands beside the tables. */
const files: readonly ExportedTable[] = [
  table('logos', 'company_logo', plain('picture'), { key: 'r.picture', type: 'text' }),
  table(
    'files',
    'stored_file',
    [...plain('hash', 'content_type', 'byte_length', 'width', 'height'), ...times('last_given_at')],
    { key: 'r.hash', type: 'text' },
  ),
  table(
    'picture-sizes',
    'picture_size',
    plain('original', 'width', 'hash'),
    by('original', 'width'),
  ),
];

const hours: readonly ExportedTable[] = [
  table('schedules', 'schedule', [
    ...plain('id', 'host_id', 'name', 'is_default', 'time_zone', 'weekly'),
    ...times('created_at'),
  ]),
  table(
    'schedule-dates',
    'schedule_override',
    plain('schedule_id', 'date', 'ranges'),
    by('schedule_id', 'date'),
  ),
  table('absences', 'out_of_office', [
    ...plain('id', 'host_id', 'first_date', 'last_date', 'time_zone', 'reason', 'note'),
    ...plain('delegate_host_id'),
    ...times('created_at'),
  ]),
  table(
    'conference-rooms',
    'conference_connection',
    [...plain('host_id', 'provider', 'meeting_link', 'makes_meetings'), ...times('created_at')],
    by('host_id', 'provider'),
  ),
  table('conference-accounts', 'conference_account', [
    ...plain('id', 'host_id', 'provider', 'account_name'),
    ...times('refused_at', 'created_at'),
  ]),
  table(
    'conference-meetings',
    'conference_meeting',
    plain('appointment_id', 'host_id', 'provider', 'remote_id', 'link'),
    by('appointment_id', 'host_id'),
  ),
  table('calendar-accounts', 'connection', [
    ...plain('id', 'host_id', 'provider', 'service', 'account_name', 'is_paused'),
    ...times('created_at'),
  ]),
  table(
    'calendars',
    'external_calendar',
    plain('id', 'connection_id', 'host_id', 'name', 'color', 'is_read_only', 'is_busy'),
  ),
  table('calendar-feeds', 'calendar_feed', [
    ...plain('id', 'host_id', 'team_id', 'name', 'hint'),
    ...times('created_at', 'last_read_at'),
  ]),
  table(
    'calendar-use',
    'calendar_use',
    plain(
      'host_id',
      'written_calendar_id',
      'counts_tentative',
      'follows_moves',
      'follows_deletions',
    ),
    by('host_id'),
  ),
  table(
    'meeting-type-calendars',
    'meeting_type_calendar',
    plain('meeting_type_id', 'host_id', 'calendar_id'),
    by('meeting_type_id', 'host_id'),
  ),
];

const offers: readonly ExportedTable[] = [
  table('resources', 'resource', [
    ...plain('id', 'name', 'group_name', 'description', 'capacity', 'enabled'),
    ...times('created_at'),
  ]),
  table('workspaces', 'workspace', [...plain('id', 'name', 'position'), ...times('created_at')]),
  table('meeting-types', 'meeting_type', [
    ...plain('id', 'name', 'slug', 'owner_host_id', 'team_id', 'workspace_id', 'enabled', 'listed'),
    ...plain('description', 'position', 'duration_minutes', 'allowed_durations', 'channel'),
    ...plain('custom_channel_name', 'locations', 'slot_interval_minutes', 'buffer_before_minutes'),
    ...plain('buffer_after_minutes', 'min_notice_minutes', 'booking_window', 'limits'),
    ...plain('calculation_method', 'round_robin', 'round_robin_window_days', 'queue_id'),
    ...plain('total_spots', 'settings', 'form'),
    ...times('publish_from', 'archived_at', 'created_at', 'updated_at'),
  ]),
  table(
    'meeting-type-hosts',
    'meeting_type_host',
    [
      ...plain('meeting_type_id', 'host_id', 'position', 'weight', 'priority', 'enabled'),
      ...plain('schedule_id', 'own_limits', 'admin_limits', 'on_card'),
      ...times('last_assigned_at'),
    ],
    by('meeting_type_id', 'host_id'),
  ),
  table(
    'meeting-type-resources',
    'resource_channel',
    plain(
      ...(['id', 'meeting_type_id', 'resource_id', 'name', 'group_name', 'channel'] as const),
      ...(['sub_channel', 'position'] as const),
    ),
  ),
  table(
    'former-addresses',
    'former_meeting_slug',
    [...plain('owner_id', 'slug', 'meeting_type_id'), ...times('created_at')],
    by('owner_id', 'slug'),
  ),
  table('forms', 'routing_form', [
    ...plain('id', 'name', 'enabled', 'definition'),
    ...times('created_at'),
  ]),
  table(
    'short-links',
    'short_link',
    [...plain('id', 'target', 'name', 'created_by'), ...times('expires_at', 'created_at')],
    { type: 'text' },
  ),
  table('one-time-links', 'one_time_link', [
    ...plain('id', 'meeting_type_id', 'host_id', 'name', 'created_by', 'appointment_id'),
    ...times('used_at', 'expires_at', 'created_at'),
  ]),
];

const visitors: readonly ExportedTable[] = [
  appointments,
  table('history', 'appointment_change', [
    ...plain('id', 'appointment_id', 'attendee_id', 'by', 'by_host_id', 'change'),
    ...times('created_at'),
  ]),
  table('workflows', 'workflow', [
    ...plain(
      'id',
      'name',
      'trigger',
      'wait',
      'meeting_type_ids',
      'recipients',
      'languages',
      'texts',
    ),
    ...plain('sends_if_booked_late'),
    ...plain('late_minutes', 'is_active', 'version'),
    ...times('events_from', 'due_from', 'created_at'),
  ]),
  table('email-templates', 'email_template', plain('template', 'texts'), by('template')),
  table('planned-messages', 'planned_message', [
    ...plain(
      'id',
      'appointment_id',
      'attendee_id',
      'host_id',
      'guest',
      'address',
      'workflow_id',
      'state',
      'why',
      'sent_sequence',
    ),
    ...times('starts_at', 'event_at', 'due_at', 'until'),
  ]),
  table(
    'running-late',
    'running_late',
    [...plain('appointment_id', 'attendee_id', 'host_id', 'minutes', 'times'), ...times('said_at')],
    by('appointment_id', 'person_id'),
  ),
  table('reminder-refusals', 'reminder_refusal', [...plain('email'), ...times('created_at')], {
    key: 'r.email',
    type: 'text',
  }),
  table(
    'room-chats',
    'connect_chat_line',
    [...plain('appointment_id', 'seq', 'attendee_id', 'name', 'text'), ...times('said_at')],
    { key: `concat_ws('/', r.appointment_id, lpad(r.seq::text, 10, '0'))`, type: 'text' },
  ),
  table('proposals', 'proposal', [
    ...plain('id', 'host_id', 'meeting_type_id', 'duration_minutes', 'channel', 'recipient_name'),
    ...plain('recipient_email', 'recipient_time_zone', 'recipient_language', 'state'),
    ...plain('appointment_id', 'attendee_id'),
    ...times('hold_until', 'closed_at', 'reminded_at', 'created_at', 'changed_at'),
  ]),
  table(
    'proposed-times',
    'proposed_time',
    [
      ...plain('proposal_id', 'host_ids', 'resource_channel_ids', 'appointment_id'),
      ...plain('is_outside_hours'),
      ...times('starts_at', 'freed_at'),
    ],
    { key: `concat_ws('/', r.proposal_id, ${iso('r.starts_at')})`, type: 'text' },
  ),
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
    ...plain('id', 'appointment_id', 'attendee_id', 'meeting_type_id', 'host_ids', 'provider'),
    ...plain('provider_order_id', 'amount_cents', 'currency', 'status', 'failure'),
    ...plain('refund_policy', 'start_minute', 'resource_channel_ids'),
    // The token of a proposal opens it.
    ['request', `r.request - 'proposal'`],
    ...times('created_at', 'paid_at', 'expires_at'),
  ]),
  table(
    'payments-taken-back',
    'payment_taken_back',
    [...plain('payment_order_id', 'fact_id', 'reason', 'amount_cents'), ...times('created_at')],
    by('payment_order_id', 'fact_id'),
  ),
];

/**
 * All of them, in the order in which they stand in the file: what anybody has typed or picked, and no secret.
 * `tests/api/company-export.test.ts` names a column that is missing.
 */
export const exportedTables: readonly ExportedTable[] = [
  ...people,
  ...hours,
  ...offers,
  ...visitors,
  ...files,
];

const exportedRow = z.strictObject({
  key: z.string(),
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
