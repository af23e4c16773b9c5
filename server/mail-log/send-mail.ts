import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { type MailTransport, toMessage, toSender } from '#server/mail/transport.ts';
import type { RenderedMail } from '#server/mail/types.ts';
import { findMail, markMail, type StoredMail } from './store.ts';

/**
 * Hands a mail of the log to the mail server and notes what became of it.
 * A failure is noted and thrown on, so that the job is tried again; after the last try the mail
 * stays in the log as failed.
 */
export async function sendMail(
  services: {
    readonly db: Database;
    readonly clock: Clock;
    readonly transport: MailTransport;
    readonly mailFrom: string;
  },
  asked: { readonly companyId: string; readonly mailId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, transport } = services;
  const mail = await findMail(db, asked.companyId, asked.mailId);
  if (!mail || mail.status === 'sent') return;
  const from = toSender(services.mailFrom, mail.companyName);
  const recipient = { name: mail.recipientName, email: mail.recipient };
  const messageId = `<${mail.id}@${from.email.split('@')[1] ?? 'kalends'}>`;
  try {
    await transport.send(toMessage(toRendered(mail), from, recipient, messageId));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const status = isLastTry ? 'failed' : 'queued';
    await markMail(db, { ...mail, status, error: reason.slice(0, 500), sentAt: null });
    throw error;
  }
  const sentAt = new Date(services.clock.nowMs());
  await markMail(db, { ...mail, status: 'sent', error: null, sentAt });
}

function toRendered(mail: StoredMail): RenderedMail {
  const { subject, html, text, calendarFile, calendarMethod, replyTo } = mail;
  const attachments =
    calendarFile && calendarMethod
      ? [
          {
            filename: calendarMethod === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
            content: calendarFile,
            contentType: `text/calendar; charset=utf-8; method=${calendarMethod}`,
            method: calendarMethod,
          },
        ]
      : [];
  return { subject, html, text, attachments, ...(replyTo && { replyTo }) };
}
