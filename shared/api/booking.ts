import * as z from 'zod';
import { MAX_GUESTS } from '#shared/domain/constants.ts';
import { connectionRefusals, offerRefusals, startRefusals } from './booking-refusals.ts';
import { endpoint } from './endpoint.ts';
import { lateness } from './running-late.ts';
import {
  askedLanguage,
  channel,
  duration,
  email,
  id,
  instant,
  longText,
  paymentId,
  proposalToken,
  secret,
  shortText,
  timeZone,
} from './schemas.ts';

/**
 * An answer to a field of the form: a text, several for a multi checkbox, or whether a single one is
 * ticked. It is as wide as the members beside it, because an index signature in TypeScript, of ours
 * and of clients generated from the document, has to hold for them too.
 */
const answer: z.ZodType<
  string | string[] | boolean | undefined,
  string | string[] | boolean | undefined
> = z.union([longText, z.array(longText).max(100), z.boolean().transform(String)]);

/** Spec A §3, attendee; other form fields are further texts by field name. */
const attendee = z
  .object({
    email,
    phone: shortText.optional(),
    address: longText.optional(),
    dataPolicyAccepted: z.boolean().optional(),
    receiveReminders: z.boolean().optional(),
    notes: longText.optional(),
    bringalongEmails: z.array(email).max(MAX_GUESTS).optional(),
    firstname: shortText.optional(),
    lastname: shortText.optional(),
    fullname: shortText.optional(),
    language: askedLanguage.optional(),
    timezone: timeZone,
  })
  .catchall(answer);

export const bookingRequest = z.object({
  attendee,
  meetingTypeId: id,
  hostIds: z.array(id).max(100).optional(),
  queueId: id.optional(),
  start: instant,
  duration: duration.optional(),
  appointmentId: id.optional(),
  channel: channel.optional(),
  paymentId: paymentId.optional(),
  location: longText.optional(),
  resourceChannelIds: z.array(id).max(100).optional(),
  oneTimeLinkId: id.optional(),
  /** The token of the proposal by whose link somebody comes: what it holds is theirs to pick. */
  proposal: proposalToken.optional(),
});

export const bookingReply = z.object({
  redirectUrl: z.string().nullable(),
  bookingType: z.enum(['confirmed', 'double-opt-in', 'host-confirmation']),
  appointmentId: id,
  secret,
  paypalOrderId: z.string().optional(),
});

const appointmentParams = z.object({ appointmentId: id });
const initiateQuery = z.object({
  attendee: id.optional().meta({ description: "The attendee's id, for a group appointment" }),
  secret: secret.optional(),
});
const initiated = z.object({ initiated: z.literal(true) });

export const bookingApi = {
  createBooking: endpoint({
    method: 'post',
    path: '/booking',
    summary: 'Books a start; a repeated Idempotency-Key returns the first reply',
    right: 'anyone',
    limit: 'book',
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: bookingRequest,
    reply: bookingReply,
    refuses: [
      ...offerRefusals,
      ...connectionRefusals,
      ...startRefusals,
      'meeting-type-group-not-allowed',
      'payment-required',
      'email-booking-limit-exceeded',
      'link-invalid',
      'proposal-taken',
      'proposal-closed',
      'payment-not-available',
      'payment-not-found',
      'payment-mismatch',
      'payment-not-completed',
      'payment-provider-unavailable',
      'payment-expired',
      'payment-refunded',
      'idempotency-key-reused',
    ],
  }),
  initiateCancel: endpoint({
    method: 'post',
    path: '/booking/initiate/cancel/{appointmentId}',
    summary: 'Mails the attendee a link that confirms the cancellation',
    right: 'anyone',
    limit: 'mail',
    params: appointmentParams,
    query: initiateQuery,
    reply: initiated,
    refuses: [
      'appointment-not-found',
      'appointment-cancelled',
      'appointment-past',
      'link-invalid',
      'too-late-to-cancel',
    ],
  }),
  confirmCancel: endpoint({
    method: 'post',
    path: '/booking/confirm/cancel/{appointmentId}/{secret}',
    summary: 'Cancels the appointment, or one attendee of a group appointment',
    right: 'attendee',
    limit: 'form',
    params: z.object({ appointmentId: id, secret }),
    body: z.object({ reason: longText.optional() }),
    reply: z.object({ appointmentId: id }),
    refuses: [
      'appointment-not-found',
      'appointment-cancelled',
      'appointment-past',
      'link-invalid',
      'too-late-to-cancel',
    ],
  }),
  sayLate: endpoint({
    method: 'post',
    path: '/booking/late/{appointmentId}/{secret}',
    summary:
      'An attendee is running late: hosts and their guests are told; 0 minutes for on time after all',
    right: 'attendee',
    limit: 'form',
    params: z.object({ appointmentId: id, secret }),
    body: lateness,
    reply: lateness,
    refuses: [
      'appointment-not-found',
      'appointment-cancelled',
      'appointment-past',
      'link-invalid',
      'too-early-to-be-late',
      'said-late-too-often',
    ],
  }),
  initiateReschedule: endpoint({
    method: 'post',
    path: '/booking/initiate/reschedule/{appointmentId}',
    summary: 'Mails the attendee a link to choose another time',
    right: 'anyone',
    limit: 'mail',
    params: appointmentParams,
    query: initiateQuery,
    reply: initiated,
    refuses: [
      'appointment-not-found',
      'appointment-cancelled',
      'appointment-past',
      'link-invalid',
      'too-late-to-reschedule',
    ],
  }),
  confirmReschedule: endpoint({
    method: 'post',
    path: '/booking/confirm/reschedule',
    summary: 'Moves the appointment to another start, keeping its hosts',
    right: 'attendee',
    limit: 'form',
    body: z.object({
      appointmentId: id,
      secret,
      start: instant,
      newAppointmentId: id.optional(),
    }),
    reply: z.object({ appointmentId: id, secret }),
    refuses: [
      'appointment-not-found',
      'appointment-cancelled',
      'appointment-past',
      'link-invalid',
      'too-late-to-reschedule',
      'meeting-type-disabled',
      ...connectionRefusals,
      ...startRefusals,
    ],
  }),
} as const;

export type BookingRequest = z.output<typeof bookingRequest>;
export type BookingRequestInput = z.input<typeof bookingRequest>;
export type BookingReply = z.output<typeof bookingReply>;
export type Attendee = z.output<typeof attendee>;
