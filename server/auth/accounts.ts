import type { Sql } from '#server/db/database.ts';
import type { LoadAuth } from './load-auth.ts';

/** Accounts with a password, as better-auth keeps them. */
export interface Accounts {
  hashPassword(password: string): Promise<string>;
  /** Writes the account of a verified address in the caller's transaction; returns the user's id. */
  create(tx: Sql, account: NewAccount): Promise<string>;
  /** Whether it is the password of an account. */
  hasPassword(userId: string, password: string): Promise<boolean>;
  /** Signs somebody in: the `Set-Cookie` lines of their session. */
  openSession(userId: string): Promise<readonly string[]>;
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

export function createAccounts(loadAuth: LoadAuth): Accounts {
  return {
    async hashPassword(password) {
      const { password: passwords } = await (await loadAuth()).$context;
      return passwords.hash(password);
    },
    async create(tx, { email, name, passwordHash }) {
      const { internalAdapter } = await (await loadAuth(tx)).$context;
      const user = await internalAdapter.createUser({ email, name, emailVerified: true });
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: 'credential',
        password: passwordHash,
      });
      return user.id;
    },
    async hasPassword(userId, password) {
      const { internalAdapter, password: passwords } = await (await loadAuth()).$context;
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return typeof hash === 'string' && passwords.verify({ hash, password });
    },
    async openSession(userId) {
      const auth = await loadAuth();
      const { headers } = await auth.api.openSession({ body: { userId }, returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}
