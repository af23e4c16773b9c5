import { createHash } from 'node:crypto';
import {
  type AttendedAppointment,
  describeAppointment,
  findAttended,
} from '#server/appointment/describe-appointment.ts';
import type { DomainEvent } from '#server/events.ts';
import { mailKinds } from '#server/mail/mail-kinds.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { AppointmentMail, Audience, MailKind, MailRecipient } from '#server/mail/types.ts';
import { mailsByEvent } from '#server/reactions.ts';
import type { Services } from '#server/services.ts';
import { keepMail } from './store.ts';

/**
 * Writes the mails that an event causes into the log and, where there is a mail server, queues
 * their sending, all or nothing. Run again for the same event it writes nothing twice.
 */
export async function writeMails(
  services: Services & { readonly sendsMail: boolean },
  event: DomainEvent,
  eventId: string,
): Promise<void> {
  const attended = await findAttended(services, event.appointmentId, event.attendeeId);
  // Erased since: there is nobody to write to.
  if (!attended) return;
  const nowMs = services.clock.nowMs();
  const { companyId, id: appointmentId } = attended.row;
  const rows = toMails(services, event, attended).map((mail) => {
    const rendered = renderMail(mail, new Date(nowMs).toISOString());
    const [calendar] = rendered.attachments;
    return {
      companyId,
      id: mailId(eventId, mail),
      kind: mail.kind,
      appointmentId,
      recipient: mail.recipient.email,
      recipientName: mail.recipient.name,
      replyTo: rendered.replyTo ?? null,
      subject: rendered.subject,
      html: rendered.html,
      text: rendered.text,
      calendarFile: calendar?.content ?? null,
      calendarMethod: calendar?.method ?? null,
      status: services.sendsMail ? ('queued' as const) : ('kept' as const),
      createdAt: new Date(nowMs),
    };
  });
  await services.db.transaction(async (tx) => {
    for (const row of rows) {
      const isNew = await keepMail(tx, row);
      if (isNew && services.sendsMail) {
        await services.jobs.sendMails(tx, [{ companyId, mailId: row.id }]);
      }
    }
  });
}

function toMails(
  services: Services,
  event: DomainEvent,
  attended: AttendedAppointment,
): AppointmentMail[] {
  const kinds: readonly MailKind[] = mailsByEvent[event.type];
  const previous =
    event.type === 'appointment-rescheduled' ? { previousStartIso: event.previousStartIso } : {};
  return kinds.flatMap((kind) => {
    const { audience } = mailKinds[kind];
    const described = describeAppointment(services, attended, audience);
    return recipientsOf[audience](attended).map((recipient) => ({
      ...described,
      ...previous,
      kind,
      recipient,
    }));
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
      language,
      timeZone,
    })),
  guest: ({ attendee: { guests, language, timeZone } }) =>
    guests.map((email) => ({ email, name: email, language, timeZone })),
} as const satisfies Record<Audience, (attended: AttendedAppointment) => MailRecipient[]>;

/** The same for the same event, kind and recipient: a repeated event finds its mails written. */
function mailId(eventId: string, { kind, recipient }: AppointmentMail): string {
  const hash = createHash('sha256').update(`${eventId} ${kind} ${recipient.email}`).digest('hex');
  // RFC 9562 version 8: a UUID whose bits are our own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
