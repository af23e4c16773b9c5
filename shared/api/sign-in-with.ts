import * as z from 'zod';
import { SIGN_IN_PROVIDERS } from '#shared/domain/integrations/sign-in-providers.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './schemas.ts';

const provider = z.enum(SIGN_IN_PROVIDERS);

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
    body: z.object({
      provider,
      password: plainText.max(1000).optional(),
      /** A path to go on to. */
      next: plainText.max(2000).default('/profile'),
    }),
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
