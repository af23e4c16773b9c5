import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, plainText } from './schemas.ts';

export const officeSearchApi = {
  searchOffice: endpoint({
    method: 'get',
    path: '/office-search',
    summary: 'A few members and appointments whose names or addresses hold a text',
    right: 'calendar:read',
    limit: 'office',
    query: z.object({ text: plainText.trim().min(2).max(100) }),
    reply: z.object({
      members: z.array(z.object({ id, name: z.string() })),
      appointments: z.array(
        z.object({ id, name: z.string(), attendee: z.string(), email: z.string(), start: instant }),
      ),
    }),
    refuses: [],
  }),
} as const;

export type Found = z.output<typeof officeSearchApi.searchOffice.reply>;
