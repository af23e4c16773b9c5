import type { Sql } from '#server/platform/db/database.ts';
import { NONE } from '#server/public/booking-page/get-booking-page.ts';
import {
  findAddressByName,
  findMeetingTypeAddress,
  type MeetingTypeAddress,
} from '#server/time/meeting-type/find-address.ts';
import { checkOneTimeLink } from '#server/time/short-link/one-time-link.ts';
import { id } from '#shared/api/schemas.ts';
import { orNone } from '#shared/errors/refusal.ts';
import type { RouteMatch } from '#shared/routes/index.ts';
import type { PageWish } from './load-page-data.ts';

/** Whose page an address asks for; undefined where it leads to nobody. */
export async function findPage(
  sql: Sql,
  { id: route, params }: Pick<RouteMatch, 'id' | 'params'>,
  linkId: string | null,
  now: Date,
): Promise<PageWish | undefined> {
  const { user = '', slug = '', meeting = NONE } = params;
  const meetingSlug = meeting === NONE ? null : meeting;
  if (linkId !== null) return findLinked(sql, linkId, now);
  if (route === 'user' || route === 'booking') return { kind: 'host', slug: user, meetingSlug };
  if (route === 'meeting') return toWish(await findAddressByName(sql, slug, now));
  return { kind: 'team', slug, meetingSlug, hostSlug: user || undefined };
}

async function findLinked(sql: Sql, linkId: string, now: Date): Promise<PageWish | undefined> {
  if (!id.safeParse(linkId).success) return undefined;
  const link = await checkOneTimeLink(sql, linkId, now.getTime()).catch(orNone);
  if (!link) return undefined;
  const wish = toWish(await findMeetingTypeAddress(sql, link.meetingTypeId, now));
  return wish && { ...wish, linkHostId: link.hostId };
}

function toWish(address: MeetingTypeAddress | undefined): PageWish | undefined {
  return address && { kind: address.owner, slug: address.ownerSlug, meetingSlug: address.slug };
}
