import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { AppointmentSnapshot } from '#server/platform/kernel/events.ts';
import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type {
  AppointmentFacts,
  Message,
  MessageKind,
  TimeAudience,
} from '#server/platform/kernel/message.ts';
import type { AppointmentRow } from './appointment-statement.ts';
import {
  type AttendedAppointment,
  describeAppointment,
  findAttended,
} from './describe-appointment.ts';

/** Whom something has happened to; an erased attendee keeps their row, without an address to write to. */
export async function findReachable(
  services: DescribeServices,
  event: { readonly appointmentId: string; readonly attendeeId: string },
  snapshot?: AppointmentSnapshot,
): Promise<AttendedAppointment | undefined> {
  const { appointmentId, attendeeId } = event;
  const attended = await findAttended(services, appointmentId, attendeeId, snapshot);
  return attended && attended.attendee.email !== '' ? attended : undefined;
}

/** Who hears of an attendee's appointment, and what; `tell` makes a message of a reader's facts. */
export function describeAttended<Kind extends MessageKind>(
  services: DescribeServices,
  attended: AttendedAppointment,
  tell: (kind: Kind, facts: AppointmentFacts) => Message,
): Described<Kind> {
  const { id, companyId } = attended.row;
  return {
    companyId,
    appointmentId: id,
    readers: readersOf(attended),
    tell: (kind, recipient, audience) => {
      const reader = { audience, language: recipient.language, email: recipient.email };
      return tell(kind, { ...describeAppointment(services, attended, reader), recipient });
    },
  };
}

/** A host as a reader of mails. */
export function toHostReader(host: AppointmentRow['hosts'][number]): MailRecipient {
  const { email, firstname, lastname, language, timeZone, timeFormat } = host;
  const name = `${firstname} ${lastname}`.trim();
  return { email, name, firstname, language, timeZone, clock: timeFormat ?? undefined };
}

/** Everybody reads in their own language and zone; guests in those of the attendee who brings them. */
function readersOf({ row, attendee }: AttendedAppointment) {
  const { email, name, guests, language, timeZone } = attendee;
  return {
    attendee: [{ email, name, language, timeZone }],
    host: row.hosts.map(toHostReader),
    guest: guests.map((guest) => ({ email: guest, name: guest, language, timeZone })),
  } satisfies Record<TimeAudience, readonly MailRecipient[]>;
}
