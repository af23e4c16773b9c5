import * as z from 'zod';
import { toSitePath } from '#shared/domain/site-path.ts';
import { bookingPageApi } from './booking-page.ts';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { domain, id, instant, shortText } from './schemas.ts';

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

/** What somebody calls a link, for their own eyes. */
const linkName = shortText.trim().min(1).nullable();
const person = z.object({ id, name: z.string() });
const shortLinkId = z.string().regex(/^[\w-]{1,40}$/);

const listQuery = z.object({
  ...pageQuery,
  search: shortText.optional().meta({ description: 'Part of its name or of where it leads' }),
  view: z
    .enum(['mine', 'all'])
    .optional()
    .meta({ description: 'One’s own, or all that one’s right reaches; one’s own without it' }),
});

/** What can be changed of a link, and what stood there before. */
const linkChange = z.object({
  name: linkName.optional(),
  expiresAt: instant.nullable().optional(),
  was: z
    .object({ name: z.string().nullable(), expiresAt: instant.nullable() })
    .partial()
    .optional(),
});

const LINK_STATES = ['open', 'used', 'expired'] as const;

const keptShortLink = z.object({
  id: z.string(),
  name: z.string().nullable(),
  target: z.string(),
  path: z.string(),
  url: z.string(),
  state: z.enum(['open', 'expired']),
  /** Who made it; null for somebody who is no longer there. */
  createdBy: person.nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
});

const keptOneTimeLink = z.object({
  id,
  name: z.string().nullable(),
  meetingType: person,
  /** Whom it books; null for any of the hosts. */
  host: person.nullable(),
  /** Null where its meeting type has no address. */
  path: z.string().nullable(),
  url: z.string().nullable(),
  state: z.enum(LINK_STATES),
  createdBy: person.nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  usedAt: instant.nullable(),
  /** Who booked with it. */
  usedBy: z.object({ name: z.string(), appointmentId: id }).nullable(),
});

export const shortLinkApi = {
  listShortLinks: endpoint({
    method: 'get',
    path: '/short-link',
    summary: 'Short addresses, the newest first',
    right: 'link:create',
    limit: 'office',
    query: listQuery,
    reply: z.object({ links: z.array(keptShortLink), ...pageFacts }),
    refuses: [],
  }),
  changeShortLink: endpoint({
    method: 'patch',
    path: '/short-link/{linkId}',
    summary: 'Says what a short address is called and when it ends',
    right: 'link:create',
    limit: 'office',
    params: z.object({ linkId: shortLinkId }),
    body: linkChange,
    reply: keptShortLink,
    refuses: ['not-found', 'changed-meanwhile'],
  }),
  withdrawShortLink: endpoint({
    method: 'delete',
    path: '/short-link/{linkId}',
    summary: 'Takes a short address back: it leads nowhere from now on',
    right: 'link:create',
    limit: 'office',
    params: z.object({ linkId: shortLinkId }),
    reply: z.object({ withdrawn: z.literal(true) }),
    refuses: ['not-found'],
  }),
  listOneTimeLinks: endpoint({
    method: 'get',
    path: '/one-time-link',
    summary: 'Links that book once, the newest first, and who has used them',
    right: 'link:create',
    limit: 'office',
    query: listQuery.extend({ state: z.enum(LINK_STATES).optional() }),
    reply: z.object({ links: z.array(keptOneTimeLink), ...pageFacts }),
    refuses: [],
  }),
  changeOneTimeLink: endpoint({
    method: 'patch',
    path: '/one-time-link/{oneTimeLinkId}',
    summary: 'Says what a one-time link is called and when it ends',
    right: 'link:create',
    limit: 'office',
    params: z.object({ oneTimeLinkId: id }),
    body: linkChange,
    reply: keptOneTimeLink,
    refuses: ['not-found', 'changed-meanwhile'],
  }),
  withdrawOneTimeLink: endpoint({
    method: 'delete',
    path: '/one-time-link/{oneTimeLinkId}',
    summary: 'Takes a one-time link back: nobody can book with it from now on',
    right: 'link:create',
    limit: 'office',
    params: z.object({ oneTimeLinkId: id }),
    reply: z.object({ withdrawn: z.literal(true) }),
    refuses: ['not-found'],
  }),
  createShortLink: endpoint({
    method: 'post',
    path: '/short-link',
    summary: 'Makes a short address for a path of this site',
    right: 'link:create',
    limit: 'office',
    body: z.object({ target, name: linkName.optional(), expiresAt: instant.optional() }),
    reply: z.object({ id: z.string(), path: z.string(), url: z.string() }),
    refuses: [],
  }),
  getShortLink: endpoint({
    method: 'get',
    path: '/short-link/{linkId}',
    summary: 'Where a short address leads',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ linkId: shortLinkId }),
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
    body: z.strictObject({
      hostId: id.optional(),
      name: linkName.optional(),
      expiresAt: instant.optional(),
    }),
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

export type KeptShortLink = z.output<typeof keptShortLink>;
export type KeptOneTimeLink = z.output<typeof keptOneTimeLink>;
export type LinkListQuery = z.output<typeof listQuery>;
export type LinkChange = z.output<typeof linkChange>;
