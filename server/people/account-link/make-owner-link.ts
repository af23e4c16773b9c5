import { randomBytes, randomUUID } from 'node:crypto';
import { findUserByEmail } from '#server/people/auth/find-user.ts';
import { isOwner } from '#server/people/auth/session-statement.ts';
import type { Sql } from '#server/platform/db/database.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { toPath } from '#shared/routes/index.ts';
import { insertLink } from './store.ts';

const VALID_MS = 24 * 60 * 60_000;

/** A link as it is printed. */
interface OwnerLink {
  readonly url: string;
  /** Whether it makes an account, or gives one a new password. */
  readonly isNew: boolean;
}

/**
 * A link that makes somebody the owner of a company of their own, or lets an owner in who has lost
 * their password. It goes to whoever reads the terminal: no mail is needed.
 * @throws ConfigError for an account that is nobody's owner.
 */
export async function makeOwnerLink(
  db: Sql,
  {
    email,
    publicUrl,
    nowMs,
  }: { readonly email: string; readonly publicUrl: string; readonly nowMs: number },
): Promise<OwnerLink> {
  const user = await findUserByEmail(db, email);
  if (user && !(await isOwner(db, user.id))) {
    throw new ConfigError(
      `${email} has an account and owns no company; name an owner, or an address without an account.`,
    );
  }
  const token = randomBytes(32).toString('base64url');
  await insertLink(db, {
    id: randomUUID(),
    purpose: 'first-owner',
    userId: user?.id ?? null,
    email,
    tokenHash: hashSecret(token),
    expiresAt: new Date(nowMs + VALID_MS),
    createdAt: new Date(nowMs),
  });
  return { url: publicUrl + toPath('account-link', {}, { token }), isNew: user === undefined };
}
