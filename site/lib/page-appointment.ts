import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { AppointmentData } from '#shared/page-data.ts';
import { readPageData } from './read-page-data.ts';

interface KnownAppointment {
  readonly appointment: PublicAppointment;
  /** No later than it was read, by this device. */
  readonly atMs: number;
}

/** What our server has left in a page about the appointment of its link; undefined of a page that has to ask. */
export function readPageAppointment(): KnownAppointment | undefined {
  const { data, atMs = 0 } = readPageData<AppointmentData>() ?? {};
  // A booking page that became an appointment's came with something else.
  return data?.appointment && { appointment: data.appointment, atMs };
}
