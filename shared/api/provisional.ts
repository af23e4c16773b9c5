import * as z from 'zod';
import { appointment } from './appointment.ts';
import { endpoint } from './endpoint.ts';
import { id, longText, secret } from './schemas.ts';

/** The id in a confirmation link: which booking, who confirms it, and the proof that they may. */
const confirmationId = secret;

export const provisionalApi = {
  /** A booking that its attendee or its host has to confirm. */
  getProvisionalBooking: endpoint({
    method: 'get',
    path: '/booking/provisional-booking',
    summary: 'What a confirmation link is about; looking changes nothing',
    right: 'attendee',
    limit: 'look-up',
    query: z.object({ id: confirmationId }),
    reply: z.object({
      /** Whose link it is. */
      confirmedBy: z.enum(['attendee', 'host']),
      /** Its `state` is that of the booking to confirm. */
      appointment,
      /** Who asks; for the host alone. */
      attendee: z
        .object({
          name: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          notes: z.string().nullable(),
          answers: z.array(z.object({ label: z.string(), value: z.string() })),
        })
        .nullable(),
    }),
    refuses: ['link-invalid'],
  }),
  confirmProvisionalBooking: endpoint({
    method: 'get',
    path: '/booking/confirm-provisional-booking',
    summary: 'Confirms a provisional booking; a repeat changes nothing',
    right: 'attendee',
    limit: 'form',
    query: z.object({ id: confirmationId }),
    reply: z.object({
      appointmentId: id,
      state: z.enum(['confirmed', 'awaits-host']),
      /** The attendee's; null for the host. */
      secret: secret.nullable(),
    }),
    refuses: ['link-invalid', 'provisional-expired', 'appointment-cancelled'],
  }),
  declineProvisionalBooking: endpoint({
    method: 'post',
    path: '/booking/decline-provisional-booking',
    summary: 'The host declines; the time is free again',
    right: 'attendee',
    limit: 'form',
    body: z.object({ id: confirmationId, reason: longText.optional() }),
    reply: z.object({ appointmentId: id }),
    refuses: ['link-invalid', 'provisional-expired', 'appointment-cancelled'],
  }),
} as const;
