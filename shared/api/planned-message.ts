import * as z from 'zod';
import { DROP_REASONS } from '#shared/domain/reminder/plan-messages.ts';
import { WORKFLOW_TRIGGERS } from '#shared/domain/reminder/workflow.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './schemas.ts';
import { waitSchema } from './wait.ts';

const plannedMessage = z.object({
  id,
  trigger: z.enum(WORKFLOW_TRIGGERS),
  wait: waitSchema,
  /** Whose seat it is about; none where a host or an address reads it. */
  attendeeId: id.nullable(),
  hostId: id.nullable(),
  /** The address of who is brought along; empty for all others. */
  guest: z.string(),
  /** The address of the company's choice that reads it; empty for all others. */
  address: z.string(),
  dueAt: instant,
  state: z.enum(['planned', 'sent', 'skipped', 'dropped']),
  /** Of what is dropped. */
  why: z.enum(DROP_REASONS).nullable(),
});

const refuses = ['appointment-not-found', 'forbidden'] as const;
const messages = z.object({ messages: z.array(plannedMessage) });

export type PlannedMessages = z.output<typeof messages>;

export const plannedMessageApi = {
  listPlannedMessages: endpoint({
    method: 'get',
    path: '/appointments/{appointmentId}/messages',
    summary: 'What will be sent about an appointment by itself, to whom and when, as it is now',
    right: 'appointment:manage',
    limit: 'office',
    params: z.object({ appointmentId: id }),
    reply: messages,
    refuses: [...refuses],
  }),
  decidePlannedMessage: endpoint({
    method: 'post',
    path: '/appointments/{appointmentId}/messages/{messageId}',
    summary:
      'Leaves a planned message out, plans it again, or sends it now; a repeat changes nothing',
    right: 'appointment:manage',
    limit: 'office',
    params: z.object({ appointmentId: id, messageId: id }),
    body: z.object({ decision: z.enum(['skip', 'plan', 'send']) }),
    reply: messages,
    refuses: [...refuses, 'changed-meanwhile'],
  }),
} as const;
