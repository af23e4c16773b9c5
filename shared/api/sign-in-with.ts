import * as z from 'zod';
import { signInProviders } from '#shared/domain/sign-in-with.ts';
import { endpoint } from './endpoint.ts';
import { askedLanguage, plainText, timeZone } from './schemas.ts';

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
      /** Whether somebody who has no account yet gets one, with a page of their own. */
      signsUp: z.boolean().default(false),
    }),
    reply: z.object({ url: z.string() }),
    refuses: ['not-found', 'sign-up-closed'],
  }),
  finishSignInWith: endpoint({
    method: 'post',
    path: '/auth/sign-in-with/finish',
    summary:
      'Signs in whom the provider has sent back, by an address that it vouches for, or makes their account, or links theirs: as it was begun',
    right: 'anyone',
    limit: 'form',
    body: z.object({
      code: plainText.min(1).max(4000),
      state: plainText.min(1).max(200),
      /** The browser's, for somebody who gets an account. */
      language: askedLanguage.optional(),
      timezone: timeZone.optional(),
    }),
    reply: z.object({
      /** False where a code is asked for next: `POST /auth/sign-in/two-factor`. */
      signedIn: z.boolean(),
      next: z.string().nullable(),
    }),
    refuses: [
      'sign-in-again',
      'email-unverified',
      'no-account',
      'no-membership',
      'sign-up-closed',
      'already-signed-up',
      'slug-taken',
      'linked-elsewhere',
    ],
  }),
  listLinkedAccounts: endpoint({
    method: 'get',
    path: '/auth/linked-accounts',
    summary: 'How one can sign in: with a password, and with whom',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    reply: z.object({
      hasPassword: z.boolean(),
      accounts: z.array(z.object({ provider, isLinked: z.boolean() })),
    }),
    refuses: [],
  }),
  linkAccount: endpoint({
    method: 'post',
    path: '/auth/linked-accounts',
    summary: 'Where the browser goes to link an account; who has a password says it again',
    right: 'session:read',
    limit: 'form',
    byToken: false,
    body: z.object({ provider, password: plainText.max(1000).optional() }),
    reply: z.object({ url: z.string() }),
    refuses: ['not-found', 'wrong-password'],
  }),
  unlinkAccount: endpoint({
    method: 'delete',
    path: '/auth/linked-accounts/{provider}',
    summary: 'Nobody signs in with it any more; the last way in stays',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    params: z.object({ provider }),
    reply: z.object({ unlinked: z.literal(true) }),
    refuses: ['not-found', 'last-way-in'],
  }),
} as const;

export type LinkedAccounts = z.output<typeof signInWithApi.listLinkedAccounts.reply>;
