import type { MailMessage } from '#server/platform/kernel/mail-transport.ts';
import type { MailPerson, RenderedMail } from '#server/platform/kernel/mail-types.ts';
import { toLine } from '#server/platform/texts/plain-text.ts';

type MessageIds = Pick<MailMessage, 'messageId' | 'inReplyTo'>;

const MAX_DISPLAY_NAME = 120;

/**
 * A rendered mail with its addresses. `from` is the installation's address under the company's name
 * (Spec B §2.6). No line of a header can come out of a name.
 */
export function toMessage(
  rendered: RenderedMail,
  from: MailPerson,
  recipient: MailPerson,
  ids: MessageIds = {},
): MailMessage {
  const { subject, html, text, attachments, replyTo, unsubscribeLink } = rendered;
  return {
    from: toPerson(from),
    to: toPerson(recipient),
    replyTo: replyTo && toPerson(replyTo),
    subject: toLine(subject),
    html,
    text,
    attachments,
    ...(unsubscribeLink && { unsubscribeLink }),
    ...ids,
  };
}

function toPerson({ name, email }: MailPerson): MailPerson {
  return { name: toLine(name, MAX_DISPLAY_NAME), email: toLine(email) };
}

/**
 * Who a company's mails come from: the installation's address under the company's name (Spec B
 * §2.6), or under the installation's own where the company has none.
 */
export function toSender(mailFrom: string, companyName: string): MailPerson {
  const { name, email } = parseMailFrom(mailFrom);
  return { name: toLine(companyName, MAX_DISPLAY_NAME) || name, email };
}

/** `'Kalends <no-reply@kalends.test>' → 'kalends.test'`: whose name its mails are in. */
export function domainOf(mailFrom: string): string {
  const { email } = parseMailFrom(mailFrom);
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** `Kalends <no-reply@kalends.test> → { name: 'Kalends', email: 'no-reply@kalends.test' }` */
export function parseMailFrom(text: string): MailPerson {
  const match = /^([^<]*)<([^<>]+)>\s*$/.exec(text);
  const [, name = '', email = text] = match ?? [];
  return { name: toLine(name).replace(/^"(.*)"$/, '$1'), email: toLine(email) };
}
