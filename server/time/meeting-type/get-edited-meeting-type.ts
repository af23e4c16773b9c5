import type { Sql } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { EditedReply } from '#shared/api/meeting-type-editor.ts';
import type { Session } from '#shared/api/session.ts';
import { findMeetingTypeAddress, toMeetingTypePath } from './find-address.ts';
import { checkOwned } from './lock-owned.ts';
import { loadMeetingTypeRow, loadParts } from './store/edited-meeting-type.ts';
import { findOwnerName } from './store/editor-choices.ts';
import type { MeetingTypeRow } from './store/life.ts';
import { toEdited } from './to-edited.ts';

/** @throws Refusal `meeting-type-not-available` for another company's, `forbidden` for a colleague's. */
export async function getEditedMeetingType(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  meetingTypeId: string,
): Promise<EditedReply> {
  const key = { companyId: session.companyId, id: meetingTypeId };
  const row = checkOwned(session, await loadMeetingTypeRow(db, key));
  return toEditedReply(db, row, new Date(clock.nowMs()));
}

/** A meeting type as its editor is answered. */
export async function toEditedReply(
  sql: Sql,
  row: MeetingTypeRow,
  now: Date,
): Promise<EditedReply> {
  const { companyId, id, version, teamId, ownerHostId } = row;
  const owner =
    teamId === null
      ? ({ kind: 'host', id: ownerHostId ?? '' } as const)
      : ({ kind: 'team', id: teamId } as const);
  const address = await findMeetingTypeAddress(sql, id, now);
  return {
    ...toEdited(await loadParts(sql, row)),
    id,
    version,
    isArchived: row.archivedAt !== null,
    owner: { ...owner, name: await findOwnerName(sql, companyId, owner) },
    path: address ? toMeetingTypePath(address) : null,
  };
}
