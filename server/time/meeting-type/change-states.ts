import type { Services } from '#server/platform/kernel/services.ts';
import type { StateWish } from '#shared/api/meeting-type-list.ts';
import type { Session } from '#shared/api/session.ts';
import {
  type MeetingTypeState,
  toMeetingTypeState,
} from '#shared/domain/meeting-type/meeting-type-state.ts';
import { lockAllOwned } from './lock-owned.ts';
import { type MeetingTypeRow, updateLife } from './store/life.ts';

type Publishing = Pick<MeetingTypeRow, 'enabled' | 'publishFrom' | 'archivedAt'>;

interface Changed {
  readonly id: string;
  readonly state: MeetingTypeState;
  readonly publishFrom: string | null;
}

/**
 * Publishes, takes back, archives or restores all of them, or none.
 * @throws Refusal as `lockOwned` does.
 */
export function changeStates(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  { meetingTypeIds, to }: { readonly meetingTypeIds: readonly string[]; readonly to: StateWish },
): Promise<Changed[]> {
  const now = new Date(clock.nowMs());
  const change = toChange(to, now);
  return db.transaction(async (tx) => {
    const rows = await lockAllOwned(tx, session, [...new Set(meetingTypeIds)]);
    for (const row of rows) await updateLife(tx, row, change, now);
    return rows.map((row) => toChanged({ ...row, ...change }, now));
  });
}

/** What is archived keeps what it was, so that it can come back as that. */
function toChange(to: StateWish, now: Date): Partial<Publishing> {
  switch (to.state) {
    case 'published':
      return { enabled: true, publishFrom: null, archivedAt: null };
    case 'pending':
      return { enabled: true, publishFrom: new Date(to.publishFrom), archivedAt: null };
    case 'unpublished':
      return { enabled: false, publishFrom: null, archivedAt: null };
    case 'archived':
      return { archivedAt: now };
    case 'restored':
      return { archivedAt: null };
  }
}

function toChanged({ id, enabled, publishFrom, archivedAt }: MeetingTypeRow, now: Date): Changed {
  const isArchived = archivedAt !== null;
  const publishFromMs = publishFrom?.getTime() ?? null;
  return {
    id,
    state: toMeetingTypeState({ enabled, publishFromMs, isArchived }, now.getTime()),
    publishFrom: publishFrom?.toISOString() ?? null,
  };
}
