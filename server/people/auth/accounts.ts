import type { Sql } from '#server/platform/db/database.ts';
import type { Credentials } from '#shared/api/session.ts';
import type { LoadAuth } from './load-auth.ts';

/** Accounts with a password, as better-auth keeps them. */
export interface Accounts {
  hashPassword(password: string): Promise<string>;
  /** Writes the account of a verified address in the caller's transaction; returns the user's id. */
  create(tx: Sql, account: NewAccount): Promise<string>;
  /** Whether it is the password of an account. */
  hasPassword(userId: string, password: string): Promise<boolean>;
  /** Signs somebody in: the `Set-Cookie` lines of their session. */
  openSession(userId: string, requestHeaders?: Headers): Promise<readonly string[]>;
  /** The same where the account's second step, if it has one, is still due. */
  enter(userId: string, requestHeaders: Headers): Promise<SignedIn>;
  /**
   * The same for who knows the password; undefined for all others, after as long a while. Where there is
   * a second step the cookies are those that it needs.
   */
  signIn(credentials: Credentials, headers: Headers): Promise<SignedIn | undefined>;
  /** The session of a request's cookie. */
  findCurrent(headers: Headers): Promise<CurrentSession | undefined>;
  /** Lets the session of a request's cookie last longer, once a day: the lines that keep its cookie. */
  renew(headers: Headers): Promise<RenewedSession>;
  /** Ends the session of a request's cookie: the lines that take the cookie back. */
  signOut(headers: Headers): Promise<readonly string[]>;
}

/** What a right password leads to. */
interface SignedIn {
  /** False where the second step is due. */
  readonly isDone: boolean;
  readonly cookies: readonly string[];
}

interface RenewedSession {
  readonly sessionId: string | undefined;
  readonly cookies: readonly string[];
}

export interface CurrentSession {
  readonly userId: string;
  readonly sessionId: string;
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  /** None for who signs in with somebody who vouches for them. */
  readonly passwordHash: string | undefined;
}

export function createAccounts(loadAuth: LoadAuth): Accounts {
  const lookUp = async (headers: Headers) => {
    if (!headers.has('cookie')) return undefined;
    const query = { disableRefresh: true };
    return (await loadAuth()).api.getSession({ headers, query });
  };
  return {
    async hashPassword(password) {
      const { password: passwords } = await (await loadAuth()).$context;
      return passwords.hash(password);
    },
    async create(tx, { email, name, passwordHash }) {
      const { internalAdapter } = await (await loadAuth(tx)).$context;
      const user = await internalAdapter.createUser({ email, name, emailVerified: true });
      if (passwordHash !== undefined) {
        const [userId, providerId] = [user.id, 'credential'];
        await internalAdapter.linkAccount({
          ...{ userId, providerId, accountId: userId },
          password: passwordHash,
        });
      }
      return user.id;
    },
    async hasPassword(userId, password) {
      const { internalAdapter, password: passwords } = await (await loadAuth()).$context;
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return typeof hash === 'string' && passwords.verify({ hash, password });
    },
    async openSession(userId, requestHeaders) {
      const auth = await loadAuth();
      const { headers } = await auth.api.openSession({
        body: { userId, mayAskCode: false },
        headers: deviceOf(requestHeaders),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
    async enter(userId, requestHeaders) {
      const auth = await loadAuth();
      const { headers, response } = await auth.api.openSession({
        body: { userId, mayAskCode: true },
        headers: deviceOf(requestHeaders),
        returnHeaders: true,
      });
      return { isDone: response.isDone, cookies: headers.getSetCookie() };
    },
    async findCurrent(headers) {
      const found = await lookUp(headers);
      return found ? { userId: found.user.id, sessionId: found.session.id } : undefined;
    },
    async renew(requestHeaders) {
      if (!requestHeaders.has('cookie')) return { sessionId: undefined, cookies: [] };
      const auth = await loadAuth();
      const asked = { headers: requestHeaders, returnHeaders: true } as const;
      const { headers, response } = await auth.api.getSession(asked);
      return { sessionId: response?.session.id, cookies: headers.getSetCookie() };
    },
    async signIn({ email, password }, requestHeaders) {
      const auth = await loadAuth();
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: deviceOf(requestHeaders),
          returnHeaders: true,
        });
        const isDone = !('twoFactorRedirect' in response);
        return { isDone, cookies: headers.getSetCookie() };
      } catch (error) {
        if (isRefused(error)) return undefined;
        throw error;
      }
    },
    async signOut(requestHeaders) {
      // better-auth takes a session that it cannot look up for none; looked up here, that is thrown.
      await lookUp(requestHeaders);
      const auth = await loadAuth();
      const { headers } = await auth.api.signOut({ headers: requestHeaders, returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}

/** What a session keeps of the browser that it is opened in, and the cookie of one that is trusted. */
function deviceOf(headers: Headers | undefined): Headers {
  const device = headers?.get('user-agent');
  const cookie = headers?.get('cookie');
  return new Headers({ ...(device && { 'user-agent': device }), ...(cookie && { cookie }) });
}

/** better-auth throws what it refuses: no such account, a wrong password, an address that is none. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode < 500;
}
