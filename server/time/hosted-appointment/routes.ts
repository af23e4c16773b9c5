import type { Handlers } from '#server/platform/http/handlers.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { hostedAppointmentApi } from '#shared/api/hosted-appointment.ts';
import { exportAppointments } from './export-appointments.ts';
import { loadFilters } from './filters-statement.ts';
import { getHostedAppointment } from './get-hosted-appointment.ts';
import { listAppointments, toWhose } from './list-appointments.ts';
import { listTakers } from './list-takers.ts';

export function hostedAppointmentRoutes(services: Services): Handlers<typeof hostedAppointmentApi> {
  return {
    listAppointments: ({ query }, { session }) => listAppointments(services, session, query),
    getAppointmentFilters: (_, { session }) =>
      loadFilters(services.db, toWhose(session), nowMinute(services.clock)),
    exportAppointments: ({ query }, { session }) => exportAppointments(services, session, query),
    getHostedAppointment: ({ params }, { session }) =>
      getHostedAppointment(services, session, params.appointmentId),
    listTakers: async ({ params }, { session }) => ({
      takers: await listTakers(services, session, params.appointmentId),
    }),
  };
}
