import * as z from 'zod';
import { bookingReply, bookingRequest } from './booking.ts';
import { connectionRefusals, offerRefusals, startRefusals } from './booking-refusals.ts';
import { endpoint } from './endpoint.ts';
import { lateness } from './running-late.ts';
import { email, id, instant, longText } from './schemas.ts';

/** What hosts do with appointments of their own; owners and admins with everybody's. */
const params = z.object({ appointmentId: id });
const refuses = [
  'appointment-not-found',
  'appointment-cancelled',
  'appointment-past',
  'forbidden',
] as const;

const seatParams = z.object({ appointmentId: id, attendeeId: id });
const seatRefuses = [
  'appointment-not-found',
  'appointment-cancelled',
  'provisional-expired',
  'forbidden',
] as const;

export const hostBookingApi = {
  hostCancelBooking: endpoint({
    method: 'post',
    path: '/booking/cancel/{appointmentId}',
    summary: 'The host cancels; every attendee is told',
    right: 'appointment:manage',
    limit: 'office',
    whileClosing: true,
    byApp: 'answer',
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
    whileClosing: true,
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
    body: z.object({
      start: instant,
      /** As for `/booking/for-client`. */
      takeHeld: z.boolean().optional(),
    }),
    reply: z.object({ appointmentId: id }),
    refuses: [...refuses, 'meeting-type-disabled', ...startRefusals, 'held-for-somebody'],
  }),
  hostConfirmSeat: endpoint({
    method: 'post',
    path: '/appointments/{appointmentId}/attendees/{attendeeId}/confirm',
    summary: 'The host confirms who waits for them; a repeat changes nothing',
    right: 'appointment:manage',
    limit: 'office',
    whileClosing: true,
    byApp: 'answer',
    params: seatParams,
    reply: z.object({
      appointmentId: id,
      /** An address that is not proved yet is its owner's to confirm. */
      state: z.enum(['confirmed', 'awaits-attendee']),
    }),
    refuses: seatRefuses,
  }),
  hostDeclineSeat: endpoint({
    method: 'post',
    path: '/appointments/{appointmentId}/attendees/{attendeeId}/decline',
    summary: 'The host declines who waits for them; the time is free again',
    right: 'appointment:manage',
    limit: 'office',
    whileClosing: true,
    byApp: 'answer',
    params: seatParams,
    body: z.object({ reason: longText.optional() }),
    reply: z.object({ appointmentId: id }),
    refuses: seatRefuses,
  }),
  markNoShow: endpoint({
    method: 'patch',
    path: '/appointments/{appointmentId}/attendees/{attendeeId}/no-show',
    summary: 'Whether somebody did not come; nobody is told',
    right: 'appointment:manage',
    limit: 'office',
    whileClosing: true,
    params: seatParams,
    body: z.object({ noShow: z.boolean() }),
    reply: z.object({ noShow: z.boolean() }),
    refuses: ['appointment-not-found', 'appointment-cancelled', 'forbidden'],
  }),
  sayHostLate: endpoint({
    method: 'post',
    path: '/appointments/{appointmentId}/late',
    summary:
      'A host of it is running late: everybody else is told; 0 minutes for on time after all',
    right: 'appointment:manage',
    limit: 'office',
    whileClosing: true,
    params,
    body: lateness,
    reply: lateness,
    refuses: [...refuses, 'too-early-to-be-late', 'said-late-too-often'],
  }),
  addGuest: endpoint({
    method: 'post',
    path: '/appointments/{appointmentId}/attendees/{attendeeId}/guests',
    summary: 'Somebody more comes along with an attendee: they are invited, the others are told',
    right: 'appointment:manage',
    limit: 'office',
    params: seatParams,
    body: z.object({ email }),
    reply: z.object({ guests: z.array(z.string()) }),
    refuses: [...refuses, 'already-attending', 'not-enough-seats'],
  }),
  patchHostNotes: endpoint({
    method: 'patch',
    path: '/appointments/{appointmentId}/notes',
    summary: 'What its hosts keep for themselves; `was` has what the caller takes to be there',
    right: 'appointment:manage',
    limit: 'office',
    whileClosing: true,
    params,
    body: z.object({
      hostNotes: longText.nullable(),
      was: z.object({ hostNotes: z.string().nullable() }).partial().optional(),
    }),
    reply: z.object({ hostNotes: z.string().nullable() }),
    refuses: ['appointment-not-found', 'changed-meanwhile', 'forbidden'],
  }),
  handOverBooking: endpoint({
    method: 'post',
    path: '/booking/hand-over/{appointmentId}',
    summary: 'Gives the appointment to a colleague who is free then; everybody is told',
    right: 'appointment:manage',
    limit: 'office',
    whileClosing: true,
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
  bookForClient: endpoint({
    method: 'post',
    path: '/booking/for-client',
    summary: 'A host books for a client: certain at once, of the form no more than is known',
    right: 'appointment:manage',
    limit: 'office',
    body: bookingRequest.extend({
      /** Hours, notice and limits do not count; time that is taken does. */
      offHours: z.boolean().optional(),
      /** Takes the time back from a proposal that holds it for somebody; its other times stay. */
      takeHeld: z.boolean().optional(),
      /** Whether client, guests and hosts get their mails; they do unless it is said. */
      sendMails: z.boolean().optional(),
    }),
    reply: bookingReply,
    refuses: [
      ...offerRefusals,
      ...connectionRefusals,
      ...startRefusals,
      'meeting-type-group-not-allowed',
      'appointment-not-found',
      'link-invalid',
      'proposal-taken',
      'proposal-closed',
      'held-for-somebody',
      'forbidden',
    ],
  }),
  createBackDatedBooking: endpoint({
    method: 'post',
    path: '/booking/back-dated',
    summary: 'Records an appointment that has taken place; nobody is mailed',
    right: 'appointment:manage',
    limit: 'office',
    body: bookingRequest.omit({ proposal: true }),
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
