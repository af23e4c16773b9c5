import { PageError } from '#shared/errors/explain.ts';
import type { Chosen, Failure, Outcome, Step } from './flow.ts';
import type { PageFacts } from './page-facts.ts';
import type { BookingReply } from './reply.ts';
import type { BookingRequest } from './request.ts';

/** The end of the flow, or why the reply is none: without an appointment nothing was booked. */
export function toBooked(
  draft: Chosen,
  { attendee, proposal }: BookingRequest,
  reply: Partial<BookingReply>,
  page: PageFacts,
): { readonly step: Step } | { readonly failure: Failure } {
  const { appointmentId, secret, redirectUrl = null, bookingType = 'confirmed' } = reply;
  // Spec A §4: a response without an appointmentId is treated as failed.
  if (!appointmentId) {
    const code = 'invalid-booking-response';
    return { failure: { code, isCertain: false, cause: new PageError(code) } };
  }
  const outcome: Outcome = {
    reply: { appointmentId, secret, redirectUrl, bookingType },
    context: {
      meetingName: page.meetingName,
      isBasicTier: page.isBasicTier,
      startIso: draft.picked.startIso,
      timeZone: draft.timeZone,
      language: String(attendee.language ?? ''),
      email: attendee.email,
      ...(proposal && { proposal }),
    },
  };
  return {
    step: [
      { step: 'booked', draft, outcome },
      [
        { type: 'forget-answers' },
        { type: 'tell-parent', message: 'booking-successful' },
        { type: 'go-on', outcome },
      ],
    ],
  };
}
