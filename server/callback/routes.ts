import type { Handler } from '#server/http/handlers.ts';
import type * as api from '#shared/api/callback.ts';
import { type CallbackServices, requestCallback } from './request-callback.ts';

interface CallbackRoutes {
  readonly requestCallback: Handler<typeof api.requestCallback>;
}

export function callbackRoutes(services: CallbackServices): CallbackRoutes {
  return {
    requestCallback: ({ body, headers }) =>
      requestCallback(services, body, headers['idempotency-key']),
  };
}
