import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { id, instant, shortText } from './schemas.ts';

const apiToken = z.object({
  id,
  name: z.string(),
  /** Whose it is: it acts as them, with their rights. */
  hostId: id,
  /** Its last letters, to know it by; null for one that is older than that. */
  hint: z.string().nullable(),
  /** Whether it is let into calls by GET alone. */
  readsOnly: z.boolean(),
  createdAt: instant,
  /** To the minute; null for one that has never been used. */
  lastUsedAt: instant.nullable(),
  /** Null for one that works until it is revoked. */
  expiresAt: instant.nullable(),
});

/** With who made it: those of a company stand in one list. */
const listedToken = apiToken.extend({ hostName: z.string() });

export const apiTokenApi = {
  createApiToken: endpoint({
    method: 'post',
    path: '/api-token',
    summary: 'Makes a token to call with as `Authorization: Bearer …`; it is told this once',
    right: 'api-token:manage',
    limit: 'office',
    byToken: false,
    body: z.strictObject({
      name: shortText.trim().min(1),
      readsOnly: z.boolean().optional(),
      expiresAt: instant.optional(),
    }),
    reply: apiToken.extend({ token: z.string() }),
    refuses: ['forbidden'],
  }),
  listApiTokens: endpoint({
    method: 'get',
    path: '/api-token',
    summary: "One's own tokens, the newest first; owners and admins see all of their company",
    right: 'api-token:manage',
    limit: 'office',
    byToken: false,
    query: z.object(pageQuery),
    reply: z.object({ tokens: z.array(listedToken), ...pageFacts }),
    refuses: [],
  }),
  revokeApiToken: endpoint({
    method: 'delete',
    path: '/api-token/{tokenId}',
    summary: 'Ends a token at once',
    right: 'api-token:manage',
    limit: 'office',
    whileClosing: true,
    byToken: false,
    params: z.object({ tokenId: id }),
    reply: z.object({ revoked: z.literal(true) }),
    refuses: ['not-found'],
  }),
} as const;

export type ApiToken = z.output<typeof apiToken>;
export type ListedToken = z.output<typeof listedToken>;
