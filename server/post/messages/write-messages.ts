import { deriveId } from '#server/platform/kernel/derive-id.ts';
import type { Effect } from '#server/platform/kernel/effects.ts';
import type { AccountEvent, DomainEvent } from '#server/platform/kernel/events.ts';
import type { Message } from '#server/platform/kernel/message.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { MailChannel } from './channels/mail.ts';
import { composeMessages } from './compose-messages.ts';
import { findThread, keepMail } from './store.ts';
import { toLogRow } from './to-log-row.ts';
import { wordOwn } from './word-own.ts';

/**
 * Writes the messages that an event causes into the log and, where there is a mail server, queues
 * their sending, all or nothing. Run again for the same event it writes nothing twice. What no log
 * may keep is queued alone, and written when it is sent.
 */
export async function writeMessages(
  services: Services & { readonly mail: MailChannel },
  event: DomainEvent,
  eventId: string,
): Promise<void> {
  const { db, jobs, clock, sendsMail, mail } = services;
  const composed = await composeMessages(services, event);
  // Erased since: there is nobody to write to.
  if (!composed) return;
  const { companyId, appointmentId, messages } = composed;
  if (companyId === undefined) return queueUnlogged(services, event, eventId);
  const now = new Date(clock.nowMs());
  const worded = await wordOwn(db, companyId, messages);
  const rows = worded.map((message) => {
    const place = { companyId, appointmentId, id: messageId(eventId, message) };
    const written = mail.write(message, now.toISOString());
    const status = sendsMail ? ('queued' as const) : ('kept' as const);
    return { ...toLogRow(message, written, place), status, createdAt: now };
  });
  await db.transaction(async (tx) => {
    for (const row of rows) {
      const isNew = await keepMail(tx, { ...row, threadId: await findThread(tx, row) });
      if (isNew && sendsMail) await jobs.cause(tx, [toEffect(companyId, row.id)]);
    }
  });
}

function toEffect(companyId: string, mailId: string): Effect {
  return { kind: 'message', key: mailId, what: { companyId, mailId } };
}

async function queueUnlogged(
  { db, jobs }: Services,
  event: DomainEvent,
  eventId: string,
): Promise<void> {
  if (!isOfAccount(event)) throw new Error(`No log keeps what ${event.type} causes`);
  await jobs.cause(db, [{ kind: 'message', key: eventId, what: event }]);
}

function isOfAccount(event: DomainEvent): event is AccountEvent {
  const marks = ['signUpId', 'invitationId', 'accountLinkId', 'userId'] as const;
  return marks.some((mark) => mark in event);
}

/** The same for the same event, kind and recipient: a repeated event finds its messages written. */
function messageId(eventId: string, { kind, recipient }: Message): string {
  return deriveId(`${eventId} ${kind} ${recipient.email}`);
}
