import { toMailCompany } from '#server/people/company/mail-company.ts';
import type { AppointmentSnapshot } from '#server/platform/kernel/events.ts';
import type { MailAttendee } from '#server/platform/kernel/mail-types.ts';
import type { AppointmentFacts, Audience } from '#server/platform/kernel/message.ts';
import { attendeeSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { tellAnswer } from '#shared/domain/fields/field-texts.ts';
import type { Language } from '#shared/domain/languages.ts';
import { toPaymentNote } from '#shared/domain/payment/refund-notes.ts';
import { toIso } from '#shared/time/dates.ts';
import {
  type AppointmentAttendee,
  type AppointmentRow,
  loadAppointment,
  loadAppointmentWith,
} from './appointment-statement.ts';
import { appointmentUid } from './appointment-uid.ts';
import { asOf, stillThere } from './as-of.ts';
import { contactLine } from './host-contact.ts';
import { hostPhone } from './host-phone.ts';
import { findAppointmentOf } from './store.ts';
import { type LinkReader, toMeetingLink } from './to-meeting-link.ts';
import { toPayment } from './to-payment.ts';
import { toSeats } from './to-seats.ts';

/** The member of a booking's request that is kept as notes, whichever field asked for it. */
const NOTES = 'notes';

/** An appointment and the attendee whom something has happened to. */
export interface AttendedAppointment {
  readonly row: AppointmentRow;
  readonly attendee: AppointmentAttendee;
}

/**
 * The attendee of an appointment, also one whose seat has moved on to another since; `undefined`
 * when either has been erased. With a snapshot, as it stood then.
 */
export function findAttended(
  services: Pick<Services, 'db'>,
  appointmentId: string,
  attendeeId: string,
  snapshot?: AppointmentSnapshot,
): Promise<AttendedAppointment | undefined> {
  return snapshot
    ? findAsOf(services, appointmentId, attendeeId, snapshot)
    : findNow(services, appointmentId, attendeeId);
}

async function findAsOf(
  { db }: Pick<Services, 'db'>,
  appointmentId: string,
  attendeeId: string,
  snapshot: AppointmentSnapshot,
): Promise<AttendedAppointment | undefined> {
  const { hostIds, seats } = snapshot;
  const attendeeIds = [...new Set([...seats.map((seat) => seat.attendeeId), attendeeId])];
  const loaded = await loadAppointmentWith(db, appointmentId, { hostIds, attendeeIds });
  const row = loaded && asOf(loaded, snapshot);
  const elsewhere = loaded && seatOf(loaded, attendeeId);
  const attendee = row && (seatOf(row, attendeeId) ?? (elsewhere && stillThere(elsewhere)));
  return row && attendee && { row, attendee };
}

async function findNow(
  services: Pick<Services, 'db'>,
  appointmentId: string,
  attendeeId: string,
): Promise<AttendedAppointment | undefined> {
  const row = await loadAppointment(services.db, appointmentId);
  const attendee =
    row && (seatOf(row, attendeeId) ?? (await findElsewhere(services, row, attendeeId)));
  return row && attendee && { row, attendee };
}

async function findElsewhere(
  { db }: Pick<Services, 'db'>,
  { companyId }: AppointmentRow,
  attendeeId: string,
): Promise<AppointmentAttendee | undefined> {
  const appointmentId = await findAppointmentOf(db, { companyId, attendeeId });
  const row = appointmentId && (await loadAppointment(db, appointmentId));
  return row ? seatOf(row, attendeeId) : undefined;
}

function seatOf(row: AppointmentRow, attendeeId: string): AppointmentAttendee | undefined {
  return row.attendees.find(({ id }) => id === attendeeId);
}

/**
 * What a mail about it says to a reader, apart from kind, recipient and what has just changed.
 * Only the attendee's mails carry the links that their secret opens.
 */
export function describeAppointment(
  services: Pick<Services, 'secret' | 'publicUrl' | 'clock'>,
  { row, attendee }: AttendedAppointment,
  {
    audience,
    language,
    email,
  }: { readonly audience: Audience; readonly language: Language; readonly email: string },
): Omit<AppointmentFacts, 'recipient'> {
  const notes = ownNotes(attendee);
  const phone = hostPhone(row);
  const meetingLink = toMeetingLink(services, row, toLinkReader(attendee, audience, email));
  const contact = contactLine(row);
  const seats = toSeats(row);
  const payment = tellPayment({ row, attendee }, services.clock.nowMs());
  return {
    appointment: {
      id: row.id,
      uid: appointmentUid(row.id),
      sequence: row.sequence,
      startIso: toIso(row.startMinute),
      endIso: toIso(row.startMinute + row.durationMinutes),
      durationMinutes: row.durationMinutes,
      title: row.name,
      channel: row.channel,
      isCancelled: row.status === 'cancelled',
      ...(row.description && { description: row.description }),
      ...(row.customChannelName && { customChannelName: row.customChannelName }),
      ...(row.location && { location: row.location }),
      ...(meetingLink && { meetingLink }),
      ...(phone && { hostPhone: phone }),
    },
    company: toMailCompany({ ...row.company, ...row.company.featureAccess }),
    hosts: row.hosts.map(({ firstname, lastname, email, picture }) => ({
      name: `${firstname} ${lastname}`.trim(),
      email,
      ...(picture && { picture }),
    })),
    attendees: toMailAttendees(row, attendee),
    ...(seats && { seats }),
    ...(contact && { hostContact: contact }),
    answers: tellAnswers({ row, attendee }, language),
    links: audience === 'attendee' ? ownLinks(services, row, attendee) : links(services, row),
    ...(notes && { notes }),
    ...(payment && { payment }),
    ...(attendee.cancelReason && { cancelReason: attendee.cancelReason }),
  };
}

function toLinkReader({ id }: AppointmentAttendee, audience: Audience, email: string): LinkReader {
  if (audience === 'host') return 'host';
  return { attendeeId: id, ...(audience === 'guest' && { guest: email }) };
}

/** What was paid and what becomes of it, as it stood at the mail's event. */
function tellPayment(
  { row, attendee }: AttendedAppointment,
  nowMs: number,
): AppointmentFacts['payment'] {
  const payment = toPayment(attendee, row.startMinute * 60_000, nowMs);
  if (!payment) return undefined;
  const state = attendee.cancelledMs === null ? 'booked' : 'cancelled';
  const { amountCents, currency } = payment;
  return { amountCents, currency, note: toPaymentNote(payment, state, nowMs) };
}

/** What the attendee answered, as somebody of a language reads it. */
export function tellAnswers(
  {
    row,
    attendee,
  }: {
    readonly row: Pick<AppointmentRow, 'form'>;
    readonly attendee: Pick<AppointmentAttendee, 'answers'>;
  },
  language: Language,
): AppointmentFacts['answers'] {
  return attendee.answers.map((answer) => tellAnswer(row.form.fields, answer, language));
}

/** What they wrote that no field of the form asked for; the rest of it is among the answers. */
function ownNotes({ notes, answers }: AppointmentAttendee): string | null {
  return answers.some(({ name }) => name === NOTES) ? null : notes;
}

function links(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { id, bookingPath }: AppointmentRow,
): AppointmentFacts['links'] {
  return {
    appointment: `${publicUrl}/appointment/${id}`,
    ...(bookingPath !== null && { book: publicUrl + bookingPath }),
  };
}

/** The secret in them is derived again for each mail. */
function ownLinks(
  services: Pick<Services, 'secret' | 'publicUrl'>,
  row: AppointmentRow,
  attendee: AppointmentAttendee,
): AppointmentFacts['links'] {
  const secret = attendeeSecret(services.secret, attendee.id);
  const change = new URLSearchParams({ appointmentId: row.id, secret });
  return {
    ...links(services, row),
    appointment: `${services.publicUrl}/appointment/${row.id}?${new URLSearchParams({ secret })}`,
    cancel: `${services.publicUrl}/cancel?${change}`,
    reschedule: `${services.publicUrl}/reschedule?${change}`,
  };
}

/** First the attendee whom the mail is about, then the others of a group who still come. */
function toMailAttendees(row: AppointmentRow, attendee: AppointmentAttendee): MailAttendee[] {
  const others = row.attendees.filter(
    ({ id, cancelledMs }) => id !== attendee.id && cancelledMs === null,
  );
  const hasLeft = attendee.cancelledMs !== null || !row.attendees.includes(attendee);
  return [
    ...toPeople(attendee).map((person) => (hasLeft ? { ...person, hasLeft } : person)),
    ...others.flatMap(toPeople).map((person) => ({ ...person, isOther: true })),
  ];
}

function toPeople({ name, email, phone, language, guests }: AppointmentAttendee): MailAttendee[] {
  return [
    { name, email, language, ...(phone && { phone }) },
    ...guests.map((guest) => ({ name: guest, email: guest, language, isGuest: true })),
  ];
}
