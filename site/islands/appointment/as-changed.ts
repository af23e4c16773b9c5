import type { PublicAppointment } from '#shared/api/appointment.ts';
import { afterCancelling } from '#shared/domain/payment/refund-notes.ts';

/** The appointment once its attendee has cancelled it on this page, until the server is asked again. */
export function asCancelled(
  appointment: PublicAppointment,
  { reason, nowMs }: { readonly reason: string; readonly nowMs: number },
): PublicAppointment {
  const { payment, seats } = appointment;
  return {
    ...appointment,
    ...({ state: 'cancelled', isCancelled: true, disableActionButtons: true } as const),
    heldUntil: null,
    meetingLink: null,
    ...(payment && { payment: afterCancelling(payment, nowMs) }),
    seats: seats && { ...seats, taken: Math.max(0, seats.taken - 1) },
    cancellation: { at: toInstant(nowMs), by: 'attendee', reason: reason || null },
  };
}

/** The same once its attendee has moved it. */
export function asMoved(
  appointment: PublicAppointment,
  { startIso, nowMs }: { readonly startIso: string; readonly nowMs: number },
): PublicAppointment {
  const startMs = Date.parse(startIso);
  const lengthMs = Date.parse(appointment.end) - Date.parse(appointment.start);
  const by = { by: 'attendee', byName: null } as const;
  return {
    ...appointment,
    start: toInstant(startMs),
    end: toInstant(startMs + lengthMs),
    moved: { fromIso: appointment.start, at: toInstant(nowMs), ...by },
  };
}

function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}
