import type { CalendarEntry } from '#server/platform/icalendar/calendar-entry.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { loadAppointment } from './appointment-statement.ts';
import { toOwnEvent } from './to-own-event.ts';

/**
 * An appointment as it stands in a calendar of one of its hosts, now; undefined where it takes no time of
 * theirs: it is cancelled, not confirmed yet, another host's, or gone.
 */
export async function describeOwnEvent(
  { db, publicUrl, secret }: Pick<Services, 'db' | 'publicUrl' | 'secret'>,
  of: { readonly companyId: string; readonly appointmentId: string; readonly hostId: string },
): Promise<CalendarEntry | undefined> {
  const row = await loadAppointment(db, of.appointmentId);
  if (row?.companyId !== of.companyId || row.status !== 'booked') return undefined;
  const host = row.hosts.find(({ id }) => id === of.hostId);
  return host && toOwnEvent(row, { publicUrl, secret, language: host.language });
}
