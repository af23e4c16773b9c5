import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { authAccount, authSession, authUser, authVerification } from '#server/db/schema/auth.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Loaded when somebody first signs in: visitors do without, and the start is quicker. */
export type LoadAuth = () => Promise<Auth>;

/** Sessions and passwords: better-auth on our own tables, mounted at `/api/auth`. */
export function createAuth(db: Database, config: Config, publicUrl: string) {
  return betterAuth({
    appName: 'Kalends',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: config.secret,
    telemetry: { enabled: false },
    logger: { level: 'error' },
    database: drizzleAdapter(db.orm, {
      provider: 'pg',
      schema: {
        user: authUser,
        session: authSession,
        account: authAccount,
        verification: authVerification,
      },
    }),
    emailAndPassword: {
      enabled: true,
      // People are invited; nobody signs up to an instance by themselves.
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
    },
    rateLimit: { enabled: config.rateLimits },
    advanced: {
      cookiePrefix: 'kalends',
      // Left to itself, better-auth drops the check where NODE_ENV says test.
      disableOriginCheck: false,
      useSecureCookies: publicUrl.startsWith('https://'),
    },
  });
}
