import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { askedLanguage, email, id, longText, shortText, timeZone } from './schemas.ts';

const callbackRequest = z
  .object({
    meetingTypeId: id.optional(),
    hostId: id.optional(),
    name: shortText.trim().min(1),
    phone: shortText.min(1).max(40),
    email: email.optional(),
    notes: longText.optional(),
    /** Wanted where the company shows the link to its data policy. */
    dataPolicyAccepted: z.boolean().optional(),
    language: askedLanguage.optional(),
    timezone: timeZone,
  })
  .refine(({ meetingTypeId, hostId }) => meetingTypeId !== undefined || hostId !== undefined, {
    error: 'Say which meeting type or which host',
    path: ['meetingTypeId'],
  });

export const callbackApi = {
  requestCallback: endpoint({
    method: 'post',
    path: '/booking/callback',
    summary: 'Asks a host to call a visitor back; a repeated Idempotency-Key asks once',
    right: 'anyone',
    limit: 'mail',
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: callbackRequest,
    reply: z.object({ callbackId: id }),
    refuses: [
      'meeting-type-not-available',
      'meeting-type-disabled',
      'host-not-found',
      'host-not-assigned',
      'host-disabled',
      'host-no-hosts',
    ],
  }),
} as const;

export type CallbackRequestInput = z.output<typeof callbackRequest>;
