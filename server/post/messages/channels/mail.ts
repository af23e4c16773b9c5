import type { MailTransport } from '#server/platform/kernel/mail-transport.ts';
import type { RenderedMail } from '#server/platform/kernel/mail-types.ts';
import { toMessage, toSender } from '#server/post/mail/transport.ts';
import type { Channel } from '#server/post/messages/channel.ts';
import { withPictures } from './with-pictures.ts';
import { writeMail } from './write-mail.ts';

/** Where mails leave, and under which address. */
export interface MailWay {
  readonly mailFrom: string;
  /** Where a mail's pictures are, without a trailing slash. */
  readonly publicUrl: string;
  /** Without one, mails stay in the log. */
  readonly transport: MailTransport | undefined;
}

/** Messages as mails. */
export type MailChannel = Channel<RenderedMail>;

export function createMailChannel({ mailFrom, publicUrl, transport }: MailWay): MailChannel {
  return {
    write: (message, nowIso) =>
      writeMail(
        withPictures(message, publicUrl),
        nowIso,
        toSender(mailFrom, message.company?.name ?? ''),
      ),
    send:
      transport &&
      (({ id, threadId, written, recipient, companyName }) => {
        const from = toSender(mailFrom, companyName);
        const domain = from.email.split('@')[1] ?? 'kalends';
        const messageId = `<${id}@${domain}>`;
        const inReplyTo = threadId ? `<${threadId}@${domain}>` : undefined;
        return transport.send(toMessage(written, from, recipient, { messageId, inReplyTo }));
      }),
  };
}
