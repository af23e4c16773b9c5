import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const pastAppointmentApi = {
  countPastAppointments: endpoint({
    method: 'get',
    path: '/company/past-appointments',
    summary:
      'How many appointments are erased where they are kept for so many days after they ended',
    right: 'company:edit',
    limit: 'office',
    query: z.object({ days: z.string().regex(/^\d{1,5}$/) }),
    reply: z.object({ count: z.int() }),
    refuses: [],
  }),
} as const;
