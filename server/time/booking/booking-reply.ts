import { attendeeSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import type { Confirmer } from '#server/time/reservation/provisional.ts';
import type { BookingReply } from '#shared/api/booking.ts';
import { firstConfirmer } from './first-confirmer.ts';

/** Spec A §3: by who still has to confirm. */
const bookingTypes = {
  attendee: 'double-opt-in',
  host: 'host-confirmation',
  nobody: 'confirmed',
} as const satisfies Record<Confirmer | 'nobody', BookingReply['bookingType']>;

/** What a booking is answered with, the first time and when it is repeated. */
export function toBookingReply(
  services: Pick<Services, 'secret'>,
  meetingType: Pick<MeetingTypeFacts, 'settings' | 'companyTier'>,
  booked: {
    readonly appointmentId: string;
    readonly attendeeId: string;
    readonly email: string;
  },
): BookingReply {
  return {
    redirectUrl: toRedirectUrl(meetingType, booked.email),
    bookingType: bookingTypes[firstConfirmer(meetingType.settings) ?? 'nobody'],
    appointmentId: booked.appointmentId,
    secret: attendeeSecret(services.secret, booked.attendeeId),
  };
}

/** Spec A §6: on the BASIC tier the attendee's e-mail is added to the redirect query. */
function toRedirectUrl(
  { settings, companyTier }: Pick<MeetingTypeFacts, 'settings' | 'companyTier'>,
  email: string,
): string | null {
  if (!settings.redirectUrl) return null;
  const url = new URL(settings.redirectUrl);
  if (companyTier === 'basic') url.searchParams.set('email', email);
  return url.href;
}
