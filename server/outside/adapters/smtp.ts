import { createTransport } from 'nodemailer';
import type { MailMessage, MailTransport } from '#server/platform/kernel/mail-transport.ts';
import type { MailPerson } from '#server/platform/kernel/mail-types.ts';

const CONNECTIONS = 3;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Sends over SMTP with a few kept connections: `smtp://user:pass@host:587`, `smtps://…`. A refused
 * mail or an unreachable server rejects `send`; trying again is the job queue's business.
 */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // The queue counts the tries: a connection that drops is its next one, not the pool's.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await pool.sendMail(toMailOptions(message));
    },
    async close() {
      pool.close();
    },
  };
}

/**
 * Connects, greets and signs in as a mail would, and sends none.
 * @throws what the mail server, or the way to it, objects to.
 */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const once = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await once.verify();
  } finally {
    once.close();
  }
}

/** Calendar files go as an alternative part too: that is where mail programs look for invitations. */
function toMailOptions(message: MailMessage) {
  const [calendar] = message.attachments;
  return {
    from: toMailbox(message.from),
    to: toMailbox(message.to),
    replyTo: message.replyTo && toMailbox(message.replyTo),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    inReplyTo: message.inReplyTo,
    references: message.inReplyTo,
    icalEvent: calendar && {
      method: calendar.method,
      filename: calendar.filename,
      content: calendar.content,
    },
    headers: {
      // RFC 3834: no holiday notices in answer to a machine.
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribeLink && {
        'List-Unsubscribe': `<${message.unsubscribeLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** As an object, so that nodemailer quotes the name and reads no second address out of it. */
function toMailbox({ name, email }: MailPerson) {
  return { name, address: email };
}
