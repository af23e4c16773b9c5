import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type AskedAppointment, getAppointment } from './get-appointment.ts';

/**
 * An appointment as an iCalendar text, for whoever has its secret or manages it.
 * @throws Refusal `appointment-not-found`, also for anybody else and for one that does not take place;
 * `link-invalid`.
 */
export async function getCalendarFile(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  asked: AskedAppointment,
  findSession: () => Promise<Session | undefined>,
): Promise<string> {
  const { ics } = await getAppointment(services, asked, findSession);
  return ics ?? refuse('appointment-not-found', 'There is no such appointment to add');
}
