import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { AskedSignUp } from '#shared/api/sign-up.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkOpen } from './check-open.ts';
import type { SignUpServices } from './sign-up-services.ts';
import { findSignUpOfToken, hasAccount } from './store/sign-up.ts';

/**
 * What the page of a mailed link shows before it asks for a password.
 * @throws Refusal `link-invalid` for an unknown or expired token, `already-signed-up` for an address
 * that has got an account since, by this link or another; `sign-up-closed`.
 */
export async function lookUpSignUp(
  services: Pick<SignUpServices, 'db' | 'clock' | 'takesSignUps'>,
  token: string,
): Promise<AskedSignUp> {
  const { db, clock } = services;
  checkOpen(services);
  const signUp = await findSignUpOfToken(db, hashSecret(token));
  if (!signUp || signUp.expiresAt.getTime() <= clock.nowMs()) {
    refuse('link-invalid', 'This link is not valid');
  }
  const { email, slug } = signUp;
  if (await hasAccount(db, email)) {
    refuse('already-signed-up', 'This email address has an account');
  }
  return { email, slug };
}
