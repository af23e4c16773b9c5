import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './schemas.ts';

export const queueApi = {
  validateQueue: endpoint({
    method: 'post',
    path: '/booking/queue/validate/{queueId}',
    summary: 'Whether a queue has a host who can be given an appointment',
    right: 'anyone',
    limit: 'form',
    params: z.object({ queueId: id }),
    reply: z.object({ queueId: id, hosts: z.int() }),
    refuses: ['no-available-queue-hosts'],
  }),
} as const;
