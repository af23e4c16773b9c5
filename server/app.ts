import { type Handler, Hono } from 'hono';
import { createAccounts } from './auth/accounts.ts';
import { createFindSession } from './auth/find-session.ts';
import type { LoadAuth } from './auth/load-auth.ts';
import { createHandlers } from './handlers.ts';
import type { HttpEnv } from './http/context.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import { countNothing, createCountCall } from './http/limit-rates.ts';
import {
  answerPreflight,
  apiHeaders,
  limitBody,
  refuseForgedRequests,
  requestLog,
  strictTransport,
} from './http/middleware.ts';
import { mountContract } from './http/mount.ts';
import { toOpenApi } from './http/openapi.ts';
import { serveDocument } from './http/serve-document.ts';
import { toImageAddress } from './image/image-address.ts';
import { imageRoutes } from './image/routes.ts';
import type { Services } from './kernel/services.ts';
import { paymentWebhooks } from './payment/webhooks.ts';
import { toPaymentServices } from './payment-services.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import { serveCrawlerFiles } from './site/serve-crawler-files.ts';

/** The HTTP application: the API below `/api`, the static site everywhere else. */
export function createApp(options: {
  readonly services: Services;
  readonly loadAuth: LoadAuth;
  /** Without them every call is let through. */
  readonly limits?: { readonly counters: RateLimits; readonly trustedProxies: number };
  /** Serves the pages; without it only the API answers. */
  readonly site?: Handler;
}): Hono<HttpEnv> {
  const { services, loadAuth, limits } = options;
  const findSession = createFindSession(loadAuth, services.db);
  const payment = toPaymentServices(services);
  const countCall = limits
    ? createCountCall({ limits: limits.counters, trustedProxies: limits.trustedProxies })
    : countNothing;
  const api = new Hono<HttpEnv>();
  api.use(requestLog(services.log), apiHeaders());
  api.options('*', answerPreflight());
  api.use(
    refuseForgedRequests(() => services.publicUrl),
    limitBody(),
  );
  api.get(
    '/openapi.json',
    serveDocument(() => toOpenApi(services.publicUrl)),
  );
  api.on(['GET', 'POST'], '/auth/*', async (c) => {
    const auth = await loadAuth();
    const reply = await auth.handler(c.req.raw);
    return c.newResponse(reply.body, reply);
  });
  api.route('/', paymentWebhooks(payment, countCall));
  api.route('/', imageRoutes(services, countCall));
  api.route(
    '/',
    mountContract(createHandlers(services, payment, createAccounts(loadAuth)), {
      findSession,
      countCall,
      toImageAddress: (address) => toImageAddress(address, services),
    }),
  );
  api.all('*', handleNotFound);
  api.onError(handleError);

  const app = new Hono<HttpEnv>();
  app.use(strictTransport(services.publicUrl));
  app.route('/api', api);
  if (options.site) {
    app.route('/', serveCrawlerFiles(services.publicUrl));
    app.get('*', options.site);
  }
  return app;
}
