import { findUserByEmail } from '#server/people/auth/find-user.ts';
import { loadUserSession } from '#server/people/auth/session-statement.ts';
import { findOperator } from '#server/people/company/operator.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { AccountLinkEvent, PasswordChanged } from '#server/platform/kernel/events.ts';
import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type { Message } from '#server/platform/kernel/message.ts';
import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { toPath } from '#shared/routes/index.ts';
import { accountLinkToken } from './account-link-token.ts';
import { type AccountLinkRow, findLink } from './store.ts';

type LinkKind = 'password-reset-link' | 'email-change-link' | 'email-changed';

/**
 * What a link into an account is mailed with. No company's log keeps it, for it opens an account; only
 * where there is no mail server does who runs the installation read it there. Undefined for an address
 * without an account, and once the link has done its work.
 */
export async function describeAccountLink(
  services: DescribeServices,
  { accountLinkId, type }: AccountLinkEvent,
): Promise<Described<LinkKind> | undefined> {
  const link = await findLink(services.db, accountLinkId);
  const to = link && (await addressee(services, link, type));
  if (!to) return undefined;
  const { publicUrl, secret } = services;
  const token = accountLinkToken(secret, accountLinkId);
  const open = publicUrl + toPath('account-link', {}, { token });
  const expiresAtIso = link.expiresAt.toISOString();
  return {
    ...(await placeOf(services)),
    readers: type === 'email-change-asked' ? { visitor: [to] } : { account: [to] },
    tell: (kind, recipient): Message =>
      kind === 'email-changed'
        ? { kind, recipient, links: { signIn: publicUrl + toPath('login', {}) } }
        : { kind, recipient, links: { confirm: open }, expiresAtIso },
  };
}

/** Whoever owns an account reads that its password is another one. */
export async function describePasswordChanged(
  services: DescribeServices,
  { userId, hasEndedTokens = false }: PasswordChanged,
): Promise<Described<'password-changed'> | undefined> {
  const reader = await readerOf(services, userId);
  if (!reader) return undefined;
  const reset = services.publicUrl + toPath('password-reset', {});
  return {
    ...(await placeOf(services)),
    readers: { account: [reader] },
    tell: (kind, recipient): Message => ({ kind, recipient, links: { reset }, hasEndedTokens }),
  };
}

/** Who gets the mail about a link. */
async function addressee(
  services: DescribeServices,
  { email, userId, usedAt, previousEmail }: AccountLinkRow,
  type: AccountLinkEvent['type'],
): Promise<MailRecipient | undefined> {
  if (type === 'email-changed') {
    const reader = userId === null ? undefined : await readerOf(services, userId);
    return previousEmail !== null && reader ? { ...reader, email: previousEmail } : undefined;
  }
  if (usedAt) return undefined;
  const ownerId = userId ?? (await findUserByEmail(services.db, email))?.id;
  const reader = ownerId === undefined ? undefined : await readerOf(services, ownerId);
  return reader && { ...reader, email };
}

async function readerOf(
  { db }: DescribeServices,
  userId: string,
): Promise<MailRecipient | undefined> {
  const session = await loadUserSession(db, { userId });
  if (!session) return undefined;
  const { email, firstname, lastname, language, timezone } = session;
  const name = `${firstname} ${lastname}`.trim();
  return { email, firstname, name, language: language ?? FALLBACK_LANGUAGE, timeZone: timezone };
}

async function placeOf({ db, sendsMail }: DescribeServices) {
  return { companyId: sendsMail ? undefined : await findOperator(db), appointmentId: null };
}
