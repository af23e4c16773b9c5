import type { Handlers } from '#server/platform/http/handlers.ts';
import type { signUpApi } from '#shared/api/sign-up.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { lookUpSignUp } from './look-up-sign-up.ts';
import { requestSignUp } from './request-sign-up.ts';
import type { SignUpServices } from './sign-up-services.ts';

export function signUpRoutes(services: SignUpServices): Handlers<typeof signUpApi> {
  return {
    getSignUp: async () => ({ open: services.takesSignUps }),
    requestSignUp: ({ body, headers }) => requestSignUp(services, body, headers['idempotency-key']),
    lookUpSignUp: ({ query }) => lookUpSignUp(services, query.token),
    confirmSignUp: async ({ body }, { setCookies }) => {
      const { reply, cookies } = await confirmSignUp(services, body);
      setCookies(cookies);
      return reply;
    },
  };
}
