import * as z from 'zod';
import { EXTENSION_DIALECT } from '#shared/domain/connected-apps.ts';
import { endpoint } from './endpoint.ts';

export const healthApi = {
  getHealth: endpoint({
    method: 'get',
    path: '/health',
    summary: 'The process answers',
    right: 'anyone',
    limit: 'probe',
    /** What answers says what it is: others answer the same path. */
    reply: z.object({
      status: z.literal('ok'),
      product: z.literal('kalends'),
      /** What of our extension it understands; one that needs more says that the server is too old. */
      extension: z.literal(EXTENSION_DIALECT),
    }),
    refuses: [],
  }),
  getReady: endpoint({
    method: 'get',
    path: '/ready',
    summary: 'The database answers too, and the server is not stopping',
    right: 'anyone',
    limit: 'probe',
    reply: z.object({ status: z.literal('ready') }),
    refuses: ['not-ready'],
  }),
} as const;
