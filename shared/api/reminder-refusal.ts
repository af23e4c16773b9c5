import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { email, secret } from './schemas.ts';

/** Who sends reminders to whom, and whether they may. */
const refusal = z.object({ companyName: z.string(), email, isRefused: z.boolean() });

export const reminderRefusalApi = {
  getReminderRefusal: endpoint({
    method: 'get',
    path: '/reminder-refusal',
    summary: 'Whose reminders a link of a reminder ends, and whether it has',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({ token: secret }),
    reply: refusal,
    refuses: ['link-invalid'],
  }),
  setReminderRefusal: endpoint({
    method: 'post',
    path: '/reminder-refusal',
    summary: 'Ends the reminders that a company sends to the link’s reader, or has them sent again',
    right: 'anyone',
    limit: 'form',
    body: z.object({ token: secret, isRefused: z.boolean() }),
    reply: refusal,
    refuses: ['link-invalid'],
  }),
} as const;
