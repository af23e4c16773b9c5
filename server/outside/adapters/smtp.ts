import { createTransport } from 'nodemailer';
import type { DkimKey } from '#server/platform/kernel/dkim.ts';
import type { MailMessage, MailTransport } from '#server/platform/kernel/mail-transport.ts';
import type { MailPerson } from '#server/platform/kernel/mail-types.ts';

const CONNECTIONS = 3;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Whose mails are signed, and with what. */
export interface DkimSigner extends DkimKey {
  readonly domain: string;
}

/**
 * What a signature covers. `List-Unsubscribe-Post` belongs to it (RFC 8058): without it mail programs offer no
 * unsubscription by one press.
 */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'In-Reply-To', 'References'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'Auto-Submitted'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/**
 * Sends over SMTP with a few kept connections: `smtp://user:pass@host:587`, `smtps://…`. A refused
 * mail or an unreachable server rejects `send`; trying again is the job queue's business. With a key of the
 * sender's domain each mail is signed.
 */
export function createSmtpTransport(smtpUrl: string, signer?: DkimSigner): MailTransport {
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
    ...(signer && { dkim: toDkim(signer) }),
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

function toDkim({ domain, selector, privateKey }: DkimSigner) {
  return {
    ...{ domainName: domain, keySelector: selector, privateKey },
    headerFieldNames: SIGNED_HEADERS.join(':'),
  };
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
