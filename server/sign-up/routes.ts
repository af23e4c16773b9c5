import type { Handler } from '#server/http/handlers.ts';
import type * as api from '#shared/api/sign-up.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { lookUpSignUp } from './look-up-sign-up.ts';
import { requestSignUp } from './request-sign-up.ts';
import type { SignUpServices } from './sign-up-services.ts';

interface SignUpRoutes {
  readonly requestSignUp: Handler<typeof api.requestSignUp>;
  readonly lookUpSignUp: Handler<typeof api.lookUpSignUp>;
  readonly confirmSignUp: Handler<typeof api.confirmSignUp>;
}

export function signUpRoutes(services: SignUpServices): SignUpRoutes {
  return {
    requestSignUp: ({ body, headers }) => requestSignUp(services, body, headers['idempotency-key']),
    lookUpSignUp: ({ query }) => lookUpSignUp(services, query.token),
    confirmSignUp: async ({ body }, { setCookies }) => {
      const { reply, cookies } = await confirmSignUp(services, body);
      setCookies(cookies);
      return reply;
    },
  };
}
