import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseUnavailable, reasonOf } from '#server/platform/db/unavailable.ts';
import { TooManyCalls } from '#server/platform/rate-limit/too-many-calls.ts';
import type { ErrorBody } from '#shared/api/endpoint.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import type { HttpEnv } from './context.ts';

/** A database that is started again or handed over is back within this. */
const RETRY_AFTER_SECONDS = '5';

/** The one place that turns what was thrown into a reply. */
export const handleError: ErrorHandler<HttpEnv> = (error, c) => {
  if (error instanceof TooManyCalls) c.header('retry-after', String(error.retryAfterSeconds));
  if (error instanceof Refusal) {
    if (error.code === 'not-ready') c.header('retry-after', RETRY_AFTER_SECONDS);
    return c.json<ErrorBody, ContentfulStatusCode>(
      {
        error: error.code,
        message: error.message,
        ...(error.fields && { fields: [...error.fields] }),
        requestId: c.get('requestId'),
      },
      error.status as ContentfulStatusCode,
    );
  }
  if (isDatabaseUnavailable(error)) {
    const requestId = c.get('requestId');
    c.get('log').error({ reason: reasonOf(error), requestId }, 'the database is unavailable');
    c.header('retry-after', RETRY_AFTER_SECONDS);
    return c.json<ErrorBody, 503>(
      {
        error: 'temporarily-unavailable',
        message: 'The database is unavailable; try again in a moment',
        requestId,
      },
      catalogue['temporarily-unavailable'],
    );
  }
  // Not expected: a bug. Its cause is for the log alone.
  const requestId = c.get('requestId');
  c.get('log').error({ err: error, requestId }, 'unexpected error');
  return c.json<ErrorBody, 500>(
    {
      error: 'generic-unavailable',
      message: 'Something went wrong',
      requestId: c.get('requestId'),
    },
    500,
  );
};

export const handleNotFound: NotFoundHandler<HttpEnv> = (c) =>
  c.json<ErrorBody, 404>(
    { error: 'not-found', message: 'There is no such call', requestId: c.get('requestId') },
    404,
  );
