import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { getBookingPage } from './get-booking-page.ts';

export function bookingPageRoutes({ db }: Services): Pick<Handlers, 'getBookingPage'> {
  return {
    getBookingPage: ({ params, query }) => getBookingPage(db, { ...params, ...query }),
  };
}
