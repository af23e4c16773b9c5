import * as z from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/domain/constants.ts';
import { endpoint } from './endpoint.ts';
import { askedLanguage, email, ownSlug, secret, shortText, timeZone } from './schemas.ts';

export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);
const done = z.object({ done: z.literal(true) });

/** Links that lead into one's own account: mailed, or printed by `npm run owner`. */
export const accountLinkApi = {
  requestPasswordReset: endpoint({
    method: 'post',
    path: '/auth/password-reset',
    summary:
      'Mails a link to choose a new password, where the address has an account; the reply is always the same',
    right: 'anyone',
    limit: 'forget',
    body: z.object({ email }),
    reply: z.object({
      requested: z.literal(true),
      /** Whether mails leave this installation; else whoever runs it hands the link on. */
      sendsMail: z.boolean(),
    }),
    refuses: ['mail-not-configured'],
  }),
  lookUpAccountLink: endpoint({
    method: 'get',
    path: '/auth/link',
    summary: 'What a link is for; it changes nothing',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({ token: secret }),
    reply: z.object({
      /** `password` chooses a new one, `owner` makes an account and its company, `email` changes the address. */
      leadsTo: z.enum(['password', 'owner', 'email']),
      email: z.string(),
    }),
    refuses: ['link-invalid'],
  }),
  setNewPassword: endpoint({
    method: 'post',
    path: '/auth/link/password',
    summary: 'Sets the password; every session and every API token of the account ends',
    right: 'anyone',
    limit: 'confirm-sign-up',
    body: z.object({ token: secret, password: newPassword }),
    reply: done,
    refuses: ['link-invalid'],
  }),
  openOwnerAccount: endpoint({
    method: 'post',
    path: '/auth/link/owner',
    summary: 'Makes account, company, host and a first meeting type, and signs in',
    right: 'anyone',
    limit: 'confirm-sign-up',
    body: z.object({
      token: secret,
      name: shortText.trim().min(1),
      companyName: shortText.trim().min(1),
      password: newPassword,
      slug: ownSlug,
      language: askedLanguage.optional(),
      timezone: timeZone,
    }),
    reply: z.object({ slug: z.string(), meetingSlug: z.string() }),
    refuses: ['link-invalid', 'slug-taken', 'already-signed-up'],
  }),
  confirmEmailChange: endpoint({
    method: 'post',
    path: '/auth/link/email',
    summary:
      'The address of the link becomes the account’s; other sessions end, the old address is told',
    right: 'anyone',
    limit: 'confirm-sign-up',
    body: z.object({ token: secret }),
    reply: done,
    refuses: ['link-invalid', 'already-signed-up'],
  }),
} as const;

export type AccountLink = z.output<typeof accountLinkApi.lookUpAccountLink.reply>;
export type OwnerWish = z.output<typeof accountLinkApi.openOwnerAccount.body>;
