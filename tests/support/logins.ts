import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { openAppSession } from '#server/people/connected-app/store.ts';
import { toAppTokens } from '#server/people/connected-app/to-app-tokens.ts';
import type { Database } from '#server/platform/db/database.ts';
import { authAccount, authUser, host } from '#server/platform/db/schema/schema.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD, SECRET, type TestApi } from './api.ts';
import type { AHost } from './builders.ts';

/** Hashing is slow on purpose; tests know few passwords. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Who is let in; without a name by their address. */
type LoggedInHost = Pick<AHost, 'hostId' | 'email'> & Partial<Pick<AHost, 'name'>>;

/** Lets a host sign in with their e-mail and this password; their user's id. */
export async function aLogin(
  db: Database,
  { hostId, email, name = email }: LoggedInHost,
  password: string,
): Promise<string> {
  const userId = randomUUID();
  await db.orm.insert(authUser).values({ id: userId, name, email, emailVerified: true });
  await db.orm.insert(authAccount).values({
    id: randomUUID(),
    accountId: userId,
    providerId: 'credential',
    userId,
    password: await hashOnce(password),
  });
  await db.orm.update(host).set({ userId }).where(eq(host.id, hostId));
  return userId;
}

/** The access token of an app that a host has let in. */
export async function connectAppOf({ db, clock }: TestApi, host: AHost): Promise<string> {
  const userId = await aLogin(db, host, DEMO_PASSWORD);
  const nowMs = clock.nowMs();
  const of = { userId, companyId: host.companyId, app: 'kalends-extension', userAgent: null };
  const sessionId = await db.transaction((tx) => openAppSession(tx, { ...of, nowMs }));
  return toAppTokens({ sessionId, generation: 1 }, { secret: SECRET, nowMs }).access_token;
}

/** The client of a host who has signed in, perhaps to an app with other services. */
export async function signInAs(
  api: TestApi,
  host: LoggedInHost,
  changed?: Partial<Services>,
): Promise<ApiClient> {
  const userId = await aLogin(api.db, host, DEMO_PASSWORD);
  return api.clientOf(await api.openSession(userId), changed);
}
