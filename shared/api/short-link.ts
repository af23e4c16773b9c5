import * as z from 'zod';
import { toSitePath } from '#shared/domain/site-path.ts';
import { bookingPageApi } from './booking-page.ts';
import { endpoint } from './endpoint.ts';
import { domain, id, instant } from './schemas.ts';

/**
 * A path of this site with query and fragment, as an address has it (anything else than printable
 * ASCII is percent-encoded).
 */
const target = z
  .string()
  .max(2000)
  .regex(/^\/[!-[\]-~]*$/, { error: 'Not a path of this site' })
  .refine((path) => toSitePath(path, 'https://any.test') !== undefined, {
    error: 'Not a path of this site',
  });

export const shortLinkApi = {
  createShortLink: endpoint({
    method: 'post',
    path: '/short-link',
    summary: 'Makes a short address for a path of this site',
    right: 'link:create',
    limit: 'office',
    body: z.object({ target, expiresAt: instant.optional() }),
    reply: z.object({ id: z.string(), path: z.string(), url: z.string() }),
    refuses: [],
  }),
  getShortLink: endpoint({
    method: 'get',
    path: '/short-link/{linkId}',
    summary: 'Where a short address leads',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ linkId: z.string().regex(/^[\w-]{1,40}$/) }),
    reply: z.object({ target: z.string() }),
    refuses: ['not-found'],
  }),
  createOneTimeLink: endpoint({
    method: 'post',
    path: '/meeting-type/booking-link/{meetingTypeId}',
    summary: 'Makes a link that books a meeting type once',
    right: 'link:create',
    limit: 'office',
    params: z.object({ meetingTypeId: id }),
    body: z.strictObject({ hostId: id.optional(), expiresAt: instant.optional() }),
    reply: z.object({ id, path: z.string(), url: z.string() }),
    refuses: ['meeting-type-not-available', 'host-not-assigned'],
  }),
  getOneTimeLink: endpoint({
    method: 'get',
    path: '/booking/one-time-link/{linkId}',
    summary: 'The booking page of a link that has not been used yet',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ linkId: id }),
    query: z.object({
      host: domain.optional().meta({ description: 'A custom domain' }),
    }),
    reply: bookingPageApi.getTeamBookingPage.reply,
    refuses: [
      'link-invalid',
      'meeting-type-not-available',
      'meeting-type-disabled',
      'host-not-found',
    ],
  }),
} as const;
