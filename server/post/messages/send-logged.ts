import type { Database } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { EffectRun } from '#server/platform/kernel/jobs.ts';
import type { MailAttachment, RenderedMail } from '#server/platform/kernel/mail-types.ts';
import { orAborted } from '#server/platform/kernel/or-aborted.ts';
import { describeEnded } from '#server/time/appointment/describe-ended.ts';
import { describeStanding } from '#server/time/reminder/describe-standing.ts';
import type { MailChannel } from './channels/mail.ts';
import type { InTurn } from './in-turn.ts';
import { findMail, loadConversation, markMail, type StoredMail } from './store.ts';
import { endsWithAppointment, isDropped } from './when-overtaken.ts';

interface SendServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly send: NonNullable<MailChannel['send']>;
  readonly inTurn: InTurn;
}

/** `isLastTry`: it stays in the log as failed if it fails now. `signal`: nobody waits for it any longer. */
type Try = Pick<EffectRun, 'isLastTry' | 'signal'>;

/**
 * Hands a mail of the log to the mail server and notes what became of it. Mails about one appointment
 * to one reader go in the order of its changes. A failure is noted and thrown on, so that the job is
 * tried again; after the last try the mail stays in the log as failed.
 */
export async function sendLogged(
  services: SendServices,
  asked: { readonly companyId: string; readonly mailId: string },
  asTry: Try,
): Promise<void> {
  const mail = await findMail(services.db, asked.companyId, asked.mailId);
  if (!mail) return;
  await services.inTurn(`${mail.appointmentId ?? mail.id} ${mail.recipient}`, async () => {
    const current = await findMail(services.db, asked.companyId, asked.mailId);
    asTry.signal.throwIfAborted();
    if (current && isToBeSent(current)) await sendInOrder(services, current, asTry);
  });
}

/** One that has failed for good is asked for again by somebody, or not at all. */
function isToBeSent({ status }: StoredMail): boolean {
  return status === 'queued' || status === 'failed';
}

/** @throws Error while an earlier mail still waits; on its last try a mail waits for nobody. */
async function sendInOrder(services: SendServices, mail: StoredMail, asTry: Try): Promise<void> {
  const { db } = services;
  if (await isOff(services, mail)) return leaveOut(db, mail);
  const { hasEarlier, isOvertaken } = await loadConversation(db, mail);
  if (hasEarlier && !asTry.isLastTry)
    throw new Error('An earlier mail of this appointment goes first');
  if (isOvertaken && isDropped(mail.kind)) {
    return leaveOut(db, mail);
  }
  await hand(services, isOvertaken ? { ...mail, calendarFile: null } : mail, asTry);
}

/** What it reminds of is so no longer, or is over: it does not go, whatever kept it waiting. */
async function isOff(
  { db, clock }: SendServices,
  { companyId, plannedMessageId, appointmentId, kind }: StoredMail,
): Promise<boolean> {
  const nowMs = clock.nowMs();
  if (plannedMessageId !== null) {
    return (await describeStanding(db, { companyId, plannedMessageId, nowMs })) !== 'stands';
  }
  if (appointmentId === null || !endsWithAppointment(kind)) return false;
  return (await describeEnded(db, { companyId, appointmentId, nowMs })) === 'ended';
}

function leaveOut(db: Database, mail: StoredMail): Promise<void> {
  return markMail(db, { ...mail, status: 'overtaken', error: null, sentAt: null });
}

async function hand(
  { db, clock, send }: SendServices,
  mail: StoredMail,
  { isLastTry, signal }: Try,
): Promise<void> {
  const { id, threadId, companyName } = mail;
  const recipient = { name: mail.recipientName, email: mail.recipient };
  try {
    const letter = { id, threadId, companyName, recipient, written: toRendered(mail) };
    // A mail server that is silent holds up no other mail to the same reader. What it takes after all
    // has been sent, and is not sent again.
    await orAborted(signal, async () => {
      await send(letter);
      await markMail(db, { ...mail, status: 'sent', error: null, sentAt: new Date(clock.nowMs()) });
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const status = isLastTry ? 'failed' : 'queued';
    await markMail(db, { ...mail, status, error: reason.slice(0, 500), sentAt: null });
    throw error;
  }
}

function toRendered(mail: StoredMail): RenderedMail {
  const { subject, html, text, replyTo, unsubscribeLink } = mail;
  return {
    ...{ subject, html, text, attachments: toAttachments(mail) },
    ...(replyTo && { replyTo }),
    ...(unsubscribeLink && { unsubscribeLink }),
  };
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
