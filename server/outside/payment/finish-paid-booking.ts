import type { BookingRequest } from '#shared/api/booking.ts';
import { fromIso } from '#shared/time/dates.ts';
import type { BookedAppointment, PaymentServices } from './payment-services.ts';
import { refusePayment } from './refuse-payment.ts';
import { settleOrder } from './settle-order.ts';
import { findByProviderOrder, type PaymentOrder } from './store/payment-order.ts';

/**
 * Books what the visitor has paid for: `POST /booking` with a `paymentId`. What is booked is the
 * request that the order was made of; this one only has to be about the same. Repeats, also after
 * the webhook was quicker, are answered with the same appointment.
 * @throws Refusal when the payment is unknown, unpaid, another booking's, or goes back.
 */
export async function finishPaidBooking(
  services: PaymentServices,
  request: BookingRequest & { readonly paymentId: string },
): Promise<BookedAppointment> {
  const order = await findByProviderOrder(services.db, request.paymentId);
  if (!order) return refusePayment('not-found');
  if (!isSameBooking(order, request)) refusePayment('mismatch');
  const settlement = await settleOrder(services, order);
  switch (settlement.outcome) {
    case 'booked': {
      const { appointmentId, attendeeId } = settlement;
      return { appointmentId, attendeeId };
    }
    case 'refund-due':
      return refusePayment('refund-due');
    case 'mismatch':
      return refusePayment('mismatch');
    case 'unpaid':
      return refusePayment(order.status === 'expired' ? 'expired' : 'not-completed');
  }
}

/** A payment's id alone must not show anybody the secret of somebody else's appointment. */
function isSameBooking(order: PaymentOrder, request: BookingRequest): boolean {
  return (
    order.meetingTypeId === request.meetingTypeId &&
    order.startMinute === fromIso(request.start) &&
    order.request.duration === request.duration &&
    order.request.attendee.email.toLowerCase() === request.attendee.email.toLowerCase()
  );
}
