import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { appointmentApi } from '#shared/api/appointment.ts';
import { getAppointment } from './get-appointment.ts';
import { getCalendarFile } from './get-calendar-file.ts';

export function appointmentRoutes(services: Services): Handlers<typeof appointmentApi> {
  return {
    getAppointment: ({ params, query }, { findSession }) =>
      getAppointment(services, { ...params, ...query }, findSession),
    getCalendarFile: ({ params, query }, { findSession }) =>
      getCalendarFile(services, { ...params, ...query }, findSession),
  };
}
