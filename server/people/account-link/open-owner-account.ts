import { findUserByEmail } from '#server/people/auth/find-user.ts';
import { createWorkspace, FIRST_MEETING_SLUG } from '#server/people/sign-up/create-workspace.ts';
import type { OwnerWish } from '#shared/api/account-link.ts';
import type { SignedUp } from '#shared/api/sign-up.ts';
import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { judgeSlug } from '#shared/domain/slug.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { openLink, refuseLink } from './open-link.ts';
import { closeLinks } from './store.ts';

/**
 * Makes the account of an owner and their company, all or nothing, and signs them in. The operator's
 * word stands for the address: signing up may be closed, and there need not be a mail server.
 * @throws Refusal `link-invalid`, `slug-taken`, `already-signed-up` for an address that has got an
 * account since.
 */
export async function openOwnerAccount(
  { db, clock, accounts }: AccountLinkServices,
  { token, password, timezone, language = FALLBACK_LANGUAGE, ...wish }: OwnerWish,
): Promise<{ readonly reply: SignedUp; readonly cookies: readonly string[] }> {
  const nowMs = clock.nowMs();
  const passwordHash = await accounts.hashPassword(password);
  const userId = await db.transaction(async (tx) => {
    const link = await openLink(tx, token, { purposes: ['first-owner'], nowMs });
    if (link.userId !== null) refuseLink();
    const { email } = link;
    if (await findUserByEmail(tx, email)) {
      refuse('already-signed-up', 'This email address has an account');
    }
    const id = await accounts.create(tx, { email, name: wish.name, passwordHash });
    const workspace = { ...wish, email, language, timeZone: timezone, userId: id };
    const isMine = judgeSlug(wish.slug) === 'AVAILABLE' && (await createWorkspace(tx, workspace));
    if (!isMine) refuse('slug-taken', 'This address is taken');
    await closeLinks(tx, link, { usedAt: new Date(nowMs) });
    return id;
  });
  const cookies = await accounts.openSession(userId);
  return { reply: { slug: wish.slug, meetingSlug: FIRST_MEETING_SLUG }, cookies };
}
