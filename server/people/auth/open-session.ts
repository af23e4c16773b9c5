import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import { systemClock } from '#server/platform/kernel/clock.ts';

/** As the two-factor plugin does after a right password. */
const SECOND_STEP_SECONDS = 600;

/**
 * Signs in somebody who has shown otherwise who they are, at once or by the second step that their
 * account has. It has no path: only we can call it.
 */
export const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), mayAskCode: z.boolean() }) },
      async (ctx) => {
        const { internalAdapter, secret, createAuthCookie } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error('There is no such user');
        if (ctx.body.mayAskCode && 'twoFactorEnabled' in user && user.twoFactorEnabled === true) {
          const identifier = `2fa-${randomBytes(15).toString('base64url')}`;
          const expiresAt = new Date(systemClock.nowMs() + SECOND_STEP_SECONDS * 1000);
          const tries = { value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt };
          await internalAdapter.createVerificationValue({ value: user.id, identifier, expiresAt });
          await internalAdapter.createVerificationValue(tries);
          const { name, attributes } = createAuthCookie('two_factor', {
            maxAge: SECOND_STEP_SECONDS,
          });
          await ctx.setSignedCookie(name, identifier, secret, attributes);
          return { isDone: false };
        }
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { isDone: true };
      },
    ),
  },
} satisfies BetterAuthPlugin;
