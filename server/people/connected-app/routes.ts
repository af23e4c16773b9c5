import type { Accounts } from '#server/people/auth/accounts.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { connectedAppApi } from '#shared/api/connected-app.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { allowApp } from './allow-app.ts';
import { exchangeCode } from './exchange-code.ts';
import { renewTokens } from './renew-tokens.ts';
import { revokeToken } from './revoke-token.ts';

export function connectedAppRoutes(
  services: Services & { readonly accounts: Accounts },
): Handlers<typeof connectedAppApi> {
  return {
    allowApp: async ({ body }, { session, headers }) => {
      const current = await services.accounts.findCurrent(headers);
      if (!current) return refuse('unauthorized', 'Sign in first');
      return allowApp(services, { session, sessionId: current.sessionId }, body);
    },
    exchangeToken: ({ body }, { headers }) =>
      body.grant_type === 'refresh_token'
        ? renewTokens(services, body)
        : exchangeCode(services, body, headers.get('user-agent')?.slice(0, 500) ?? null),
    revokeToken: async ({ body }) => {
      await revokeToken(services, body.token);
      return { revoked: true };
    },
  };
}
