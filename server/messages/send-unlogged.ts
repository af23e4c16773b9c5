import { findOperator } from '#server/company/operator.ts';
import type { Services } from '#server/kernel/services.ts';
import { type MailTransport, toMessage, toSender } from '#server/mail/transport.ts';
import { describeSignUp } from '#server/sign-up/describe-sign-up.ts';
import { writeMail } from './channels/write-mail.ts';
import { keepMail } from './store.ts';
import { toLogRow } from './to-log-row.ts';

/**
 * Sends the mail that a sign-up asks for. No company's log keeps it, for its link opens an account;
 * only where there is no mail server does whoever runs the installation read it there. Fails
 * where the mail server does, so that the job is tried again.
 */
export async function mailSignUp(
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'publicUrl'> & {
    readonly transport: MailTransport | undefined;
    readonly mailFrom: string;
  },
  signUpId: string,
): Promise<void> {
  const { db, clock, transport, mailFrom } = services;
  const mail = await describeSignUp(services, signUpId);
  if (!mail) return;
  const now = new Date(clock.nowMs());
  const from = toSender(mailFrom, '');
  const rendered = writeMail(mail, now.toISOString(), from);
  if (transport) {
    const messageId = `<${signUpId}@${from.email.split('@')[1] ?? 'kalends'}>`;
    return transport.send(toMessage(rendered, from, mail.recipient, { messageId }));
  }
  const companyId = await findOperator(db);
  if (companyId === undefined) throw new Error('Nobody could read this mail');
  const row = toLogRow(mail, rendered, { companyId, id: signUpId, appointmentId: null });
  await keepMail(db, { ...row, status: 'kept', createdAt: now });
}
