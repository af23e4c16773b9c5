import { toImageAddress } from '#server/platform/image/image-address.ts';
import { findImageFields, replaceImages } from '#server/platform/image/image-fields.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { appointmentApi, type PublicAppointment } from '#shared/api/appointment.ts';
import { type BookingPageReply, bookingPageApi } from '#shared/api/booking-page.ts';

type Of = Pick<Services, 'secret' | 'publicUrl'>;

const fields = {
  page: findImageFields(bookingPageApi.getBookingPage.reply),
  appointment: findImageFields(appointmentApi.getAppointment.reply),
} as const;

/** A reply as the API sends it: pictures are asked of us alone. */
export function toShownReply(reply: BookingPageReply, services: Of): BookingPageReply {
  return shown(reply, 'page', services);
}

/** The same of an appointment. */
export function toShownAppointment(
  appointment: PublicAppointment,
  services: Of,
): PublicAppointment {
  return shown(appointment, 'appointment', services);
}

function shown<Reply>(reply: Reply, kind: keyof typeof fields, services: Of): Reply {
  const images = fields[kind];
  if (!images) return reply;
  // Addresses take the place of addresses.
  return replaceImages(reply, images, (address) => toImageAddress(address, services)) as Reply;
}
