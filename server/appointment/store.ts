import type { Sql } from '#server/db/database.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { KeptAnswer } from '#shared/domain/fields/field-texts.ts';
import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import type { OrderStatus } from '#shared/domain/payment/order.ts';
import type { Price } from '#shared/domain/payment/price.ts';
import type { RefundPolicy } from '#shared/domain/payment/refund-policy.ts';

export interface AppointmentAttendee {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly timeZone: string;
  readonly notes: string | null;
  readonly guests: readonly string[];
  readonly answers: readonly KeptAnswer[];
  readonly secretHash: string;
  readonly cancelledMs: number | null;
  /** Who had to confirm their booking, as long as nobody did. */
  readonly awaits: 'attendee' | 'host' | null;
  readonly provisionalUntilMs: number | null;
  readonly cancelReason: string | null;
  readonly cancelledBy: 'attendee' | 'host' | 'nobody' | null;
  /** What was paid for the seat, if anything. */
  readonly payment: SeatPayment | null;
}

interface SeatPayment extends Price {
  readonly status: OrderStatus;
  /** What they were told about cancelling, when they paid. */
  readonly refundPolicy: RefundPolicy;
}

interface AppointmentHost {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly picture: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly timeZone: string;
}

/** An appointment with everything that pages and mails say about it, as one statement reads it. */
export interface AppointmentRow {
  readonly companyId: string;
  readonly id: string;
  readonly meetingTypeId: string;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly status: 'booked' | 'provisional' | 'cancelled';
  readonly channel: Channel;
  readonly customChannelName: string | null;
  readonly location: string | null;
  readonly meetingLink: string | null;
  readonly sequence: number;
  readonly totalSpots: number | null;
  readonly name: string;
  readonly description: string | null;
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
  readonly bookingPath: string;
  readonly company: PublicAppointment['company'];
  readonly hosts: readonly AppointmentHost[];
  readonly attendees: readonly AppointmentAttendee[];
}

/** Whose rows belong to it, as conditions. */
interface Whose {
  readonly hosts: string;
  readonly attendees: string;
}

const loadText = ({ hosts, attendees }: Whose) => `
select a.company_id as "companyId", a.id, a.meeting_type_id as "meetingTypeId",
  floor(extract(epoch from a.starts_at) / 60)::int as "startMinute",
  a.duration_minutes as "durationMinutes", a.status, a.channel,
  mt.custom_channel_name as "customChannelName", a.location, a.meeting_link as "meetingLink",
  a.sequence, a.total_spots as "totalSpots", mt.name, mt.description, mt.settings, mt.form,
  case when mt.team_id is not null then '/team/' else '/' end || coalesce(d.slug, '') || '/' || mt.slug
    as "bookingPath",
  json_build_object('name', c.name, 'logo', c.logo, 'tier', c.tier,
    'showDataPolicyLink', c.show_data_policy_link, 'imprintLink', c.imprint_link,
    'dataPolicyLink', c.data_policy_link, 'hideKalendsBranding', c.hide_kalends_branding,
    'useBrandStyling', c.use_brand_styling, 'primaryColor', c.primary_color,
    'featureAccess', json_build_object('personalizedBranding', c.personalized_branding)) as company,
  coalesce((
    select json_agg(json_build_object('id', h.id, 'firstname', h.firstname, 'lastname', h.lastname,
      'picture', h.picture, 'email', h.email, 'phone', h.phone, 'language', h.language, 'timeZone', h.time_zone)
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
    from attendee t where t.company_id = a.company_id and ${attendees}), '[]') as attendees
from appointment a
join company c on c.id = a.company_id
join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
left join slug_directory d on d.company_id = a.company_id
  and d.target_id = coalesce(mt.team_id, mt.owner_host_id)
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
  const [row] = await sql.query<AppointmentRow>({
    name: 'appointment',
    text: LOAD_APPOINTMENT,
    values: [id],
  });
  return row && { ...row, settings: parseSettings(row.settings), form: parseForm(row.form) };
}

/** The appointment with these people, wherever they are now. */
export async function loadAppointmentWith(
  sql: Sql,
  id: string,
  people: { readonly hostIds: readonly string[]; readonly attendeeIds: readonly string[] },
): Promise<AppointmentRow | undefined> {
  const [row] = await sql.query<AppointmentRow>({
    name: 'appointment-with',
    text: LOAD_APPOINTMENT_WITH,
    values: [id, people.hostIds, people.attendeeIds],
  });
  return row;
}

/** The appointment that an attendee has their seat in now. */
export async function findAppointmentOf(
  sql: Sql,
  of: { readonly companyId: string; readonly attendeeId: string },
): Promise<string | undefined> {
  const [seat] = await sql.query<{ appointmentId: string }>({
    name: 'appointment-of',
    text: 'select appointment_id as "appointmentId" from attendee where company_id = $1 and id = $2',
    values: [of.companyId, of.attendeeId],
  });
  return seat?.appointmentId;
}
