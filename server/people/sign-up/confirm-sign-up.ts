import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { SignedUp } from '#shared/api/sign-up.ts';
import { judgeSlug } from '#shared/domain/slug.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkOpen } from './check-open.ts';
import { createWorkspace, FIRST_MEETING_SLUG } from './create-workspace.ts';
import type { SignUpServices } from './sign-up-services.ts';
import {
  closeSignUp,
  type DoneSignUp,
  hasAccount,
  lockSignUp,
  type OpenSignUp,
} from './store/sign-up.ts';

/** So long a repeated call is answered again, for the first reply may have been lost. */
const REPLY_AGAIN_MS = 10 * 60_000;

interface Confirmed {
  readonly reply: SignedUp;
  /** Lines that sign the new host in. */
  readonly cookies: readonly string[];
}

/** What who reads the mail decides. */
interface Confirmation {
  readonly token: string;
  readonly password: string;
  readonly slug?: string | undefined;
}

/**
 * Makes the account and everything behind its page, all or nothing, and signs its owner in.
 * Confirmed again while its reply may have been lost it makes nothing and answers the same, to who
 * knows the password that was chosen: the link alone signs nobody in twice.
 * @throws Refusal `link-invalid` for an unknown or expired token, `already-signed-up` for an address
 * that has got an account since, `slug-taken` where somebody was quicker, `sign-up-closed`.
 */
export async function confirmSignUp(
  services: SignUpServices,
  { token, password, slug: otherSlug }: Confirmation,
): Promise<Confirmed> {
  checkOpen(services);
  const nowMs = services.clock.nowMs();
  // Hashing takes long on purpose: not while others wait for the transaction.
  const passwordHash = await services.accounts.hashPassword(password);
  const { userId, slug, isRepeated } = await services.db.transaction(async (tx) => {
    const signUp = await lockSignUp(tx, hashSecret(token));
    if (!signUp) refuse('link-invalid', 'This link is not valid');
    if (signUp.doneAt) {
      if (nowMs - signUp.doneAt.getTime() <= REPLY_AGAIN_MS) return { ...signUp, isRepeated: true };
      refuse('already-signed-up', 'This link has made an account');
    }
    if (signUp.expiresAt.getTime() <= nowMs) refuse('link-invalid', 'This link has expired');
    const chosen = { ...signUp, slug: otherSlug ?? signUp.slug, passwordHash };
    return { ...(await openAccount(services, tx, chosen)), isRepeated: false };
  });
  if (isRepeated && !(await services.accounts.hasPassword(userId, password))) {
    refuse('already-signed-up', 'This link has made an account');
  }
  return {
    reply: { slug, meetingSlug: FIRST_MEETING_SLUG },
    cookies: await services.accounts.openSession(userId),
  };
}

async function openAccount(
  { accounts, clock }: SignUpServices,
  tx: Transaction,
  signUp: OpenSignUp & { readonly passwordHash: string },
): Promise<DoneSignUp> {
  await lockName(tx, `account:${signUp.email}`);
  if (await hasAccount(tx, signUp.email)) {
    refuse('already-signed-up', 'This email address has an account');
  }
  const userId = await accounts.create(tx, signUp);
  const isMine =
    judgeSlug(signUp.slug) === 'AVAILABLE' && (await createWorkspace(tx, { ...signUp, userId }));
  if (!isMine) refuse('slug-taken', 'This address is taken');
  const done = { ...signUp, userId, doneAt: new Date(clock.nowMs()) };
  await closeSignUp(tx, done);
  return done;
}
