import { createHmac, randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { systemClock } from '#server/platform/kernel/clock.ts';
import { toAppAddress } from './app-address.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import type { FactorSeal } from './sealed-factor.ts';
import { findTimeStep } from './time-step.ts';
import {
  endChallenge,
  forgetTries,
  insertFactor,
  loadFactor,
  markVerified,
  replaceRecoveryCodes,
  setRecoveryCodes,
  takeTimeStep,
  takeTryOfAccount,
  takeTryOfChallenge,
} from './two-factor-store.ts';

/** As the two-factor plugin has it, whose cookies these are. */
const TRUSTED_SECONDS = 30 * 24 * 60 * 60;
/** RFC 4226 asks for 20 at least. */
const APP_SECRET_BYTES = 24;
/** What an authenticator app shows; recovery codes have letters. */
const APP_CODE = /^\d{6}$/;

/** What became of a code; `over` where the first step has to be made again. */
type Judged = 'opened' | 'wrong' | 'over' | 'closed';

/**
 * The second step of a sign-in, on the two-factor plugin's rows. Its own verbs look at a code before they
 * count it and let one code in several times; here a try is taken first, and a code used up, each by one
 * statement. Without paths: only we can call it.
 */
export const secondStep = (sql: Sql, factorSeal: FactorSeal) =>
  ({
    id: 'second-step',
    endpoints: {
      finishSecondStep: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ code: z.string(), trustsBrowser: z.boolean() }) },
        async (ctx): Promise<Judged> => {
          const { secret, internalAdapter, createAuthCookie } = ctx.context;
          const nowMs = systemClock.nowMs();
          const cookie = createAuthCookie('two_factor');
          const challenge = await ctx.getSignedCookie(cookie.name, secret);
          const userId = challenge ? await takeTryOfChallenge(sql, challenge, nowMs) : undefined;
          const user = userId ? await internalAdapter.findUserById(userId) : undefined;
          if (!challenge || !user) return 'over';
          const factor = await takeTryOfAccount(sql, user.id, nowMs);
          if (factor === 'closed') return 'closed';
          const { code } = ctx.body;
          const given = { sql, userId: user.id, code, factorSeal };
          const isRight =
            factor !== undefined &&
            (APP_CODE.test(code)
              ? await takeAppCode(given, factor.secret, nowMs)
              : await takeRecoveryCode(given, factor.backupCodes));
          if (!isRight) return 'wrong';
          await forgetTries(sql, user.id);
          if (!(await endChallenge(sql, challenge, nowMs))) return 'over';
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          expireCookie(ctx, cookie);
          if (ctx.body.trustsBrowser) {
            const identifier = `trust-device-${randomBytes(24).toString('base64url')}`;
            const seal = createHmac('sha256', secret).update(`${user.id}!${identifier}`);
            const expiresAt = new Date(nowMs + TRUSTED_SECONDS * 1000);
            await internalAdapter.createVerificationValue({
              value: user.id,
              identifier,
              expiresAt,
            });
            const trust = createAuthCookie('trust_device', { maxAge: TRUSTED_SECONDS });
            const value = `${seal.digest('base64url')}!${identifier}`;
            await ctx.setSignedCookie(trust.name, value, secret, trust.attributes);
          }
          return 'opened';
        },
      ),
      /** A secret for an authenticator app, and recovery codes; it is on once a first code was given. */
      prepareSecondStep: createAuthEndpoint.serverOnly(
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx): Promise<{ uri: string; recoveryCodes: string[] }> => {
          const { id, email } = ctx.context.session.user;
          const secret = randomBytes(APP_SECRET_BYTES).toString('base64url');
          const codes = makeRecoveryCodes();
          const backupCodes = factorSeal.sealCodes(id, codes);
          await insertFactor(sql, id, { secret: factorSeal.sealSecret(id, secret), backupCodes });
          return { uri: toAppAddress(secret, email), recoveryCodes: codes };
        },
      ),
      /** Recovery codes in the place of those there were. */
      renewRecoveryCodes: createAuthEndpoint.serverOnly(
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx): Promise<string[]> => {
          const { id } = ctx.context.session.user;
          const codes = makeRecoveryCodes();
          await setRecoveryCodes(sql, id, factorSeal.sealCodes(id, codes));
          return codes;
        },
      ),
      countRecoveryCodes: createAuthEndpoint.serverOnly(
        { method: 'GET', use: [sessionMiddleware] },
        async (ctx): Promise<number> => {
          const { id } = ctx.context.session.user;
          const factor = await loadFactor(sql, id);
          return factor ? (await factorSeal.openCodes(id, factor.backupCodes)).length : 0;
        },
      ),
      /** Turns it on with a first code: whether it was right. The session goes over into a new one. */
      beginSecondStep: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ code: z.string() }), use: [sessionMiddleware] },
        async (ctx): Promise<boolean> => {
          const { internalAdapter } = ctx.context;
          const { user: before, session } = ctx.context.session;
          const factor = await loadFactor(sql, before.id);
          const given = { sql, userId: before.id, code: ctx.body.code, factorSeal };
          if (!factor || !(await takeAppCode(given, factor.secret, systemClock.nowMs())))
            return false;
          if (factor.verified) return true;
          const user = await internalAdapter.updateUser(before.id, { twoFactorEnabled: true });
          const opened = await internalAdapter.createSession(before.id, false, session);
          await setSessionCookie(ctx, { session: opened, user });
          await internalAdapter.deleteSession(session.token);
          await markVerified(sql, before.id);
          return true;
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

interface Given {
  readonly sql: Sql;
  readonly userId: string;
  readonly code: string;
  readonly factorSeal: FactorSeal;
}

async function takeAppCode(
  { sql, userId, code, factorSeal }: Given,
  sealed: string,
  nowMs: number,
): Promise<boolean> {
  const secret = await factorSeal.openSecret(userId, sealed);
  const step = secret === undefined ? undefined : findTimeStep(secret, code, nowMs);
  return step !== undefined && takeTimeStep(sql, userId, step);
}

async function takeRecoveryCode(given: Given, sealed: string): Promise<boolean> {
  const { sql, userId, code, factorSeal } = given;
  const codes = await factorSeal.openCodes(userId, sealed);
  if (!codes.includes(code)) return false;
  const after = factorSeal.sealCodes(
    userId,
    codes.filter((each) => each !== code),
  );
  if (await replaceRecoveryCodes(sql, userId, { before: sealed, after })) return true;
  // Another code was used in this very moment, or this one.
  const now = await loadFactor(sql, userId);
  return now !== undefined && takeRecoveryCode(given, now.backupCodes);
}
