import * as z from 'zod';
import { bookingReply, bookingRequest } from './booking.ts';
import { connectionRefusals, offerRefusals, startRefusals } from './booking-refusals.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, longText } from './schemas.ts';

/** What hosts do with appointments of their own; owners and admins with everybody's. */
const params = z.object({ appointmentId: id });
const refuses = [
  'appointment-not-found',
  'appointment-cancelled',
  'appointment-past',
  'forbidden',
] as const;

export const hostBookingApi = {
  hostCancelBooking: endpoint({
    method: 'post',
    path: '/booking/cancel/{appointmentId}',
    summary: 'The host cancels; every attendee is told',
    right: 'appointment:manage',
    limit: 'office',
    params,
    body: z.object({ reason: longText.optional() }),
    reply: z.object({ appointmentId: id }),
    refuses,
  }),
  groupCancelBooking: endpoint({
    method: 'post',
    path: '/booking/group-cancel/{appointmentId}/{attendeeId}',
    summary: 'The host cancels one seat of a group appointment',
    right: 'appointment:manage',
    limit: 'office',
    params: z.object({ appointmentId: id, attendeeId: id }),
    body: z.object({ reason: longText.optional() }),
    reply: z.object({ appointmentId: id }),
    refuses,
  }),
  hostRescheduleBooking: endpoint({
    method: 'post',
    path: '/booking/reschedule/{appointmentId}',
    summary: 'The host moves the appointment; every attendee is told',
    right: 'appointment:manage',
    limit: 'office',
    params,
    body: z.object({ start: instant }),
    reply: z.object({ appointmentId: id }),
    refuses: [...refuses, ...startRefusals],
  }),
  handOverBooking: endpoint({
    method: 'post',
    path: '/booking/hand-over/{appointmentId}',
    summary: 'Gives the appointment to a colleague who is free then; everybody is told',
    right: 'appointment:manage',
    limit: 'office',
    params,
    body: z.object({
      toHostId: id,
      /** Whose place they take; without it the caller's own, or else the first host's. */
      fromHostId: id.optional(),
    }),
    reply: z.object({ appointmentId: id }),
    refuses: [
      ...refuses,
      ...connectionRefusals,
      'host-not-found',
      'host-not-assigned',
      'slot-no-longer-available',
    ],
  }),
  createBackDatedBooking: endpoint({
    method: 'post',
    path: '/booking/back-dated',
    summary: 'Records an appointment that has taken place; nobody is mailed',
    right: 'appointment:manage',
    limit: 'office',
    body: bookingRequest,
    reply: bookingReply,
    refuses: [
      ...offerRefusals,
      'slot-no-longer-available',
      'start-not-bookable',
      'kalends-connect-not-available',
      'forbidden',
    ],
  }),
} as const;
