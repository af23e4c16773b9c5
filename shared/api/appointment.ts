import * as z from 'zod';
import { CHANGE_MAKERS } from '#shared/domain/appointment-change.ts';
import { APPOINTMENT_STATES } from '#shared/domain/appointment-state.ts';
import { settings } from '#shared/domain/meeting-type/settings.ts';
import { toldIn } from '#shared/domain/meeting-type/told-fields.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';
import { endpoint } from './endpoint.ts';
import { runningLate } from './running-late.ts';
import { channel, duration, host, id, image, instant, language, secret } from './schemas.ts';

/**
 * Spec A §3, public appointment. `attendee` is there for the holder of the secret alone. Whose seat
 * of a group has moved is answered with the appointment that it is in now, whose `id` is another.
 */
export const appointment = z.object({
  id,
  start: instant,
  end: instant,
  isCancelled: z.boolean(),
  /** What it is now: for the holder of the secret their own booking, else the appointment. */
  state: z.enum(APPOINTMENT_STATES),
  /** While it awaits somebody: until when its time is held. */
  heldUntil: instant.nullable(),
  disableActionButtons: z.boolean(),
  meetingInfo: z.object({
    name: z.string(),
    description: z.string().nullable(),
    duration,
    confirmationButton: settings.confirmationButton,
  }),
  hosts: z.array(host.omit({ title: true, slug: true })),
  /** Of all hosts; null where they are in several. */
  hostTimezone: z.string().nullable(),
  channel,
  customChannelName: z.string().nullable(),
  location: z.string().nullable(),
  meetingLink: z.string().nullable(),
  /** Where the attendee calls, on a channel where they do. */
  hostPhone: z.string().nullable(),
  /** How to reach the host while it stands; for the holder of the secret at least by e-mail. */
  hostContact: z.string().nullable(),
  ics: z.string().nullable(),
  company: z.object({
    name: z.string(),
    logo: image.nullable(),
    tier: z.string(),
    showDataPolicyLink: z.boolean(),
    imprintLink: z.string().nullable(),
    dataPolicyLink: z.string().nullable(),
    customLegalText: z.string().nullable(),
    hideKalendsBranding: z.boolean(),
    useBrandStyling: z.boolean(),
    primaryColor: z.string().nullable(),
    featureAccess: z.object({ personalizedBranding: z.boolean() }),
  }),
  ...toldIn('appointment'),
  queueId: id.nullable(),
  meetingTypeId: id,
  /** Of a group: how many of its seats have somebody. Null for an appointment of one booking. */
  seats: z.object({ taken: z.int(), total: z.int() }).nullable(),
  /** Where to book again: the page of this meeting type. Null once its company is closed. */
  bookingPath: z.string().nullable(),
  /** For the holder of the secret: what they paid, and what cancelling gives back. */
  payment: z
    .object({
      amountCents: z.int(),
      currency: z.enum(CURRENCIES),
      refund: z.enum(['full', 'none']),
      /** Until when `refund` is `full`; null where no time decides. */
      refundUntil: instant.nullable(),
      status: z.enum(['paid', 'refund-due', 'refunded']),
    })
    .nullable()
    .optional(),
  /** For the holder of the secret: that it was at another time before, and who moved it last. */
  moved: z
    .object({
      fromIso: instant,
      at: instant,
      by: z.enum(CHANGE_MAKERS),
      /** One of its hosts, where it was one. */
      byName: z.string().nullable(),
    })
    .nullable()
    .optional(),
  /** For the holder of the secret: how their booking ended, if it was cancelled. */
  cancellation: z
    .object({ at: instant, by: z.enum(CHANGE_MAKERS), reason: z.string().nullable() })
    .nullable()
    .optional(),
  /** For who has the secret or manages it: who is running late. */
  late: runningLate.optional(),
  /** The caller is signed in and manages it. */
  isManaged: z.literal(true).optional(),
  attendee: z
    .object({
      id,
      email: z.string(),
      name: z.string(),
      timezone: z.string(),
      language,
      notes: z.string().nullable(),
      bringalongEmails: z.array(z.string()),
      isCancelled: z.boolean(),
    })
    .optional(),
});

export const appointmentApi = {
  getAppointment: endpoint({
    method: 'get',
    path: '/appointment/{appointmentId}',
    summary:
      'An appointment; the secret, or the right to manage it, adds where it is met and its file; the secret also what only the attendee may see, and follows their seat',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ appointmentId: id }),
    query: z.object({ secret: secret.optional() }),
    reply: appointment,
    refuses: ['appointment-not-found', 'link-invalid'],
  }),
  getCalendarFile: endpoint({
    method: 'get',
    path: '/appointment/{appointmentId}/appointment.ics',
    summary:
      'A booked appointment as a calendar file, without anybody who attends; for who has the secret or manages it',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ appointmentId: id }),
    query: z.object({ secret: secret.optional() }),
    reply: z.string(),
    replyType: 'text/calendar',
    refuses: ['appointment-not-found', 'link-invalid'],
  }),
} as const;

export type PublicAppointment = z.output<typeof appointment>;
