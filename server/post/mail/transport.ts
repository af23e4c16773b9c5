import type {
  MailAttachment,
  MailPerson,
  RenderedMail,
} from '#server/platform/kernel/mail-types.ts';
import { toLine } from '#server/platform/texts/plain-text.ts';

/** A mail with its addresses; plain data. */
export interface MailMessage {
  readonly from: MailPerson;
  readonly to: MailPerson;
  readonly replyTo?: MailPerson;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** `<unique@domain>`; the same for a repeated try, so that mailboxes show one mail. */
  readonly messageId?: string;
  /** The id of the mail that began the conversation, so that mailboxes show one. */
  readonly inReplyTo?: string;
}

type MessageIds = Pick<MailMessage, 'messageId' | 'inReplyTo'>;

/** Where mails leave the server. `send` resolves once the next server has taken the mail. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

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
  const { subject, html, text, attachments, replyTo } = rendered;
  return {
    from: toPerson(from),
    to: toPerson(recipient),
    replyTo: replyTo && toPerson(replyTo),
    subject: toLine(subject),
    html,
    text,
    attachments,
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

/** `Kalends <no-reply@kalends.test> → { name: 'Kalends', email: 'no-reply@kalends.test' }` */
export function parseMailFrom(text: string): MailPerson {
  const match = /^([^<]*)<([^<>]+)>\s*$/.exec(text);
  const [, name = '', email = text] = match ?? [];
  return { name: toLine(name).replace(/^"(.*)"$/, '$1'), email: toLine(email) };
}
