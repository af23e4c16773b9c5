import * as z from 'zod';
import { SLUG_AVAILABILITIES } from '#shared/domain/slug.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './schemas.ts';

export const companyApi = {
  getSlugAvailability: endpoint({
    method: 'get',
    path: '/company/slug-availability',
    summary: 'Whether an address of one’s own can be had (Spec B §3.7)',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({ slug }),
    reply: z.object({ availability: z.enum(SLUG_AVAILABILITIES) }),
    refuses: [],
  }),
} as const;
