import * as z from 'zod';
import { connecting } from './connection.ts';
import { endpoint } from './endpoint.ts';
import { askedLanguage, plainText, timeZone } from './schemas.ts';

/** The way back from a provider that has authorised us, whatever for. */
export const providerReturnApi = {
  finishErrand: endpoint({
    method: 'post',
    path: '/auth/return',
    summary:
      'What a provider has sent a browser back with. Signs in by an address that the provider vouches for, or makes an account, or links one, or connects calendars: as it was begun',
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
      ...connecting,
      'too-many-connections',
      'meetings-credentials-refused',
      'meetings-no-answer',
    ],
  }),
} as const;
