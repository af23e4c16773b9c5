import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, language } from './schemas.ts';

export const getSession = endpoint({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in; signing in and out is at /auth (better-auth)',
  access: 'member',
  reply: z.object({
    hostId: id,
    companyId: id,
    role: z.enum(['owner', 'admin', 'member']),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    slug: z.string(),
    language,
    timezone: z.string(),
  }),
  refuses: [],
});

export type Session = z.output<typeof getSession.reply>;
