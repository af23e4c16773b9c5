import type { MailAttachment, MailPerson } from './mail-types.ts';

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
  /** Where its reader ends mails like it by one press (RFC 8058). */
  readonly unsubscribeLink?: string | undefined;
}

/** Where mails leave the server. `send` resolves once the next server has taken the mail. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
