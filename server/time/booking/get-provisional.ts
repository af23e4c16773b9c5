import type * as z from 'zod';
import type { Services } from '#server/platform/kernel/services.ts';
import { findAttended, tellAnswers } from '#server/time/appointment/describe-appointment.ts';
import { toPublicAppointment } from '#server/time/appointment/public-appointment.ts';
import { findAppointmentOf } from '#server/time/reservation/find-seated.ts';
import type { provisionalApi } from '#shared/api/provisional.ts';
import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { readLink } from './confirm-booking.ts';

type Reply = z.output<typeof provisionalApi.getProvisionalBooking.reply>;

/**
 * What a confirmation link is about. Looking changes nothing: mail programs open links by
 * themselves.
 * @throws Refusal `link-invalid`.
 */
export async function getProvisional(services: Services, id: string): Promise<Reply> {
  const { confirmer, attendeeId } = readLink(services, id);
  const appointmentId = await findAppointmentOf(services.db, attendeeId);
  const attended = appointmentId && (await findAttended(services, appointmentId, attendeeId));
  if (!attended) return refuse('link-invalid', 'There is no such booking');
  const { attendee } = attended;
  return {
    confirmedBy: confirmer,
    appointment: toPublicAppointment(
      attended.row,
      confirmer === 'attendee' ? { attendee } : { about: attendee, isHost: true },
      { ...services, nowMs: services.clock.nowMs() },
    ),
    attendee:
      confirmer === 'host'
        ? {
            name: attendee.name,
            email: attendee.email,
            phone: attendee.phone,
            notes: attendee.notes,
            answers: [
              ...tellAnswers(attended, attended.row.hosts[0]?.language ?? FALLBACK_LANGUAGE),
            ],
          }
        : null,
  };
}
