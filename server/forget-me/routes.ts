import type { Handler } from '#server/http/handlers.ts';
import type * as api from '#shared/api/forget-me.ts';
import { confirmForget } from './confirm-forget.ts';
import { type ForgetServices, requestForget } from './request-forget.ts';

interface ForgetMeRoutes {
  readonly requestForget: Handler<typeof api.requestForget>;
  readonly confirmForget: Handler<typeof api.confirmForget>;
}

export function forgetMeRoutes(services: ForgetServices): ForgetMeRoutes {
  return {
    requestForget: ({ body }) => requestForget(services, body),
    confirmForget: ({ body }) => confirmForget(services, body.token),
  };
}
