import { deriveId } from '#server/kernel/derive-id.ts';
import type { DomainEvent } from '#server/kernel/events.ts';
import type { Services } from '#server/kernel/services.ts';
import { toSender } from '#server/mail/transport.ts';
import type { Message } from '#server/messages/message.ts';
import { writeMail } from './channels/write-mail.ts';
import { composeMails } from './facts.ts';
import { findThread, keepMail } from './store.ts';
import { toLogRow } from './to-log-row.ts';

/**
 * Writes the mails that an event causes into the log and, where there is a mail server, queues
 * their sending, all or nothing. Run again for the same event it writes nothing twice.
 */
export async function writeMails(
  services: Services & { readonly mailFrom: string },
  event: DomainEvent,
  eventId: string,
): Promise<void> {
  const composed = await composeMails(services, event);
  // Erased since: there is nobody to write to.
  if (!composed) return;
  const nowMs = services.clock.nowMs();
  const { companyId, appointmentId } = composed;
  const rows = composed.mails.map((mail) => {
    const sender = toSender(services.mailFrom, mail.company?.name ?? '');
    const rendered = writeMail(mail, new Date(nowMs).toISOString(), sender);
    const place = { companyId, appointmentId, id: mailId(eventId, mail) };
    return {
      ...toLogRow(mail, rendered, place),
      status: services.sendsMail ? ('queued' as const) : ('kept' as const),
      createdAt: new Date(nowMs),
    };
  });
  await services.db.transaction(async (tx) => {
    for (const row of rows) {
      const isNew = await keepMail(tx, { ...row, threadId: await findThread(tx, row) });
      if (isNew && services.sendsMail) {
        await services.jobs.sendMails(tx, [{ companyId, mailId: row.id }]);
      }
    }
  });
}

/** The same for the same event, kind and recipient: a repeated event finds its mails written. */
function mailId(eventId: string, { kind, recipient }: Message): string {
  return deriveId(`${eventId} ${kind} ${recipient.email}`);
}
