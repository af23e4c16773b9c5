import type { Handlers } from '#server/platform/http/handlers.ts';
import type { callbackApi } from '#shared/api/callback.ts';
import { type CallbackServices, requestCallback } from './request-callback.ts';

export function callbackRoutes(services: CallbackServices): Handlers<typeof callbackApi> {
  return {
    requestCallback: ({ body, headers }) =>
      requestCallback(services, body, headers['idempotency-key']),
  };
}
