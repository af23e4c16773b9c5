import type { Database } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { WaysToMeet, WaysToMeetChange } from '#shared/api/ways-to-meet.ts';
import { ROOM_PROVIDERS } from '#shared/domain/ways-to-meet.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { getWaysToMeet, readWays } from './get-ways-to-meet.ts';
import { keepPhone, keepRoom, lockUser, type UserKey } from './store.ts';

/**
 * Changes how a member can be met. What is booked keeps its room; a number counts at once, also for
 * what is booked.
 * @throws Refusal `changed-meanwhile` where something is no longer what `was` says; `not-found` for
 * somebody who is no member any more.
 */
export function changeWaysToMeet(
  db: Database,
  key: UserKey,
  { was = {}, phone, ...rooms }: WaysToMeetChange,
  nowMs: number,
): Promise<WaysToMeet> {
  return db.transaction(async (tx) => {
    await lockUser(tx, key);
    if (hasChanged(await readWays(tx, key), was)) {
      refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    if (phone !== undefined) await keepPhone(tx, key, phone);
    for (const provider of ROOM_PROVIDERS) {
      const link = rooms[provider];
      if (link !== undefined) await keepRoom(tx, key, provider, link);
    }
    return getWaysToMeet(tx, key, nowMs);
  });
}
