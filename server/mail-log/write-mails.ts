import { createHash } from 'node:crypto';
import type { DomainEvent } from '#server/events.ts';
import type { Mail } from '#server/mail/mails.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { Services } from '#server/services.ts';
import { composeMails } from './compose-mails.ts';
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
  const composed = await composeMails(services, event);
  // Erased since: there is nobody to write to.
  if (!composed) return;
  const nowMs = services.clock.nowMs();
  const { companyId, appointmentId } = composed;
  const rows = composed.mails.map((mail) => {
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

/** The same for the same event, kind and recipient: a repeated event finds its mails written. */
function mailId(eventId: string, { kind, recipient }: Mail): string {
  const hash = createHash('sha256').update(`${eventId} ${kind} ${recipient.email}`).digest('hex');
  // RFC 9562 version 8: a UUID whose bits are our own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
