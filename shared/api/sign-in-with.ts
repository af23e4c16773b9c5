import * as z from 'zod';
import { signInProviders } from '#shared/domain/sign-in-with.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './schemas.ts';

const provider = z.enum(signInProviders);

/** Signing in at somebody who vouches for an address: Google, Microsoft, Facebook. */
export const signInWithApi = {
  listSignInProviders: endpoint({
    method: 'get',
    path: '/auth/sign-in-with',
    summary: 'Whom one can sign in with here',
    right: 'anyone',
    limit: 'look-up',
    reply: z.object({ providers: z.array(provider) }),
    refuses: [],
  }),
  beginSignInWith: endpoint({
    method: 'post',
    path: '/auth/sign-in-with',
    summary: 'Where the browser goes; a cookie remembers what for',
    right: 'anyone',
    limit: 'form',
    body: z.object({
      provider,
      /** A path to go on to. */
      next: plainText.max(2000).nullable().default(null),
    }),
    reply: z.object({ url: z.string() }),
    refuses: ['not-found'],
  }),
  finishSignInWith: endpoint({
    method: 'post',
    path: '/auth/sign-in-with/finish',
    summary: 'Signs in whom the provider has sent back, by an address that it vouches for',
    right: 'anyone',
    limit: 'form',
    body: z.object({ code: plainText.min(1).max(4000), state: plainText.min(1).max(200) }),
    reply: z.object({
      /** False where a code is asked for next: `POST /auth/sign-in/two-factor`. */
      signedIn: z.boolean(),
      next: z.string().nullable(),
    }),
    refuses: ['sign-in-again', 'email-unverified', 'no-account', 'no-membership'],
  }),
} as const;
