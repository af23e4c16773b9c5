import * as z from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/domain/constants.ts';
import { endpoint } from './endpoint.ts';
import { askedLanguage, email, ownSlug, secret, shortText, timeZone } from './schemas.ts';

const signUpRequest = z.object({
  name: shortText.trim().min(1),
  email,
  /** The address of their page: `/{slug}`. */
  slug: ownSlug,
  language: askedLanguage.optional(),
  timezone: timeZone,
});

export const signUpApi = {
  getSignUp: endpoint({
    method: 'get',
    path: '/signup',
    summary: 'Whether guests may make pages of their own here',
    right: 'anyone',
    limit: 'look-up',
    reply: z.object({ open: z.boolean() }),
    refuses: [],
  }),
  requestSignUp: endpoint({
    method: 'post',
    path: '/signup',
    summary:
      'Mails a link that makes an account and a booking page, or that says that there is an account; the reply is always the same',
    right: 'anyone',
    limit: 'sign-up',
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: signUpRequest,
    reply: z.object({ requested: z.literal(true) }),
    refuses: ['slug-taken', 'mail-not-configured', 'sign-up-closed', 'idempotency-key-reused'],
  }),
  lookUpSignUp: endpoint({
    method: 'get',
    path: '/signup/confirm',
    summary: 'What a mailed link is about to make; it changes nothing',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({ token: secret }),
    reply: z.object({ email: z.string(), slug: z.string() }),
    refuses: ['link-invalid', 'already-signed-up', 'sign-up-closed'],
  }),
  confirmSignUp: endpoint({
    method: 'post',
    path: '/signup/confirm',
    summary:
      'Makes user, company, host and a first meeting type, and signs in; repeated with its password within ten minutes it makes nothing more and answers the same',
    right: 'anyone',
    limit: 'confirm-sign-up',
    body: z.object({
      token: secret,
      /** Chosen by whoever reads the mail, so that nobody else knows it. */
      password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH),
      /** Another address than the one asked for, where somebody was quicker. */
      slug: ownSlug.optional(),
    }),
    reply: z.object({ slug: z.string(), meetingSlug: z.string() }),
    refuses: ['link-invalid', 'slug-taken', 'already-signed-up', 'sign-up-closed'],
  }),
} as const;

export type SignUpState = z.output<typeof signUpApi.getSignUp.reply>;
export type SignUpRequest = z.output<typeof signUpRequest>;
export type AskedSignUp = z.output<typeof signUpApi.lookUpSignUp.reply>;
export type SignedUp = z.output<typeof signUpApi.confirmSignUp.reply>;
