import * as oauth from 'oauth4webapi';
import * as z from 'zod';
import type { FetchOutside } from '#server/platform/kernel/fetch-outside.ts';
import type { OAuthErrand } from '#server/platform/kernel/identity-provider.ts';

/** What we are registered as at an authorisation server, and where it is asked. */
export interface OAuthRegistration {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who its id tokens are from. */
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  /** Whether it wants our secret in a header (RFC 6749 §2.3.1) and not among what is asked. */
  readonly sendsBasic?: boolean;
}

export interface OAuthTokens {
  readonly accessToken: string;
  /** What the id token claims, once it is known to be theirs, for us, and of now. */
  readonly claims: unknown;
  /** What leads to other tokens later; only where that was asked for, and another one each time at some. */
  readonly refreshToken: string | undefined;
  /** How long the access token opens anything. */
  readonly expiresInSeconds: number | undefined;
  /** What it opens, in words that spaces part; undefined where that is all that was asked for. */
  readonly scope: string | undefined;
}

const PATIENCE_MS = 10_000;

/**
 * What an authorisation server has answered instead of tokens. It says what kind of answer that was and
 * nothing of what was in it: codes and tokens are in both.
 */
export class OAuthFault extends Error {
  /** Whether the same may go well later. */
  readonly isPassing: boolean;
  /** Of HTTP, where something was answered. */
  readonly status: number | undefined;
  /** `invalid_grant` (RFC 6749 §5.2). */
  readonly code: string | undefined;

  constructor(
    what: string,
    isPassing: boolean,
    { status, code }: { readonly status?: number | undefined; readonly code?: string } = {},
  ) {
    super(what);
    this.name = 'OAuthFault';
    this.isPassing = isPassing;
    this.status = status;
    this.code = code;
  }
}

/** Why there was no answer, for a port. */
export function whyNoTokens(error: unknown): 'unavailable' | 'refused' | undefined {
  if (!(error instanceof OAuthFault)) return undefined;
  return error.isPassing ? 'unavailable' : 'refused';
}

/** Authorisation with a code, a state and PKCE (RFC 6749, 7636, 9700), by `oauth4webapi`. */
export interface OAuthClient {
  /** The address that a browser is sent to; `more` is what this provider wants to be told beside. */
  toAuthorization(
    errand: OAuthErrand,
    scope: string,
    more?: Readonly<Record<string, string>>,
  ): Promise<string>;
  /** @throws OAuthFault. */
  exchange(code: string, errand: OAuthErrand): Promise<OAuthTokens>;
  /** Other tokens in the place of old ones (RFC 6749 §6). @throws OAuthFault. */
  refresh(refreshToken: string): Promise<OAuthTokens>;
  /** What the provider's API says to the holder of a token. @throws OAuthFault. */
  load(address: string, accessToken: string): Promise<unknown>;
}

/** `fetch` where the server is not asked as usual. */
export function createOAuthClient(
  registration: OAuthRegistration,
  fetch?: FetchOutside,
): OAuthClient {
  const { clientId, clientSecret, issuer, authorize, token, sendsBasic = false } = registration;
  const server = { issuer, authorization_endpoint: authorize, token_endpoint: token };
  const client: oauth.Client = { client_id: clientId };
  const authentication = sendsBasic
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
  const askedForTokens = () => ({
    ...optionsFor(token),
    ...(fetch && { [oauth.customFetch]: fetch }),
  });
  /** The server, as what it has answered shows it to be. */
  const knownBy = async (response: Response) => ({
    ...server,
    issuer: await issuerOf(response.clone(), issuer),
  });
  return {
    async toAuthorization({ redirectUri, state, verifier }, scope, more) {
      const url = new URL(authorize);
      url.search = new URLSearchParams({
        ...more,
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },
    exchange: (code, { redirectUri, state, verifier }) =>
      withoutAnswer(async () => {
        const said = new URLSearchParams({ code, state });
        const answer = oauth.validateAuthResponse(server, client, said, state);
        const response = await oauth.authorizationCodeGrantRequest(
          ...([server, client, authentication, answer, redirectUri, verifier] as const),
          askedForTokens(),
        );
        const known = await knownBy(response);
        return toTokens(await oauth.processAuthorizationCodeResponse(known, client, response));
      }),
    refresh: (refreshToken) =>
      withoutAnswer(async () => {
        const response = await oauth.refreshTokenGrantRequest(
          ...([server, client, authentication, refreshToken, askedForTokens()] as const),
        );
        const known = await knownBy(response);
        return toTokens(await oauth.processRefreshTokenResponse(known, client, response));
      }),
    load: (address, accessToken) =>
      withoutAnswer(async () => {
        const headers = new Headers({ accept: 'application/json' });
        const response = await oauth.protectedResourceRequest(
          ...([accessToken, 'GET', new URL(address), headers, null] as const),
          optionsFor(address),
        );
        if (!response.ok)
          throw new OAuthFault(`answered ${response.status}`, response.status >= 500);
        return response.json();
      }),
  };
}

function toTokens(tokens: oauth.TokenEndpointResponse): OAuthTokens {
  return {
    accessToken: tokens.access_token,
    claims: oauth.getValidatedIdTokenClaims(tokens),
    refreshToken: tokens.refresh_token,
    expiresInSeconds: tokens.expires_in,
    scope: tokens.scope,
  };
}

/** `{ signal }`, and for a stand-in of plain http the leave to be asked. */
function optionsFor(address: string) {
  return {
    signal: AbortSignal.timeout(PATIENCE_MS),
    [oauth.allowInsecureRequests]: address.startsWith('http:'),
  };
}

/** Microsoft's issuer names the tenant that somebody belongs to, which only their token says. */
const TENANT = '{tenantid}';
const tenantClaim = z.object({ tid: z.guid() });

async function issuerOf(response: Response, issuer: string): Promise<string> {
  if (!issuer.includes(TENANT) || !response.ok) return issuer;
  const { id_token: idToken } = z
    .object({ id_token: z.string().optional() })
    .parse(await response.json());
  if (idToken === undefined) return issuer;
  const [, payload = ''] = idToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return issuer.replace(TENANT, tenantClaim.parse(claims).tid);
}

/** What goes wrong at the provider is a fault of theirs without what they said; all else is thrown. */
export async function withoutAnswer<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw toFault(error);
  }
}

function toFault(error: unknown): unknown {
  if (error instanceof OAuthFault) return error;
  if (error instanceof oauth.ResponseBodyError) {
    const { status } = error;
    const code = toCode(error.error);
    return new OAuthFault(`answered ${status} ${code}`, status >= 500, { status, code });
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    return new OAuthFault(`answered ${error.status}`, false);
  }
  if (error instanceof oauth.OperationProcessingError) {
    const status = statusOf(error.cause);
    return new OAuthFault(
      `answered ${status ?? toCode(error.code)}`,
      status !== undefined && status >= 500,
      { status },
    );
  }
  const isUnreachable = error instanceof TypeError || isTimeout(error);
  if (isUnreachable) return new OAuthFault('cannot be reached', true);
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return new OAuthFault('answered what cannot be read', false);
  }
  return error;
}

const answered = z.object({ status: z.int() });

/** Of the response that an error is about: by what it has, since a server that listens has a `Response` of its own. */
function statusOf(cause: unknown): number | undefined {
  return answered.safeParse(cause).data?.status;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** `invalid_grant`; nothing of what is longer, or other than a code is. */
function toCode(text: string | undefined): string {
  return /^[\w-]{1,60}$/.test(text ?? '') ? `${text}` : 'with an error';
}
