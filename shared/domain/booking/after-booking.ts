import { toPath } from '#shared/routes/index.ts';
import type { BookingReply } from './reply.ts';

/** What the page knows beside the reply when it decides where to go after a booking. */
export interface AfterBookingContext {
  readonly meetingName: string;
  readonly startIso: string;
  readonly timeZone: string;
  readonly language: string;
  readonly email: string;
  readonly isBasicTier: boolean;
  /** The token of the proposal by which it was picked. */
  readonly proposal?: string;
}

/**
 * Spec A §4: after a booking the page goes to the redirect URL, or to the success page (while a
 * confirmation is still awaited), or to the appointment page. `isOwn` is false for a page that is
 * not ours.
 */
export function afterBooking(
  reply: BookingReply,
  context: AfterBookingContext,
): { readonly url: string; readonly isOwn: boolean } {
  const redirect = toRedirect(reply.redirectUrl, context);
  if (redirect) return { url: redirect, isOwn: false };
  if (reply.bookingType !== 'confirmed')
    return {
      isOwn: true,
      url: toPath(
        'appointment-success',
        {},
        {
          when: context.startIso,
          what: context.meetingName,
          doi: reply.bookingType === 'double-opt-in' ? 'guest' : 'host',
          lang: context.language,
          timezone: context.timeZone,
        },
      ),
    };
  return {
    isOwn: true,
    url: toPath(
      'appointment',
      { appointmentId: reply.appointmentId },
      { secret: reply.secret, lang: context.language },
    ),
  };
}

/** The redirect's address if it is one of the web; anything else must not be followed. */
function toRedirect(redirectUrl: string | null, context: AfterBookingContext): string | undefined {
  if (!redirectUrl || !URL.canParse(redirectUrl)) return undefined;
  const url = new URL(redirectUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (context.isBasicTier) url.searchParams.set('email', context.email);
  return url.href;
}
