import createFetchClient, { type Middleware } from 'openapi-fetch';
import { ApiError, type ApiErrorBody } from '#shared/errors/api-error.ts';
import { PageError } from '#shared/errors/explain.ts';
import type { AskedOf, Method, PathOf, ReplyOf } from './paths.ts';
import type { SentWatch } from './sent-watch.ts';

/** What goes with a call beside what its endpoint is asked. */
type CallOptions = Pick<RequestInit, 'signal' | 'keepalive' | 'cache' | 'credentials'> &
  Pick<SentWatch, 'onSent'> & { readonly headers?: Record<string, string> };

type Rest<Asked> =
  Record<string, never> extends Asked
    ? [asked?: Asked & CallOptions]
    : [asked: Asked & CallOptions];

type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...rest: Rest<AskedOf<M, P>>
) => Promise<{ data: ReplyOf<M, P>; response: Response }>;

export interface ApiClient {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PATCH: Call<'patch'>;
  readonly PUT: Call<'put'>;
  readonly DELETE: Call<'delete'>;
}

/** Every call that fails is thrown as an ApiError, so that a reply in hand is always a success. */
const throwApiErrors: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new ApiError(response, await readErrorBody(response));
  },
};

/** A change without a line has not left, and does not later: it is told from one that was cut off. */
function sayOffline(): Middleware {
  const begunOffline = new WeakSet<Request>();
  return {
    onRequest({ request }) {
      // Outside browsers nobody says.
      if (request.method !== 'GET' && navigator.onLine === false) begunOffline.add(request);
    },
    onError: ({ request }) => (begunOffline.has(request) ? new PageError('offline') : undefined),
  };
}

async function readErrorBody(response: Response): Promise<ApiErrorBody> {
  const text = await response.text();
  try {
    return JSON.parse(text) as ApiErrorBody;
  } catch {
    // A proxy's own page instead of our envelope; the status still says what happened.
    return { message: text.slice(0, 200) };
  }
}

/** JSON, or the form of a call that takes a file. */
function toBody(body: unknown): string | FormData {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

/** What a call was given to follow its body by: openapi-fetch lays it on the request. */
function findOnSent(request: Request): SentWatch['onSent'] {
  const found: unknown = Reflect.get(request, 'onSent');
  return typeof found === 'function' ? (share) => found(share) : undefined;
}

/**
 * The one way to talk to the API.
 * `origin` is '' for the page's own origin; `fetch` can be replaced (tests call the app without a
 * socket), and is told who follows a body; `headers` go with every call (a bearer token, for instance).
 */
export function createClient(options: {
  readonly origin: string;
  readonly fetch?: (request: Request, onSent: SentWatch['onSent']) => Promise<Response>;
  readonly headers?: Record<string, string>;
}): ApiClient {
  const { fetch: send } = options;
  const client = createFetchClient({
    baseUrl: `${options.origin}/api`,
    // Spec A §7: arrays are comma-joined.
    querySerializer: { array: { style: 'form', explode: false } },
    bodySerializer: toBody,
    ...(send && { fetch: (request: Request) => send(request, findOnSent(request)) }),
    ...(options.headers && { headers: options.headers }),
  });
  client.use(throwApiErrors, sayOffline());
  return client as unknown as ApiClient;
}
