import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import type { KeptAnswer } from '#shared/domain/fields/field-texts.ts';
import { form, parseForm } from '#shared/domain/fields/form.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { parseSettings, storedSettings } from '#shared/domain/meeting-type/settings.ts';
import { ORDER_STATUSES } from '#shared/domain/payment/order.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';
import type { RefundPolicy } from '#shared/domain/payment/refund-policy.ts';
import { TIME_FORMATS } from '#shared/domain/time-format.ts';

const refundPolicy: z.ZodType<RefundPolicy> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('full') }),
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('until'), hours: z.int() }),
]);

/** What was paid for a seat. */
const seatPayment = z.strictObject({
  amountCents: z.int(),
  currency: z.enum(CURRENCIES),
  status: z.enum(ORDER_STATUSES),
  /** What they were told about cancelling, when they paid. */
  refundPolicy,
});

const keptAnswer: z.ZodType<KeptAnswer> = z.strictObject({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  values: z.array(z.string()).optional(),
});

const attendee = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  language: z.enum(LANGUAGES),
  timeZone: z.string(),
  notes: z.string().nullable(),
  guests: z.array(z.string()),
  answers: z.array(keptAnswer),
  secretHash: z.string(),
  cancelledMs: z.int().nullable(),
  /** Who had to confirm their booking, as long as nobody did. */
  awaits: z.enum(['attendee', 'host']).nullable(),
  provisionalUntilMs: z.int().nullable(),
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(['attendee', 'host', 'nobody']).nullable(),
  payment: seatPayment.nullable(),
});

const host = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  picture: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(LANGUAGES),
  timeZone: z.string(),
  timeFormat: z.enum(TIME_FORMATS).nullable(),
});

const company = z.strictObject({
  name: z.string(),
  logo: z.string().nullable(),
  tier: z.enum(['basic', 'essentials', 'growth', 'teams', 'enterprise']),
  showDataPolicyLink: z.boolean(),
  imprintLink: z.string().nullable(),
  dataPolicyLink: z.string().nullable(),
  customLegalText: z.string().nullable(),
  hideKalendsBranding: z.boolean(),
  useBrandStyling: z.boolean(),
  primaryColor: z.string().nullable(),
  featureAccess: z.strictObject({ personalizedBranding: z.boolean() }),
});

const latecomer = z.strictObject({
  attendeeId: z.uuid().nullable(),
  hostId: z.uuid().nullable(),
  minutes: z.int(),
});

const appointmentRow = z.strictObject({
  companyId: z.uuid(),
  id: z.uuid(),
  meetingTypeId: z.uuid(),
  teamId: z.uuid().nullable(),
  startMinute: z.int(),
  durationMinutes: z.int(),
  status: z.enum(['booked', 'provisional', 'cancelled']),
  channel: z.enum(CHANNELS),
  customChannelName: z.string().nullable(),
  location: z.string().nullable(),
  meetingLink: z.string().nullable(),
  sequence: z.int(),
  totalSpots: z.int().nullable(),
  queueId: z.uuid().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  settings: storedSettings,
  form,
  /** None where the company is closed: nothing is booked again there. */
  bookingPath: z.string().nullable(),
  company,
  companyContact: z.string().nullable(),
  hosts: z.array(host),
  attendees: z.array(attendee),
  /** In the order in which they said so. */
  late: z.array(latecomer),
});

/** An appointment with everything that pages and mails say about it, as one statement reads it. */
export type AppointmentRow = Readonly<z.output<typeof appointmentRow>>;
export type AppointmentAttendee = Readonly<z.output<typeof attendee>>;

/** Whose rows belong to it, as conditions. */
interface Whose {
  readonly hosts: string;
  readonly attendees: string;
}

const loadText = ({ hosts, attendees }: Whose) => `
select a.company_id as "companyId", a.id, a.meeting_type_id as "meetingTypeId",
  mt.team_id as "teamId",
  floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
  a.duration_minutes as "durationMinutes", a.status, a.channel,
  mt.custom_channel_name as "customChannelName", a.location, a.meeting_link as "meetingLink",
  a.sequence, a.total_spots as "totalSpots", a.queue_id as "queueId", mt.name, mt.description, mt.settings, mt.form,
  case when c.erases_at is null then
    case when mt.team_id is not null then '/team/' else '/' end || coalesce(d.slug, '') || '/' || mt.slug
    end as "bookingPath",
  json_build_object('name', c.name, 'logo', (select l.picture from company_logo l where l.company_id = c.id), 'tier', c.tier,
    'showDataPolicyLink', c.show_data_policy_link, 'imprintLink', coalesce(c.imprint_link, (select imprint_url from instance)),
    'dataPolicyLink', coalesce(c.data_policy_link, (select privacy_url from instance)), 'customLegalText', c.custom_legal_text, 'hideKalendsBranding', c.hide_kalends_branding,
    'useBrandStyling', c.use_brand_styling, 'primaryColor', c.primary_color,
    'featureAccess', json_build_object('personalizedBranding', c.personalized_branding)) as company,
  c.contact as "companyContact",
  coalesce((
    select json_agg(json_build_object('id', h.id, 'firstname', h.firstname, 'lastname', h.lastname,
      'picture', h.picture, 'email', h.email, 'phone', h.phone, 'language', h.language, 'timeZone', h.time_zone,
      'timeFormat', h.time_format)
      order by array_position(${hosts}, h.id))
    from host h where h.company_id = a.company_id and h.id = any(${hosts})), '[]') as hosts,
  coalesce((
    select json_agg(json_build_object('id', t.id, 'email', t.email, 'name', t.name, 'phone', t.phone,
      'language', t.language, 'timeZone', t.time_zone, 'notes', t.notes, 'guests', t.guests,
      'answers', t.answers, 'secretHash', t.secret_hash, 'awaits', t.awaits,
      'cancelledMs', floor(date_part('epoch', t.cancelled_at) * 1000),
      'provisionalUntilMs', floor(date_part('epoch', t.provisional_until) * 1000),
      'cancelReason', t.cancel_reason, 'cancelledBy', t.cancelled_by,
      'payment', (select json_build_object('amountCents', po.amount_cents, 'currency', po.currency,
          'status', po.status, 'refundPolicy', po.refund_policy)
        from payment_order po where po.company_id = t.company_id and po.attendee_id = t.id limit 1)) order by t.created_at, t.id)
    from attendee t where t.company_id = a.company_id and ${attendees}), '[]') as attendees,
  coalesce((
    select json_agg(json_build_object('attendeeId', l.attendee_id, 'hostId', l.host_id, 'minutes', l.minutes)
      order by l.said_at)
    from running_late l
    where l.company_id = a.company_id and l.appointment_id = a.id and l.minutes > 0), '[]') as late
from appointment a
join company c on c.id = a.company_id
join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
left join slug_directory d on d.company_id = a.company_id
  and d.target_id = coalesce(mt.team_id, mt.owner_host_id) and d.is_current
where a.id = $1`;

const LOAD_APPOINTMENT = loadText({
  hosts: 'a.host_ids',
  attendees: 't.appointment_id = a.id',
});
const LOAD_APPOINTMENT_WITH = loadText({
  hosts: '$2::uuid[]',
  attendees: 't.id = any($3::uuid[])',
});

export async function loadAppointment(sql: Sql, id: string): Promise<AppointmentRow | undefined> {
  const [row] = await sql.query({
    name: 'appointment',
    text: LOAD_APPOINTMENT,
    values: [id],
    row: appointmentRow,
  });
  return row && parseStored(row);
}

/** The appointment with these people, wherever they are now. */
export async function loadAppointmentWith(
  sql: Sql,
  id: string,
  people: { readonly hostIds: readonly string[]; readonly attendeeIds: readonly string[] },
): Promise<AppointmentRow | undefined> {
  const [row] = await sql.query({
    name: 'appointment-with',
    text: LOAD_APPOINTMENT_WITH,
    values: [id, people.hostIds, people.attendeeIds],
    row: appointmentRow,
  });
  return row && parseStored(row);
}

/** What an older meeting type lacks has its default. */
function parseStored(row: AppointmentRow): AppointmentRow {
  return { ...row, settings: parseSettings(row.settings), form: parseForm(row.form) };
}
