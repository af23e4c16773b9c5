import type { Transaction } from '#server/platform/db/database.ts';
import type { MeetingTypePlaceChange } from '#shared/api/connection.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { HostKey } from './store/connection-rows.ts';
import { deletePlace, lockPlace, lockWritable, savePlace } from './store/place-rows.ts';

/**
 * Has the appointments of some meeting types stand in other calendars of a host than all others, or in none.
 * Returns the meeting types for which that is new.
 * @throws Refusal `not-found` for a meeting type that they do not host and a calendar that is not theirs or takes
 * no events, `changed-meanwhile`.
 */
export async function placeMeetingTypes(
  tx: Transaction,
  host: HostKey,
  changes: readonly MeetingTypePlaceChange[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const change of changes) {
    if (await place(tx, host, change)) changed.push(change.meetingTypeId);
  }
  return changed;
}

async function place(
  tx: Transaction,
  host: HostKey,
  { meetingTypeId, calendarId, was }: MeetingTypePlaceChange,
): Promise<boolean> {
  const key = { ...host, meetingTypeId };
  const found = await lockPlace(tx, key);
  if (!found) return refuse('not-found', 'They host no such meeting type');
  const { now } = found;
  if (was !== undefined && was !== now) refuse('changed-meanwhile', 'Somebody else has changed it');
  if (calendarId === now) return false;
  if (calendarId === 'default') await deletePlace(tx, key);
  else {
    if (calendarId !== null && !(await lockWritable(tx, host, calendarId))) {
      refuse('not-found', 'There is no such calendar to write to');
    }
    await savePlace(tx, key, calendarId);
  }
  return true;
}
