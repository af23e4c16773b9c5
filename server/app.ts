import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { createAccounts } from './auth/accounts.ts';
import { createFindCaller } from './auth/find-caller.ts';
import type { LoadAuth } from './auth/load-auth.ts';
import { createTwoFactor } from './auth/two-factor.ts';
import { createHandlers } from './handlers.ts';
import type { HttpEnv } from './http/context.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import { countNothing, createCountCall } from './http/limit-rates.ts';
import {
  answerPreflight,
  apiHeaders,
  limitBody,
  refuseForeignSignIns,
  refuseForgedRequests,
  requestLog,
  strictTransport,
} from './http/middleware.ts';
import { mountContract } from './http/mount.ts';
import { toOpenApi } from './http/openapi.ts';
import { serveApiDocs } from './http/serve-api-docs.ts';
import { serveDocument } from './http/serve-document.ts';
import { toImageAddress } from './image/image-address.ts';
import { imageRoutes } from './image/routes.ts';
import type { Services } from './kernel/services.ts';
import { linkPreviewRoutes } from './page-fill/routes.ts';
import { paymentWebhooks } from './payment/webhooks.ts';
import { toPaymentServices } from './payment-services.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import { serveCrawlerFiles } from './site/serve-crawler-files.ts';

/** The HTTP application: the API below `/api`, the static site everywhere else. */
export function createApp(options: {
  readonly services: Services;
  readonly loadAuth: LoadAuth;
  /** Without them every call is let through. */
  readonly limits?: RateLimits;
  /** Our own proxies in front of this server; none unless it is said. */
  readonly trustedProxies?: number;
  /** Origins, beside the site's own, whose pages may call with cookies. */
  readonly allowedOrigins?: readonly string[];
  /** Serves the pages; without it only the API answers. */
  readonly site?: Handler;
  /** What every request passes first. */
  readonly before?: readonly MiddlewareHandler<HttpEnv>[];
}): Hono<HttpEnv> {
  const { services, loadAuth, limits, trustedProxies = 0, allowedOrigins = [] } = options;
  const origins = { publicUrl: services.publicUrl, allowedOrigins, trustedProxies };
  const payment = toPaymentServices(services);
  const countCall = limits ? createCountCall({ limits, trustedProxies }) : countNothing;
  const api = new Hono<HttpEnv>();
  api.use(requestLog(services.log), apiHeaders(origins));
  api.options('*', answerPreflight(origins));
  api.use(refuseForgedRequests(origins), limitBody());
  api.use('/auth/*', refuseForeignSignIns(origins));
  api.get(
    '/openapi.json',
    serveDocument(() => toOpenApi(services.publicUrl)),
  );
  api.route('/', serveApiDocs());
  api.route('/', paymentWebhooks(payment, countCall));
  api.route('/', imageRoutes(services, countCall));
  api.route('/', linkPreviewRoutes(services, countCall));
  api.route(
    '/',
    mountContract(
      createHandlers(services, payment, {
        accounts: createAccounts(loadAuth),
        twoFactor: createTwoFactor(loadAuth),
        limits,
      }),
      {
        findCaller: createFindCaller(loadAuth, services),
        countCall,
        trustedProxies,
        toImageAddress: (address) => toImageAddress(address, services),
      },
    ),
  );
  api.all('*', handleNotFound);
  api.onError(handleError);

  const app = new Hono<HttpEnv>();
  app.use(strictTransport(services.publicUrl), ...(options.before ?? []));
  app.route('/api', api);
  if (options.site) {
    app.route('/', serveCrawlerFiles(services.publicUrl));
    app.get('*', options.site);
  }
  return app;
}
