import * as z from 'zod';
import { CONNECTED_APPS, REDIRECT_ADDRESSES } from '#shared/domain/connected-apps.ts';
import { endpoint } from './endpoint.ts';
import { id } from './schemas.ts';

/** Opaque to who holds it, and longer than any of ours. */
const token = z.string().min(1).max(300);
const app = z.enum(CONNECTED_APPS);
/** Letter for letter one of those that the app has: nothing is added to or left out of it. */
const redirectUri = z.enum(REDIRECT_ADDRESSES);

/**
 * OAuth 2.1 for apps that keep no secret: authorisation code with PKCE (RFC 7636, S256 alone), renewal
 * by rotating refresh tokens, revocation (RFC 7009). Names on the wire are OAuth's, bodies are JSON.
 */
export const connectedAppApi = {
  allowApp: endpoint({
    method: 'post',
    path: '/oauth/authorize',
    summary: 'Lets an app into a company in the name of who is signed in: a code for its tokens',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    body: z.strictObject({
      client_id: app,
      redirect_uri: redirectUri,
      response_type: z.literal('code'),
      /** SHA-256 of the verifier that the app keeps, in base64url. */
      code_challenge: z.string().regex(/^[\w-]{43}$/),
      code_challenge_method: z.literal('S256'),
      companyId: id,
    }),
    reply: z.object({ code: z.string() }),
    refuses: ['not-found'],
  }),
  exchangeToken: endpoint({
    method: 'post',
    path: '/oauth/token',
    summary: 'Exchanges a code, or a refresh token, for an access token and the next refresh token',
    right: 'anyone',
    limit: 'office',
    body: z.discriminatedUnion('grant_type', [
      z.strictObject({
        grant_type: z.literal('authorization_code'),
        client_id: app,
        redirect_uri: redirectUri,
        code: token,
        code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
      }),
      z.strictObject({
        grant_type: z.literal('refresh_token'),
        client_id: app,
        refresh_token: token,
      }),
    ]),
    reply: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.int(),
      refresh_token: z.string(),
    }),
    refuses: ['sign-in-again'],
  }),
  revokeToken: endpoint({
    method: 'post',
    path: '/oauth/revoke',
    summary: "Ends the session of an app's token, if it is one",
    right: 'anyone',
    limit: 'office',
    body: z.strictObject({ token }),
    reply: z.object({ revoked: z.literal(true) }),
    refuses: [],
  }),
} as const;

export type Allowance = z.output<typeof connectedAppApi.allowApp.body>;
export type AppTokens = z.output<typeof connectedAppApi.exchangeToken.reply>;
export type TokenRequest = z.output<typeof connectedAppApi.exchangeToken.body>;
