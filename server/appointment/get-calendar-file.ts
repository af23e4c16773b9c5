import type { Services } from '#server/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { getAppointment } from './get-appointment.ts';

/**
 * An appointment as an iCalendar text that anybody with its link may add to their calendar.
 * @throws Refusal `appointment-not-found`, also for one that does not take place.
 */
export async function getCalendarFile(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  asked: { readonly appointmentId: string },
): Promise<string> {
  const { ics } = await getAppointment(services, asked);
  return ics ?? refuse('appointment-not-found', 'There is no such appointment to add');
}
