import type { Sql } from '#server/platform/db/database.ts';
import { toPath } from '#shared/routes/index.ts';
import {
  findIdsBySlug,
  findMeetingTypeAddress,
  type MeetingTypeAddress,
} from './address-statement.ts';

export { findMeetingTypeAddress, type MeetingTypeAddress };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By id, or by a slug that only one public meeting type of the instance has. */
export async function findAddressByName(
  sql: Sql,
  name: string,
  now: Date,
): Promise<MeetingTypeAddress | undefined> {
  if (UUID.test(name)) return findMeetingTypeAddress(sql, name, now);
  const [only, another] = await findIdsBySlug(sql, name, now);
  return only && !another ? findMeetingTypeAddress(sql, only, now) : undefined;
}

/** `{ owner: 'team', ownerSlug: 'studio', slug: 'demo' } → '/team/studio/demo'`. */
export function toMeetingTypePath(
  { owner, ownerSlug, slug }: Pick<MeetingTypeAddress, 'owner' | 'ownerSlug' | 'slug'>,
  query: Readonly<Record<string, string>> = {},
): string {
  return owner === 'team'
    ? toPath('team-booking', { slug: ownerSlug, meeting: slug }, query)
    : toPath('booking', { user: ownerSlug, meeting: slug }, query);
}
