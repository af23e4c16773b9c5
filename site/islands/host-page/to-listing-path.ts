import type { Listing } from '#shared/api/booking-page.ts';
import { toPath } from '#shared/routes/index.ts';

/** Where the page of a host, or of a team, is. */
export function toListingPath({ bookingInfo: { pageSlug }, card }: Listing): string {
  return card ? toPath('user', { user: pageSlug }) : toPath('team', { slug: pageSlug });
}
