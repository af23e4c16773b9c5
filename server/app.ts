import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { createHandlers } from './handlers.ts';
import { calendarNotices } from './outside/external-calendar/calendar-notices.ts';
import { paymentWebhooks } from './outside/payment/webhooks.ts';
import { toPaymentServices } from './payment-services.ts';
import { createAccounts } from './people/auth/accounts.ts';
import { createFindCaller } from './people/auth/find-caller.ts';
import type { LoadAuth } from './people/auth/load-auth.ts';
import { createTwoFactor } from './people/auth/two-factor.ts';
import type { HttpEnv } from './platform/http/context.ts';
import { handleError, handleNotFound } from './platform/http/error-handler.ts';
import { countNothing, createCountCall } from './platform/http/limit-rates.ts';
import {
  answerPreflight,
  apiHeaders,
  refuseForeignSignIns,
  refuseForgedRequests,
  requestLog,
  strictTransport,
} from './platform/http/middleware.ts';
import { mountContract } from './platform/http/mount.ts';
import { toOpenApi } from './platform/http/openapi.ts';
import { serveApiDocs } from './platform/http/serve-api-docs.ts';
import { serveDocument } from './platform/http/serve-document.ts';
import { toImageAddress } from './platform/image/image-address.ts';
import { imageRoutes } from './platform/image/routes.ts';
import type { Services } from './platform/kernel/services.ts';
import type { RateLimits } from './platform/rate-limit/rate-limits.ts';
import { toAskApi } from './platform/site/ask-api.ts';
import { serveCrawlerFiles } from './platform/site/serve-crawler-files.ts';
import { serveLegalPages } from './platform/site/serve-legal-pages.ts';
import type { AskApi } from './platform/site/serve-site.ts';
import { linkPreviewRoutes } from './public/page-fill/routes.ts';
import { oneClickUnsubscribe } from './time/reminder/routes.ts';

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
  /** Serves the pages, which are filled with what the API answers; without it only that answers. */
  readonly site?: (askApi: AskApi) => Handler;
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
  api.use(refuseForgedRequests(origins));
  api.use('/auth/*', refuseForeignSignIns(origins));
  api.get(
    '/openapi.json',
    serveDocument(() => toOpenApi(services.publicUrl)),
  );
  api.route('/', serveApiDocs());
  api.route('/', paymentWebhooks(payment, countCall));
  api.route('/', calendarNotices(services, countCall));
  api.route('/', oneClickUnsubscribe(services, countCall));
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
  if (services.legalPages) app.route('/', serveLegalPages(services.legalPages));
  if (options.site) {
    app.route('/', serveCrawlerFiles(services.publicUrl));
    app.get('*', options.site(toAskApi(api)));
  }
  return app;
}
