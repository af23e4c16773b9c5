import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createBooking } from './create-booking.ts';
import { initiateChange } from './initiate-change.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

type Routes = Pick<
  Handlers,
  'createBooking' | 'initiateCancel' | 'confirmCancel' | 'initiateReschedule' | 'confirmReschedule'
>;

export function bookingRoutes(services: Services): Routes {
  return {
    createBooking: ({ body, headers }) => createBooking(services, body, headers['idempotency-key']),
    initiateCancel: ({ params, query }) =>
      initiateChange(services, 'cancel', { ...params, ...query }),
    confirmCancel: ({ params, body }) => cancelBooking(services, { ...params, ...body }),
    initiateReschedule: ({ params, query }) =>
      initiateChange(services, 'reschedule', { ...params, ...query }),
    confirmReschedule: ({ body }) => rescheduleBooking(services, body),
  };
}
