import type { Sql } from '#server/platform/db/database.ts';
import type { WaysToMeet } from '#shared/api/ways-to-meet.ts';
import { ROOM_PROVIDERS, type RoomProvider } from '#shared/domain/ways-to-meet.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { countReliedOn } from './relied-on-statement.ts';
import { findOwnWays, type UserKey } from './store.ts';

/**
 * How a member can be met, and how many coming appointments need each of it.
 * @throws Refusal `not-found` for somebody who is no member any more.
 */
export async function getWaysToMeet(sql: Sql, key: UserKey, nowMs: number): Promise<WaysToMeet> {
  return { ...(await readWays(sql, key)), reliedOn: await countReliedOn(sql, key, nowMs) };
}

/** The same without what relies on it. */
export async function readWays(sql: Sql, key: UserKey): Promise<Omit<WaysToMeet, 'reliedOn'>> {
  const found = await findOwnWays(sql, key);
  if (!found) refuse('not-found', 'There is nobody like this');
  const { phone, rooms } = found;
  const linkAt = (provider: RoomProvider) =>
    rooms.find((each) => each.provider === provider)?.meetingLink ?? null;
  const links = ROOM_PROVIDERS.map((provider) => [provider, linkAt(provider)] as const);
  return { phone, ...(Object.fromEntries(links) as Record<RoomProvider, string | null>) };
}
