import type { MailTransport } from '#server/platform/kernel/mail-transport.ts';
import type { RenderedMail } from '#server/platform/kernel/mail-types.ts';
import type { Message } from '#server/platform/kernel/message.ts';
import { toMessage, toSender } from '#server/post/mail/transport.ts';
import type { Channel } from '#server/post/messages/channel.ts';
import { toFileAddress } from '#shared/domain/file-address.ts';
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

/**
 * A mail is read far from here: its logo and its hosts' faces, which areas know by the hashes of their
 * files, have whole addresses. They are PNG, for not every program that shows mails knows WebP.
 */
function withPictures(message: Message, publicUrl: string): Message {
  const toAddress = (hash: string) => publicUrl + toFileAddress(hash);
  const { company } = message;
  const branded =
    company?.logo === undefined
      ? message
      : { ...message, company: { ...company, logo: toAddress(company.logo) } };
  if (!('hosts' in branded)) return branded;
  const hosts = branded.hosts.map(({ picture, ...host }) => ({
    ...host,
    ...(picture && { picture: toAddress(picture) }),
  }));
  return { ...branded, hosts };
}
