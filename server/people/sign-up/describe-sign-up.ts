import { findOperator } from '#server/people/company/operator.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { SignUpRequested } from '#server/platform/kernel/events.ts';
import type { Message } from '#server/platform/kernel/message.ts';
import { toPath } from '#shared/routes/index.ts';
import { signUpToken } from './request-sign-up.ts';
import { findSignUp, hasAccount } from './store/sign-up.ts';

type SignUpKind = 'sign-up-link' | 'sign-up-known';

/**
 * What a sign-up asks for: a link that confirms it, or, where the address has an account, the way to
 * sign in. Nothing that was typed in is in it, for it goes to an address that was typed in. No
 * company's log keeps it, for its link opens an account; only where there is no mail server does who
 * runs the installation read it there. Undefined once there is nothing left to confirm.
 */
export async function describeSignUp(
  { db, secret, publicUrl, sendsMail }: DescribeServices,
  { signUpId }: SignUpRequested,
): Promise<Described<SignUpKind> | undefined> {
  const signUp = await findSignUp(db, signUpId);
  if (!signUp || signUp.doneAt) return undefined;
  const { email, language, timeZone, expiresAt } = signUp;
  const reader = { email, name: '', language, timeZone };
  return {
    companyId: sendsMail ? undefined : await findOperator(db),
    appointmentId: null,
    readers: (await hasAccount(db, email)) ? { account: [reader] } : { visitor: [reader] },
    tell: (kind, recipient): Message => {
      if (kind === 'sign-up-known') {
        return { kind, recipient, links: { signIn: publicUrl + toPath('login', {}) } };
      }
      const confirm = publicUrl + toPath('signup', {}, { token: signUpToken(secret, signUpId) });
      return { kind, recipient, links: { confirm }, expiresAtIso: expiresAt.toISOString() };
    },
  };
}
