import type { PublicAppointment } from '#shared/api/appointment.ts';
import { type AppointmentData, PAGE_DATA_ID } from '#shared/page-data.ts';

interface KnownAppointment {
  readonly appointment: PublicAppointment;
  /** No later than it was read, by this device. */
  readonly atMs: number;
}

/** What our server has left in a page about the appointment of its link; undefined of a page that has to ask. */
export function readPageAppointment(): KnownAppointment | undefined {
  const filled = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!filled) return undefined;
  const { appointment } = JSON.parse(filled) as Partial<AppointmentData>;
  // A booking page that became an appointment's came with something else.
  if (!appointment) return undefined;
  return { appointment, atMs: isBroughtBack() ? 0 : Date.now() - performance.now() };
}

/** From the browser's history a page may be of any age: it is shown, and asked for again. */
function isBroughtBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}
