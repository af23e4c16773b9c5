import type { Handlers } from '#server/platform/http/handlers.ts';
import type { forgetMeApi } from '#shared/api/forget-me.ts';
import { confirmForget } from './confirm-forget.ts';
import { type ForgetServices, requestForget } from './request-forget.ts';

export function forgetMeRoutes(services: ForgetServices): Handlers<typeof forgetMeApi> {
  return {
    requestForget: ({ body }) => requestForget(services, body),
    confirmForget: ({ body }) => confirmForget(services, body.token),
  };
}
