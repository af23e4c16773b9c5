import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Sql } from '#server/platform/db/database.ts';
import {
  authAccount,
  authSession,
  authTwoFactor,
  authUser,
  authVerification,
} from '#server/platform/db/schema/auth.ts';
import type { Secrets } from '#server/platform/kernel/seal.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/domain/constants.ts';
import { openSession } from './open-session.ts';
import { createFactorSeal } from './sealed-factor.ts';
import { secondStep } from './second-step.ts';
import { throwUntold } from './throw-untold.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** So long a session lasts after somebody was last there. */
const SESSION_DAYS = 14;

export type Auth = ReturnType<typeof createAuth>;

/**
 * Sessions and passwords: better-auth on our own tables. It answers no requests itself; its verbs are
 * called by ours, which count tries, check origins and reply.
 */
export function createAuth(sql: Sql, secrets: Secrets, publicUrl: string) {
  return betterAuth({
    appName: 'Kalends',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: secrets.secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: throwUntold },
    database: drizzleAdapter(sql.orm, {
      provider: 'pg',
      schema: {
        user: authUser,
        session: authSession,
        account: authAccount,
        verification: authVerification,
        twoFactor: authTwoFactor,
      },
    }),
    emailAndPassword: {
      enabled: true,
      // People sign up at /signup, which first has them show that the address is theirs.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    plugins: [openSession, secondStep(sql, createFactorSeal(secrets)), twoFactor()],
    // Ours count: see `signInLimits`.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'kalends',
      // It would believe whatever a header says.
      ipAddress: { disableIpTracking: true },
      useSecureCookies: publicUrl.startsWith('https://'),
    },
  });
}
