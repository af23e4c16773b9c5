import { type Handler, Hono } from 'hono';
import { appointmentRoutes } from './appointment/routes.ts';
import type { Auth } from './auth/auth.ts';
import { createFindSession } from './auth/find-session.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { bookingRoutes } from './booking/routes.ts';
import { bookingPageRoutes } from './booking-page/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { HttpEnv } from './http/context.ts';
import { handleError, handleNotFound } from './http/error-handler.ts';
import type { Handlers } from './http/handlers.ts';
import {
  answerPreflight,
  apiHeaders,
  limitBody,
  refuseForgedRequests,
  requestLog,
} from './http/middleware.ts';
import { mountContract } from './http/mount.ts';
import { toOpenApi } from './http/openapi.ts';
import type { Log } from './log.ts';
import { mailLogRoutes } from './mail-log/routes.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './session/routes.ts';

/** The HTTP application: the API below `/api`, the static site everywhere else. */
export function createApp(options: {
  readonly services: Services;
  readonly auth: Auth;
  readonly log: Log;
  /** Serves the pages; without it only the API answers. */
  readonly site?: Handler;
}): Hono<HttpEnv> {
  const { services, auth, log } = options;
  const handlers: Handlers = {
    ...healthRoutes(services),
    ...bookingPageRoutes(services),
    ...availabilityRoutes(services),
    ...bookingRoutes(services),
    ...appointmentRoutes(services),
    ...sessionRoutes(),
    ...mailLogRoutes(services),
  };
  const api = new Hono<HttpEnv>();
  api.use(requestLog(log), apiHeaders());
  api.options('*', answerPreflight());
  api.use(
    refuseForgedRequests(() => services.publicUrl),
    limitBody(),
  );
  api.get('/openapi.json', (c) => c.json(toOpenApi(services.publicUrl)));
  api.on(['GET', 'POST'], '/auth/*', async (c) => {
    const reply = await auth.handler(c.req.raw);
    return c.newResponse(reply.body, reply);
  });
  api.route('/', mountContract(handlers, createFindSession(auth, services.db)));
  api.all('*', handleNotFound);
  api.onError(handleError);

  const app = new Hono<HttpEnv>();
  app.route('/api', api);
  if (options.site) app.get('*', options.site);
  return app;
}
