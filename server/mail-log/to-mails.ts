import {
  type AttendedAppointment,
  describeAppointment,
} from '#server/appointment/describe-appointment.ts';
import { toConfirmationId } from '#server/booking/confirmation-id.ts';
import type { AttendedEvent, AttendedJob, PaymentTakenBack } from '#server/kernel/events.ts';
import type { Services } from '#server/kernel/services.ts';
import { mailKinds } from '#server/mail/mail-kinds.ts';
import type { TimeMail } from '#server/mail/mails.ts';
import type { Audience, MailRecipient } from '#server/mail/types.ts';
import { mailsByEvent } from '#server/reactions.ts';

type MailServices = Pick<Services, 'secret' | 'publicUrl' | 'clock'>;
/** What has happened to a booking, or to its payment. */
export type BookingEvent = AttendedJob | PaymentTakenBack;
type EventMailKind = (typeof mailsByEvent)[AttendedEvent['type']][number];

/** Every mail that an event causes, one a recipient. */
export function toMails(
  services: MailServices,
  event: BookingEvent,
  attended: AttendedAppointment,
): TimeMail[] {
  if (event.type === 'payment-taken-back') return toTakenBackMails(services, event, attended);
  const kinds: readonly EventMailKind[] = mailsByEvent[event.type];
  return kinds.flatMap((kind) =>
    recipientsOf[mailKinds[kind].audience](attended).map((recipient) =>
      toMail(services, event, attended, kind, recipient),
    ),
  );
}

function toMail(
  services: MailServices,
  event: AttendedEvent,
  attended: AttendedAppointment,
  kind: EventMailKind,
  recipient: MailRecipient,
): TimeMail {
  const { audience } = mailKinds[kind];
  const { language } = recipient;
  const described = describeAppointment(services, attended, { audience, language });
  const { publicUrl, secret } = services;
  const expiresAtIso =
    'expiresAtIso' in event ? event.expiresAtIso : described.appointment.startIso;
  switch (kind) {
    case 'attendee-opt-in': {
      const id = toConfirmationId(secret, 'attendee', event.attendeeId);
      const links = { ...described.links, confirm: `${publicUrl}/optin?id=${id}` };
      return { ...described, kind, recipient, links, expiresAtIso };
    }
    case 'host-confirmation-request': {
      const id = toConfirmationId(secret, 'host', event.attendeeId);
      const page = `${publicUrl}/host-confirmation?id=${id}`;
      const links = { ...described.links, confirm: page, decline: `${page}&decline=true` };
      return { ...described, kind, recipient, links, expiresAtIso };
    }
    default: {
      const previous =
        'previousStartIso' in event ? { previousStartIso: event.previousStartIso } : {};
      return { ...described, ...previous, kind, recipient };
    }
  }
}

/** Nobody is told of the money that they gave back for what they had cancelled. */
function toTakenBackMails(
  services: MailServices,
  { reason, price }: PaymentTakenBack,
  attended: AttendedAppointment,
): TimeMail[] {
  if (reason === 'refunded' && attended.row.status === 'cancelled') return [];
  const [kind] = mailsByEvent['payment-taken-back'];
  const takenBack = { ...price, reason };
  return recipientsOf.host(attended).map((recipient) => {
    const { language } = recipient;
    const described = describeAppointment(services, attended, { audience: 'host', language });
    return { ...described, takenBack, kind, recipient };
  });
}

/** Everybody reads in their own language and zone; guests in those of the attendee who brings them. */
const recipientsOf = {
  attendee: ({ attendee: { email, name, language, timeZone } }) => [
    { email, name, language, timeZone },
  ],
  host: ({ row }) =>
    row.hosts.map(({ email, firstname, lastname, language, timeZone }) => ({
      email,
      name: `${firstname} ${lastname}`.trim(),
      firstname,
      language,
      timeZone,
    })),
  guest: ({ attendee: { guests, language, timeZone } }) =>
    guests.map((email) => ({ email, name: email, language, timeZone })),
} as const satisfies Record<Audience, (attended: AttendedAppointment) => MailRecipient[]>;
