import type { PaypalSettings } from './paypal-settings.ts';

const TIMEOUT_MS = 20_000;
/** A token is renewed before it ends. */
const TOKEN_MARGIN_MS = 60_000;

/** What PayPal refuses with. `issues` name the reasons, such as `INSTRUMENT_DECLINED`. */
export class PaypalError extends Error {
  readonly status: number;
  readonly issues: readonly { readonly issue: string; readonly description: string }[];

  constructor(status: number, body: PaypalErrorBody) {
    super(`PayPal answered ${status} ${body.name ?? ''}: ${body.message ?? ''}`);
    this.name = 'PaypalError';
    this.status = status;
    this.issues = (body.details ?? []).map(({ issue = '', description = '' }) => ({
      issue,
      description,
    }));
  }

  has(issue: string): boolean {
    return this.issues.some((each) => each.issue === issue);
  }
}

/** PayPal gave no answer in time. */
export class PaypalUnreachable extends Error {}

interface PaypalErrorBody {
  readonly name?: string;
  readonly message?: string;
  readonly details?: readonly { readonly issue?: string; readonly description?: string }[];
}

/** Calls PayPal's REST API with a token that is kept for as long as it is good. */
export type PaypalCall = <Reply>(
  method: 'GET' | 'POST',
  path: string,
  options?: { readonly body?: object; readonly requestId?: string },
) => Promise<Reply>;

/** @throws PaypalError for what PayPal refuses, PaypalUnreachable where it gives no answer. */
export function createPaypalClient(settings: PaypalSettings): PaypalCall {
  let token: { readonly value: string; readonly untilMs: number } | undefined;
  const authorise = async () => {
    if (token && performance.now() < token.untilMs) return token.value;
    const fresh = await fetchToken(settings);
    const untilMs = performance.now() + fresh.expires_in * 1000 - TOKEN_MARGIN_MS;
    token = { value: fresh.access_token, untilMs };
    return fresh.access_token;
  };
  return async <Reply>(
    method: 'GET' | 'POST',
    path: string,
    options: { readonly body?: object; readonly requestId?: string } = {},
  ) => {
    const sent = await send(`${settings.PAYPAL_API_BASE}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await authorise()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(options.requestId && { 'paypal-request-id': options.requestId }),
      },
      ...(method === 'POST' && { body: JSON.stringify(options.body ?? {}) }),
    });
    if (sent.response.status === 401) token = undefined;
    return read<Reply>(sent);
  };
}

async function fetchToken(settings: PaypalSettings) {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = settings;
  const basic = Buffer.from(`${id}:${secret}`).toString('base64');
  const sent = await send(`${settings.PAYPAL_API_BASE}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return read<{ access_token: string; expires_in: number }>(sent);
}

interface Sent {
  readonly response: Response;
  readonly text: string;
}

async function send(url: string, init: RequestInit): Promise<Sent> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { response, text: await response.text() };
  } catch (error) {
    throw new PaypalUnreachable('PayPal cannot be reached', { cause: error });
  }
}

function read<Reply>({ response, text }: Sent): Reply {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const body: unknown = isJson && text ? JSON.parse(text) : {};
  if (!response.ok) throw new PaypalError(response.status, body as PaypalErrorBody);
  return body as Reply;
}
