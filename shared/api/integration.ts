import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const listedIntegration = z.object({
  id: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(['payment'])),
  /** Whether this server is set up for it. */
  isConfigured: z.boolean(),
  /** The names of the environment variables that it lacks; never what they hold. */
  missing: z.array(z.string()),
  /** Where it tells this server what has happened; null where it never does. */
  webhookUrl: z.string().nullable(),
});

export const integrationApi = {
  listIntegrations: endpoint({
    method: 'get',
    path: '/integrations',
    summary: 'Every integration there is, and what this server lacks for it; a short list',
    right: 'integration:read',
    limit: 'office',
    reply: z.object({ integrations: z.array(listedIntegration).max(100) }),
    refuses: [],
  }),
} as const;

export type ListedIntegration = z.output<typeof listedIntegration>;
