import * as z from 'zod';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { DROP_REASONS, type PlanFacts } from '#shared/domain/reminder/plan-messages.ts';
import {
  MESSAGE_STATES,
  type Settlement,
  type StandingMessage,
} from '#shared/domain/reminder/settle-plan.ts';
import {
  type Recipient,
  type Wait,
  WORKFLOW_TRIGGERS,
  type Workflow,
} from '#shared/domain/reminder/workflow.ts';

const wait: z.ZodType<Wait> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('minutes'), minutes: z.int() }),
  z.strictObject({ kind: z.literal('days'), days: z.int(), minuteOfDay: z.int() }),
]);

const workflow: z.ZodType<Workflow> = z.strictObject({
  id: z.uuid(),
  trigger: z.enum(WORKFLOW_TRIGGERS),
  wait,
  meetingTypeIds: z.array(z.uuid()),
  recipients: z.array(z.custom<Recipient>()),
  languages: z.array(z.enum(LANGUAGES)),
  sendsIfBookedLate: z.boolean(),
  lateMinutes: z.int(),
  eventsFromMs: z.number(),
  dueFromMs: z.number(),
});

const seat: z.ZodType<PlanFacts['seats'][number]> = z.strictObject({
  attendeeId: z.uuid(),
  email: z.string(),
  guests: z.array(z.string()),
  timeZone: z.string(),
  language: z.enum(LANGUAGES),
  isSure: z.boolean(),
  receiveReminders: z.boolean().nullable(),
  sinceMs: z.number(),
  happened: z.strictObject({
    'booking-confirm': z.number().nullable(),
    'booking-reschedule': z.number().nullable(),
    'booking-cancel': z.number().nullable(),
  }),
});

const host: z.ZodType<PlanFacts['hosts'][number]> = z.strictObject({
  hostId: z.uuid(),
  timeZone: z.string(),
  language: z.enum(LANGUAGES),
});

const standing: z.ZodType<StandingMessage> = z.strictObject({
  id: z.uuid(),
  attendeeId: z.uuid().nullable(),
  hostId: z.uuid().nullable(),
  guest: z.string(),
  address: z.string(),
  workflowId: z.uuid(),
  startMs: z.number(),
  eventMs: z.number().nullable(),
  dueMs: z.number(),
  untilMs: z.number(),
  state: z.enum(MESSAGE_STATES),
  why: z.enum(DROP_REASONS).nullable(),
});

const plannedRow = z.strictObject({
  companyId: z.uuid(),
  sequence: z.int(),
  isBooked: z.boolean(),
  meetingTypeId: z.uuid(),
  startMs: z.number(),
  endMs: z.number(),
  seats: z.array(seat),
  hosts: z.array(host),
  workflows: z.array(workflow),
  /** Addresses of people who want none. */
  unwanted: z.array(z.string()),
  standing: z.array(standing),
});

/** What an appointment's messages are planned from, and what stands written down of them. */
export type PlanRow = Readonly<z.output<typeof plannedRow>>;

const ms = (column: string) => `floor(date_part('epoch', ${column}) * 1000)`;

/** When a seat was last in the history by one of these words. */
const lastOf = (...kinds: readonly string[]) =>
  `(select max(${ms('c.created_at')}) from appointment_change c
    where c.company_id = a.company_id and c.appointment_id = a.id
      and (c.attendee_id is null or c.attendee_id = t.id)
      and c.change ->> 'kind' in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

const SURE = ['booked', 'picked', 'recorded', 'confirmed'] as const;

/**
 * What was handed on has gone, or is on its way, unless it was left out just before it went, or the appointment
 * has changed before it was written.
 */
const HAS_GONE = `coalesce((select bool_or(m.status <> 'overtaken') from mail_log m
    where m.company_id = p.company_id and m.appointment_id = p.appointment_id
      and m.planned_message_id = p.id), p.sent_sequence = a.sequence)`;

/**
 * Waits until nobody else changes the appointment; with `skipLocked` it does not wait. False where there is none,
 * or where it would have to wait. A statement of its own: what a row is joined with is not read again once its
 * lock is there.
 */
export async function lockPlanned(
  tx: Transaction,
  appointmentId: string,
  { skipLocked = false } = {},
): Promise<boolean> {
  const text = 'select 1 from appointment where id = $1 for no key update';
  const rows = await tx.query(
    skipLocked
      ? { name: 'lock-planned-unless-locked', text: `${text} skip locked`, values: [appointmentId] }
      : { name: 'lock-planned', text, values: [appointmentId] },
  );
  return rows.length > 0;
}

export async function loadPlan(sql: Sql, appointmentId: string): Promise<PlanRow | undefined> {
  const [row] = await sql.query({
    name: 'load-plan',
    text: `select a.company_id as "companyId", a.sequence, a.status = 'booked' as "isBooked",
        a.meeting_type_id as "meetingTypeId", ${ms('a.starts_at')} as "startMs",
        ${ms('a.starts_at')} + a.duration_minutes * 60000 as "endMs",
        coalesce((select json_agg(json_build_object('attendeeId', t.id, 'email', t.email,
            'guests', t.guests, 'timeZone', t.time_zone, 'language', t.language,
            'isSure', t.cancelled_at is null and t.awaits is null,
            'receiveReminders', t.receive_reminders,
            'sinceMs', coalesce(${lastOf(...SURE, 'moved')}, ${ms('t.created_at')}),
            'happened', json_build_object('booking-confirm', ${lastOf(...SURE)},
              'booking-reschedule', ${lastOf('moved')},
              'booking-cancel', case when t.cancelled_at is not null and t.awaits is null
                then ${lastOf('cancelled')} end)) order by t.created_at, t.id)
          from attendee t where t.company_id = a.company_id and t.appointment_id = a.id), '[]')
          as seats,
        coalesce((select json_agg(json_build_object('hostId', h.id, 'timeZone', h.time_zone,
            'language', h.language) order by h.id)
          from host h where h.company_id = a.company_id and h.id = any(a.host_ids)), '[]') as hosts,
        coalesce((select json_agg(json_build_object('id', w.id, 'trigger', w.trigger, 'wait', w.wait,
            'meetingTypeIds', w.meeting_type_ids, 'recipients', w.recipients, 'languages', w.languages,
            'sendsIfBookedLate', w.sends_if_booked_late, 'lateMinutes', w.late_minutes,
            'eventsFromMs', ${ms('w.events_from')}, 'dueFromMs', ${ms('w.due_from')}) order by w.id)
          from workflow w where w.company_id = a.company_id and w.is_active), '[]') as workflows,
        coalesce((select json_agg(r.email) from reminder_refusal r
          where r.company_id = a.company_id and r.email in (
            select lower(reader.email) from attendee t, unnest(t.guests || t.email) reader (email)
            where t.company_id = a.company_id and t.appointment_id = a.id
            union all select unnest(w.recipients) from workflow w
            where w.company_id = a.company_id and w.is_active)), '[]') as unwanted,
        coalesce((select json_agg(json_build_object('id', p.id, 'attendeeId', p.attendee_id,
            'hostId', p.host_id, 'guest', p.guest, 'address', p.address, 'workflowId', p.workflow_id, 'startMs', ${ms('p.starts_at')},
            'eventMs', ${ms('p.event_at')}, 'dueMs', ${ms('p.due_at')}, 'untilMs', ${ms('p.until')}, 'why', p.why,
            'state', case when p.state = 'sent' and not ${HAS_GONE} then 'ended' else p.state end))
          from planned_message p where p.company_id = a.company_id and p.appointment_id = a.id), '[]')
          as standing
      from appointment a where a.id = $1`,
    values: [appointmentId],
    row: plannedRow,
  });
  return row;
}

/** Writes a plan over what stands there, under its appointment's lock. */
export async function writePlan(
  tx: Transaction,
  { companyId, appointmentId }: { readonly companyId: string; readonly appointmentId: string },
  messages: readonly (Settlement['written'][number] & { readonly id: string })[],
): Promise<void> {
  tx.send({
    name: 'write-plan',
    text: `insert into planned_message (company_id, appointment_id, id, attendee_id, host_id, guest, address, workflow_id,
        starts_at, event_at, due_at, until, state, why)
      select $1, $2, m.id, m."attendeeId", m."hostId", m.guest, m.address, m."workflowId", to_timestamp(m."startMs" / 1000),
        to_timestamp(m."eventMs" / 1000), to_timestamp(m."dueMs" / 1000), to_timestamp(m."untilMs" / 1000), m.state, m.why
      from json_to_recordset($3::json) as m(id uuid, "attendeeId" uuid, "hostId" uuid, guest text, address text, "workflowId" uuid,
        "startMs" float8, "eventMs" float8, "dueMs" float8, "untilMs" float8, state text, why text)
      on conflict (company_id, id) do update
        set starts_at = excluded.starts_at, due_at = excluded.due_at, until = excluded.until, state = excluded.state,
          why = excluded.why
        where planned_message.state <> 'skipped'`,
    values: [companyId, appointmentId, JSON.stringify(messages)],
  });
}

const dueRow = z.strictObject({ appointmentId: z.uuid() });

/** Appointments that have a message that is due, the longest due first. */
export async function listDue(
  sql: Sql,
  { nowMs, limit }: { readonly nowMs: number; readonly limit: number },
): Promise<string[]> {
  const rows = await sql.query({
    name: 'due-messages',
    text: `select distinct due.appointment_id as "appointmentId" from (
        select appointment_id from planned_message
        where state = 'planned' and due_at <= to_timestamp($1::float8 / 1000)
        order by due_at limit $2) due`,
    values: [nowMs, limit],
    row: dueRow,
  });
  return rows.map(({ appointmentId }) => appointmentId);
}

/** Comes back later to what is due of an appointment. */
export async function putOffDue(
  sql: Sql,
  appointmentId: string,
  { nowMs, againMs }: { readonly nowMs: number; readonly againMs: number },
): Promise<void> {
  await sql.query({
    name: 'put-off-messages',
    text: `update planned_message p set due_at = to_timestamp($3::float8 / 1000)
      from appointment a where a.id = $1 and p.company_id = a.company_id and p.appointment_id = a.id
        and p.state = 'planned' and p.due_at <= to_timestamp($2::float8 / 1000)`,
    values: [appointmentId, nowMs, againMs],
  });
}
