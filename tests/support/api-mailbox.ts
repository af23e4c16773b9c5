import type { MailMessage, MailTransport } from '#server/platform/kernel/mail-transport.ts';

/** A mail server in memory: keeps what it is handed, or is down when a test says so. */
export interface Mailbox extends MailTransport {
  readonly messages: readonly MailMessage[];
  /** The mails to one address, oldest first. */
  to(email: string): readonly MailMessage[];
  /** The one mail to an address; throws when there are none or several. */
  only(email: string): MailMessage;
  empty(): void;
  /** Answers every mail with this failure until called without one. */
  failWith(reason?: string): void;
}

export function createMailbox(): Mailbox {
  const messages: MailMessage[] = [];
  let failure: string | undefined;
  const to = (email: string) => messages.filter((message) => message.to.email === email);
  return {
    messages,
    to,
    only(email) {
      const [message, ...others] = to(email);
      if (!message || others.length > 0) {
        throw new Error(`${to(email).length} mails to ${email}, of ${messages.length} in all`);
      }
      return message;
    },
    empty() {
      messages.length = 0;
    },
    failWith(reason) {
      failure = reason;
    },
    async send(message) {
      if (failure !== undefined) throw new Error(failure);
      messages.push(message);
    },
    async close() {},
  };
}
