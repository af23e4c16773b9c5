import * as z from 'zod';
import { ROLES } from '#shared/domain/roles/rights.ts';
import { endpoint } from './endpoint.ts';
import { id, language } from './schemas.ts';

export const sessionApi = {
  getSession: endpoint({
    method: 'get',
    path: '/session',
    summary: 'Who is signed in; signing in and out is at /auth (better-auth)',
    right: 'session:read',
    limit: 'office',
    reply: z.object({
      hostId: id,
      companyId: id,
      role: z.enum(ROLES),
      /** The teams that they are the admin of. */
      adminOfTeamIds: z.array(id),
      email: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      slug: z.string(),
      language,
      timezone: z.string(),
    }),
    refuses: [],
  }),
} as const;

export type Session = z.output<typeof sessionApi.getSession.reply>;
