import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { pastAppointmentApi } from '#shared/api/past-appointment.ts';
import { keptBefore } from './kept-before.ts';
import { countPast } from './store/erase-past-statement.ts';

export function pastAppointmentRoutes({
  db,
  clock,
  retention,
}: Services): Handlers<typeof pastAppointmentApi> {
  return {
    countPastAppointments: async ({ query }, { session: { companyId } }) => {
      const kept = { ofCompany: Number(query.days), atMost: retention.appointmentDays };
      const before = keptBefore(kept, clock.nowMs());
      return { count: before ? await countPast(db, { companyId, before }) : 0 };
    },
  };
}
