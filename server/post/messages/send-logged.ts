import type { Database } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { MailAttachment, RenderedMail } from '#server/platform/kernel/mail-types.ts';
import type { MailChannel } from './channels/mail.ts';
import type { InTurn } from './in-turn.ts';
import { findMail, loadConversation, markMail, type StoredMail } from './store.ts';
import { isDropped } from './when-overtaken.ts';

interface SendServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly send: NonNullable<MailChannel['send']>;
  readonly inTurn: InTurn;
}

/**
 * Hands a mail of the log to the mail server and notes what became of it. Mails about one appointment
 * to one reader go in the order of its changes. A failure is noted and thrown on, so that the job is
 * tried again; after the last try the mail stays in the log as failed.
 */
export async function sendLogged(
  services: SendServices,
  asked: { readonly companyId: string; readonly mailId: string },
  isLastTry: boolean,
): Promise<void> {
  const mail = await findMail(services.db, asked.companyId, asked.mailId);
  if (!mail) return;
  await services.inTurn(`${mail.appointmentId ?? mail.id} ${mail.recipient}`, async () => {
    const current = await findMail(services.db, asked.companyId, asked.mailId);
    if (current?.status === 'queued') await sendInOrder(services, current, isLastTry);
  });
}

/** @throws Error while an earlier mail still waits; on its last try a mail waits for nobody. */
async function sendInOrder(
  services: SendServices,
  mail: StoredMail,
  isLastTry: boolean,
): Promise<void> {
  const { db } = services;
  const { hasEarlier, isOvertaken } = await loadConversation(db, mail);
  if (hasEarlier && !isLastTry) throw new Error('An earlier mail of this appointment goes first');
  if (isOvertaken && isDropped(mail.kind)) {
    return markMail(db, { ...mail, status: 'overtaken', error: null, sentAt: null });
  }
  await hand(services, isOvertaken ? { ...mail, calendarFile: null } : mail, isLastTry);
}

async function hand(
  { db, clock, send }: SendServices,
  mail: StoredMail,
  isLastTry: boolean,
): Promise<void> {
  const { id, threadId, companyName } = mail;
  const recipient = { name: mail.recipientName, email: mail.recipient };
  try {
    await send({ id, threadId, companyName, recipient, written: toRendered(mail) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const status = isLastTry ? 'failed' : 'queued';
    await markMail(db, { ...mail, status, error: reason.slice(0, 500), sentAt: null });
    throw error;
  }
  await markMail(db, { ...mail, status: 'sent', error: null, sentAt: new Date(clock.nowMs()) });
}

function toRendered(mail: StoredMail): RenderedMail {
  const { subject, html, text, replyTo } = mail;
  return { subject, html, text, attachments: toAttachments(mail), ...(replyTo && { replyTo }) };
}

function toAttachments({ calendarFile, calendarMethod }: StoredMail): MailAttachment[] {
  if (!calendarFile || !calendarMethod) return [];
  return [
    {
      filename: calendarMethod === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
      content: calendarFile,
      contentType: `text/calendar; charset=utf-8; method=${calendarMethod}`,
      method: calendarMethod,
    },
  ];
}
