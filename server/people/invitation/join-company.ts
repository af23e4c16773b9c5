import type { Accounts } from '#server/people/auth/accounts.ts';
import { addMember } from '#server/people/member/add-member.ts';
import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Language } from '#shared/domain/languages.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findOpenInvitation } from './look-up-invitation.ts';
import { findAccount, type InvitedAccount, takeInvitation } from './store.ts';

/** What accepting an invitation is built on. */
export type JoinServices = Services & { readonly accounts: Accounts };

interface Asked {
  readonly token: string;
  readonly name?: string | undefined;
  readonly password?: string | undefined;
  readonly timezone: string;
  readonly language?: Language | undefined;
}

interface Joined {
  readonly reply: {
    readonly companyId: string;
    readonly hostId: string;
    readonly signedIn: boolean;
  };
  /** Lines that sign them in. */
  readonly cookies: readonly string[];
}

/**
 * Makes who accepts an invitation a member: a new person gets an account, who has one shows that it is
 * theirs. A password alone opens no session where the account asks for a second factor.
 * @throws Refusal `link-invalid`, `wrong-password`, `validation-failed` where something is not said.
 */
export async function joinCompany(
  services: JoinServices,
  asked: Asked,
  { signedInAs, headers }: { readonly signedInAs: string | undefined; readonly headers: Headers },
): Promise<Joined> {
  const { db, accounts } = services;
  const { email } = await findOpenInvitation(services, asked.token);
  const account = await findAccount(db, email);
  const isSignedIn = account !== undefined && account.userId === signedInAs;
  const passwordHash = isSignedIn ? undefined : await checkPassword(services, account, asked);
  const { userId, ...joined } = await db.transaction(async (tx) => {
    // Two companies may invite the same address, and both links be followed at once.
    await lockName(tx, `account:${email}`);
    const taken = await takeInvitation(tx, hashSecret(asked.token));
    if (!taken) return refuse('link-invalid', 'This link has been used');
    const { companyId, role, teamIds, language } = taken;
    const who = await settleAccount(services, tx, { email, asked, passwordHash });
    const hostId = await addMember(tx, {
      ...{ companyId, role, teamIds, email, ...who },
      language: asked.language ?? language,
      timeZone: asked.timezone,
    });
    return { companyId, hostId, userId: who.userId };
  });
  const opens = !isSignedIn && account?.hasSecondFactor !== true;
  return {
    reply: { ...joined, signedIn: isSignedIn || opens },
    cookies: opens ? await accounts.openSession(userId, headers) : [],
  };
}

/** Looks at the password of an account; for a new one, its hash. Slow on purpose: in no transaction. */
async function checkPassword(
  { accounts }: Pick<JoinServices, 'accounts'>,
  account: InvitedAccount | undefined,
  { password, name }: Asked,
): Promise<string | undefined> {
  if (password === undefined) return refuseMissing('password');
  if (!account) {
    return name === undefined ? refuseMissing('name') : accounts.hashPassword(password);
  }
  const isTheirs = await accounts.hasPassword(account.userId, password);
  return isTheirs ? undefined : refuse('wrong-password', 'The password is wrong');
}

function refuseMissing(path: 'name' | 'password'): never {
  return refuse('validation-failed', `Say your ${path}`, [
    { path, code: 'required', message: `Say your ${path}` },
  ]);
}

async function settleAccount(
  { accounts }: Pick<JoinServices, 'accounts'>,
  tx: Transaction,
  of: {
    readonly email: string;
    readonly asked: Asked;
    readonly passwordHash: string | undefined;
  },
): Promise<{ readonly userId: string; readonly name: string }> {
  const { email, asked, passwordHash } = of;
  const account = await findAccount(tx, email);
  if (account) {
    // It has come into being since: its password is another.
    if (passwordHash !== undefined) refuse('wrong-password', 'The address has an account now');
    return account;
  }
  const { name } = asked;
  if (name === undefined || passwordHash === undefined) return refuse('link-invalid', 'No account');
  return { userId: await accounts.create(tx, { email, name, passwordHash }), name };
}
