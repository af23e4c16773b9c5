import * as z from 'zod';
import { INTEGRATION_KINDS } from '#shared/domain/integrations/kinds.ts';
import { endpoint } from './endpoint.ts';

const listedIntegration = z.object({
  id: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(INTEGRATION_KINDS)),
  /** Whether this server is set up for it; a member hears of no other. */
  isConfigured: z.boolean(),
  /** The names of the environment variables that it lacks, for admins; never what they hold. */
  missing: z.array(z.string()),
  /** Where it tells this server what has happened, for admins; null where it never does. */
  webhookUrl: z.string().nullable(),
  /** Where it leads browsers back to, for admins to register there: a page for each kind that needs one. */
  returnUrls: z.array(z.string()),
});

export const integrationApi = {
  listIntegrations: endpoint({
    method: 'get',
    path: '/integrations',
    summary:
      'What can be connected here: for admins every integration and what this server lacks for it, for members what they can connect themselves; a short list',
    right: 'integration:read',
    limit: 'office',
    reply: z.object({ integrations: z.array(listedIntegration).max(100) }),
    refuses: [],
  }),
} as const;

export type ListedIntegration = z.output<typeof listedIntegration>;
