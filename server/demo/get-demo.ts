import type { Sql } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { getListingPage, NONE } from '#server/public/booking-page/get-booking-page.ts';
import type { Demo } from '#shared/api/demo.ts';
import { orNone } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { findDoors } from './find-doors.ts';

/** Whose pages are shown, in this order. */
const shown = [
  { kind: 'host', slug: 'ada' },
  { kind: 'team', slug: 'studio' },
  { kind: 'host', slug: 'mia' },
] as const;

/** What there is to see in the demo, as it is now: what its hosts have changed or taken away, too. */
export async function getDemo(
  services: Pick<Services, 'clock' | 'hasDemo'> & { readonly db: Sql },
): Promise<Demo> {
  if (!services.hasDemo) return { owners: [], doors: [] };
  const owners = await Promise.all(shown.map((owner) => findOwner(services, owner)));
  return {
    owners: owners.filter((owner) => owner !== undefined),
    doors: await findDoors(services),
  };
}

async function findOwner(
  { db, clock }: Pick<Services, 'clock'> & { readonly db: Sql },
  { kind, slug }: (typeof shown)[number],
): Promise<Demo['owners'][number] | undefined> {
  const asked = { kind, slug, companySlug: NONE, nowMs: clock.nowMs() };
  const listing = await getListingPage(db, asked).catch(orNone);
  // Somebody may have taken the page away.
  if (!listing) return undefined;
  const { bookingInfo, meetingTypes } = listing;
  const pathOf = (meeting: string) =>
    kind === 'team'
      ? toPath('team-booking', { slug, meeting })
      : toPath('booking', { user: slug, meeting });
  return {
    path: kind === 'team' ? toPath('team', { slug }) : toPath('user', { user: slug }),
    name: bookingInfo.bookingBelongsToName,
    company: bookingInfo.company.name,
    pages: meetingTypes.map((each) => ({
      path: pathOf(each.slug),
      name: each.name,
      description: each.description,
    })),
  };
}
