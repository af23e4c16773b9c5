import type { Sql } from '#server/db/database.ts';
import type { SignUpMail } from '#server/mail/mails.ts';
import { toPath } from '#shared/routes/index.ts';
import { signUpToken } from './request-sign-up.ts';
import { findSignUp, hasAccount } from './store/sign-up.ts';

/**
 * The mail that a sign-up asks for: a link that confirms it, or, where the address has an account,
 * the way to sign in. Nothing that was typed in is in it, for it goes to an address that was typed in.
 * Undefined once there is nothing left to confirm.
 */
export async function describeSignUp(
  services: { readonly db: Sql; readonly secret: string; readonly publicUrl: string },
  signUpId: string,
): Promise<SignUpMail | undefined> {
  const signUp = await findSignUp(services.db, signUpId);
  if (!signUp || signUp.doneAt) return undefined;
  const { email, language, timeZone, expiresAt } = signUp;
  const recipient = { email, name: '', language, timeZone };
  const { publicUrl, secret } = services;
  if (await hasAccount(services.db, email)) {
    const signIn = publicUrl + toPath('login', {});
    return { kind: 'sign-up-known', recipient, links: { signIn } };
  }
  const confirm = publicUrl + toPath('signup', {}, { token: signUpToken(secret, signUpId) });
  const expiresAtIso = expiresAt.toISOString();
  return { kind: 'sign-up-link', recipient, links: { confirm }, expiresAtIso };
}
