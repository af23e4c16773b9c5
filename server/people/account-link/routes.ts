import type { Handlers } from '#server/platform/http/handlers.ts';
import type { accountLinkApi } from '#shared/api/account-link.ts';
import type { AccountLinkServices } from './account-link-services.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { lookUpLink } from './look-up-link.ts';
import { openOwnerAccount } from './open-owner-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { setNewPassword } from './set-new-password.ts';

export function accountLinkRoutes(services: AccountLinkServices): Handlers<typeof accountLinkApi> {
  return {
    requestPasswordReset: ({ body }) => requestPasswordReset(services, body.email),
    lookUpAccountLink: ({ query }) => lookUpLink(services, query.token),
    setNewPassword: ({ body }) => setNewPassword(services, body),
    openOwnerAccount: async ({ body }, { setCookies }) => {
      const { reply, cookies } = await openOwnerAccount(services, body);
      setCookies(cookies);
      return reply;
    },
    confirmEmailChange: ({ body }, { headers }) =>
      confirmEmailChange(services, { ...body, headers }),
  };
}
