import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { bookingApi } from '#shared/api/booking.ts';
import type { emailQualityApi } from '#shared/api/email-quality.ts';
import type { hostBookingApi } from '#shared/api/host-booking.ts';
import type { provisionalApi } from '#shared/api/provisional.ts';
import { addGuest } from './add-guest.ts';
import { createBackDatedBooking } from './back-dated-booking.ts';
import { bookForClient } from './book-for-client.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changeHostNotes } from './change-host-notes.ts';
import { checkEmailQuality } from './check-email-quality.ts';
import { confirmBooking, declineBooking } from './confirm-booking.ts';
import { createBooking } from './create-booking.ts';
import { type FinishPaid, finishPaid } from './finish-paid.ts';
import { getProvisional } from './get-provisional.ts';
import { handOverBooking } from './hand-over-booking.ts';
import { hostCancelBooking, hostCancelSeat, hostRescheduleBooking } from './host-change.ts';
import { hostConfirmSeat, hostDeclineSeat } from './host-confirmation.ts';
import { initiateChange } from './initiate-change.ts';
import { markNoShow } from './mark-no-show.ts';
import { rescheduleBooking } from './reschedule-booking.ts';
import { sayAttendeeLate, sayHostLate } from './say-late.ts';

/** What visitors and hosts do with bookings. */
type BookingApi = typeof bookingApi &
  typeof provisionalApi &
  typeof hostBookingApi &
  typeof emailQualityApi;

export function bookingRoutes(services: Services, settle: FinishPaid): Handlers<BookingApi> {
  return {
    validateEmailQuality: ({ body }) => checkEmailQuality(services.emailQuality, body.email),
    createBooking: async ({ body: { paymentId, ...request }, headers }) => {
      // What is paid has its time already.
      if (paymentId !== undefined) return finishPaid(services, settle, { ...request, paymentId });
      await services.lookOnceMore(request);
      return createBooking(services, request, headers['idempotency-key']);
    },
    initiateCancel: ({ params, query }) =>
      initiateChange(services, 'cancel', { ...params, ...query }),
    confirmCancel: ({ params, body }) => cancelBooking(services, { ...params, ...body }),
    initiateReschedule: ({ params, query }) =>
      initiateChange(services, 'reschedule', { ...params, ...query }),
    confirmReschedule: async ({ body }) => {
      await services.lookOnceMore(body);
      return rescheduleBooking(services, body);
    },
    getProvisionalBooking: ({ query }) => getProvisional(services, query.id),
    confirmProvisionalBooking: ({ query }) => confirmBooking(services, query.id),
    declineProvisionalBooking: ({ body }) => declineBooking(services, body),
    hostCancelBooking: ({ params, body }, { session }) =>
      hostCancelBooking(services, session, { ...params, ...body }),
    groupCancelBooking: ({ params, body }, { session }) =>
      hostCancelSeat(services, session, { ...params, ...body }),
    hostRescheduleBooking: async ({ params, body }, { session }) => {
      await services.lookOnceMore(params);
      return hostRescheduleBooking(services, session, { ...params, ...body });
    },
    hostConfirmSeat: ({ params }, { session }) => hostConfirmSeat(services, session, params),
    hostDeclineSeat: ({ params, body }, { session }) =>
      hostDeclineSeat(services, session, { ...params, ...body }),
    markNoShow: ({ params, body }, { session }) =>
      markNoShow(services, session, { ...params, ...body }),
    sayLate: ({ params, body }) => sayAttendeeLate(services, { ...params, ...body }),
    sayHostLate: ({ params, body }, { session }) =>
      sayHostLate(services, session, { ...params, ...body }),
    addGuest: ({ params, body }, { session }) =>
      addGuest(services, session, { ...params, ...body }),
    patchHostNotes: ({ params, body }, { session }) =>
      changeHostNotes(services, session, { ...params, ...body }),
    handOverBooking: async ({ params, body }, { session }) => {
      await services.lookOnceMore({ hostId: body.toHostId });
      return handOverBooking(services, session, { ...params, ...body });
    },
    bookForClient: async ({ body }, { session }) => {
      await services.lookOnceMore(body);
      return bookForClient(services, session, body);
    },
    createBackDatedBooking: ({ body }, { session }) =>
      createBackDatedBooking(services, session, body),
  };
}
