import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { LATE, latecomer } from '#server/time/appointment/late-statement.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import type { KeptAnswer } from '#shared/domain/fields/field-texts.ts';
import { form, parseForm } from '#shared/domain/fields/form.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ORDER_STATUSES } from '#shared/domain/payment/order.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';

/** An answer as it is stored. */
export const keptAnswer = z.strictObject({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  values: z.array(z.string()).optional(),
} satisfies Record<keyof KeptAnswer, z.ZodType>);

const ms = z.int().nullable();

const seat = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  notes: z.string().nullable(),
  guests: z.array(z.string()),
  answers: z.array(keptAnswer),
  awaits: z.enum(['attendee', 'host']).nullable(),
  provisionalUntilMs: ms,
  cancelledMs: ms,
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(['attendee', 'host', 'nobody']).nullable(),
  noShowMs: ms,
  policyAcceptedMs: ms,
  policyText: z.string().nullable(),
  receiveReminders: z.boolean().nullable(),
  payment: z
    .strictObject({
      amountCents: z.int(),
      currency: z.enum(CURRENCIES),
      status: z.enum(ORDER_STATUSES),
    })
    .nullable(),
});

const host = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  picture: z.string().nullable(),
  email: z.string(),
});

const detailRow = z.strictObject({
  companyId: z.uuid(),
  teamId: z.uuid().nullable(),
  id: z.uuid(),
  startMinute: z.int(),
  durationMinutes: z.int(),
  status: z.enum(['booked', 'provisional', 'cancelled']),
  channel: z.enum(CHANNELS),
  customChannelName: z.string().nullable(),
  location: z.string().nullable(),
  meetingLink: z.string().nullable(),
  totalSpots: z.int().nullable(),
  hostNotes: z.string().nullable(),
  createdMs: z.int(),
  meetingTypeId: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  form,
  hosts: z.array(host),
  late: z.array(latecomer),
  seats: z.array(seat),
});

/** An appointment as its hosts see it. */
export type DetailedAppointment = Readonly<z.output<typeof detailRow>>;

const msOf = (column: string) => `floor(date_part('epoch', ${column}) * 1000)`;

const DETAIL = `select a.company_id as "companyId", mt.team_id as "teamId", a.id,
    floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
    a.duration_minutes as "durationMinutes", a.status, a.channel,
    mt.custom_channel_name as "customChannelName", a.location, a.meeting_link as "meetingLink",
    a.total_spots as "totalSpots", a.host_notes as "hostNotes",
    ${msOf('a.created_at')}::float8 as "createdMs",
    a.meeting_type_id as "meetingTypeId", mt.name, mt.description, mt.form,
    coalesce((
      select json_agg(json_build_object('id', h.id, 'firstname', h.firstname,
        'lastname', h.lastname, 'picture', h.picture, 'email', h.email)
        order by array_position(a.host_ids, h.id))
      from host h where h.company_id = a.company_id and h.id = any(a.host_ids)), '[]') as hosts,
    ${LATE} as late,
    coalesce((
      select json_agg(json_build_object('id', t.id, 'name', t.name, 'email', t.email,
        'phone', t.phone, 'address', t.address, 'language', t.language, 'timezone', t.time_zone,
        'notes', t.notes, 'guests', t.guests, 'answers', t.answers, 'awaits', t.awaits,
        'provisionalUntilMs', ${msOf('t.provisional_until')},
        'cancelledMs', ${msOf('t.cancelled_at')}, 'cancelReason', t.cancel_reason,
        'cancelledBy', t.cancelled_by, 'noShowMs', ${msOf('t.no_show_at')},
        'policyAcceptedMs', ${msOf('t.policy_accepted_at')}, 'policyText', t.policy_text,
        'receiveReminders', t.receive_reminders,
        'payment', (select json_build_object('amountCents', po.amount_cents,
            'currency', po.currency, 'status', po.status)
          from payment_order po
          where po.company_id = t.company_id and po.attendee_id = t.id limit 1))
        order by t.created_at, t.id)
      from attendee t
      where t.company_id = a.company_id and t.appointment_id = a.id), '[]') as seats
  from appointment a
  join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
  where a.company_id = $1 and a.id = $2`;

/** `undefined` where the company has no such appointment. */
export async function findDetailed(
  sql: Sql,
  key: { readonly companyId: string; readonly id: string },
): Promise<DetailedAppointment | undefined> {
  const [row] = await sql.query({
    name: 'appointment-of-hosts',
    text: DETAIL,
    values: [key.companyId, key.id],
    row: detailRow,
  });
  return row && { ...row, form: parseForm(row.form) };
}
