import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import { getAppointment } from './get-appointment.ts';

export function appointmentRoutes(services: Services): Pick<Handlers, 'getAppointment'> {
  return {
    getAppointment: ({ params, query }) => getAppointment(services, { ...params, ...query }),
  };
}
