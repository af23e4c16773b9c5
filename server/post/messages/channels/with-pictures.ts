import type { Message } from '#server/platform/kernel/message.ts';
import { toFileAddress } from '#shared/domain/file-address.ts';

/**
 * A mail is read far from here: its logo and its hosts' faces, which areas know by the hashes of their
 * files, have whole addresses. They are PNG, for not every program that shows mails knows WebP.
 */
export function withPictures(message: Message, publicUrl: string): Message {
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
