import { toPath } from '#shared/routes/index.ts';
import type { BookingTarget } from './booking-target.ts';
import type { LoadedPage } from './loaded-page.ts';

/** Where the page of an owner's meeting is now; none for one that is known by something else. */
export function toCanonicalPath(target: BookingTarget, page: LoadedPage): string | undefined {
  const { pageSlug } = page.bookingInfo;
  const meeting = page.meetingType.slug;
  if ('userSlug' in target) return toPath('booking', { user: pageSlug, meeting });
  return 'teamSlug' in target ? toPath('team-booking', { slug: pageSlug, meeting }) : undefined;
}
