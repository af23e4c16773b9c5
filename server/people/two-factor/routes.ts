import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import { endSessions } from '#server/people/auth/end-sessions.ts';
import { forgetTrustedBrowsers } from '#server/people/auth/forget-trusted-browsers.ts';
import type { TwoFactor } from '#server/people/auth/two-factor.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { holdTry } from '#server/platform/rate-limit/hold-try.ts';
import { signInLimits } from '#server/platform/rate-limit/policies.ts';
import type { twoFactorApi } from '#shared/api/two-factor.ts';
import { Refusal, refuse } from '#shared/errors/refusal.ts';

type TwoFactorServices = PasswordServices &
  Pick<Services, 'db'> & { readonly twoFactor: TwoFactor };

export function twoFactorRoutes(services: TwoFactorServices): Handlers<typeof twoFactorApi> {
  const { db, accounts, limits, twoFactor } = services;
  return {
    signInTwoFactor: async ({ body }, { headers, clientAddress, setCookies }) => {
      const giveBack = await holdTry(limits, [[signInLimits.address, clientAddress()]]);
      try {
        setCookies(await twoFactor.finishSignIn(headers, body));
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'wrong-code')) await giveBack();
        throw error;
      }
      await giveBack();
      return { signedIn: true };
    },
    getTwoFactor: (_, { headers }) => twoFactor.find(headers),
    beginTwoFactor: async ({ body }, { headers }) => {
      await checkPassword(services, headers, body.password);
      const { isOn } = await twoFactor.find(headers);
      // Its secret would be replaced by one that no app knows yet.
      if (isOn) refuse('changed-meanwhile', 'It is on already');
      return twoFactor.begin(headers);
    },
    confirmTwoFactor: async ({ body }, { headers, setCookies }) => {
      const current = await accounts.findCurrent(headers);
      const giveBack = await holdTry(limits, [[signInLimits.again, current?.userId ?? '']]);
      const cookies = await twoFactor.confirm(headers, body.code);
      await giveBack();
      const opened = await accounts.findCurrent(toCookieHeaders(cookies));
      if (opened) await endSessions(db, opened.userId, opened.sessionId);
      setCookies(cookies);
      return { isOn: true };
    },
    renewRecoveryCodes: async ({ body }, { headers }) => {
      await checkPassword(services, headers, body.password);
      const { isOn } = await twoFactor.find(headers);
      if (!isOn) refuse('changed-meanwhile', 'It is off');
      return { recoveryCodes: await twoFactor.renewCodes(headers) };
    },
    endTwoFactor: async ({ body }, { headers, setCookies }) => {
      const { userId } = await checkPassword(services, headers, body.password);
      const { isOn } = await twoFactor.find(headers);
      if (isOn) setCookies(await twoFactor.end(headers, body.password));
      await forgetTrustedBrowsers(db, userId);
      return { isOn: false };
    },
  };
}

/** The request that a browser would make with the cookies that it is about to get. */
function toCookieHeaders(setCookies: readonly string[]): Headers {
  return new Headers({ cookie: setCookies.map((each) => each.split(';')[0]).join('; ') });
}
