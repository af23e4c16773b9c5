import type { Transaction } from '#server/platform/db/database.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import type { Owned } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockMeetingTypes, type MeetingTypeRow } from './store/life.ts';

type Whose = Pick<MeetingTypeRow, 'companyId' | 'ownerHostId' | 'teamId'>;

/** Whose a meeting type is, as rights see it. */
export function toOwned({ companyId, ownerHostId, teamId }: Whose): Owned {
  const isOfHost = teamId === null && ownerHostId !== null;
  return { companyId, teamId, hostIds: isOfHost ? [ownerHostId] : [] };
}

/**
 * Locks a meeting type that somebody may change.
 * @throws Refusal `meeting-type-not-available` where it is not there or another company's,
 * `forbidden` where it is a colleague's.
 */
export async function lockOwned(
  tx: Transaction,
  session: Session,
  id: string,
): Promise<MeetingTypeRow> {
  const [row] = await lockMeetingTypes(tx, session.companyId, [id]);
  return checkOwned(session, row);
}

/** The same for several, in the order of the ids. */
export async function lockAllOwned(
  tx: Transaction,
  session: Session,
  ids: readonly string[],
): Promise<MeetingTypeRow[]> {
  const rows = await lockMeetingTypes(tx, session.companyId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => checkOwned(session, byId.get(id)));
}

/** @throws Refusal as `lockOwned` does. */
export function checkOwned<Row extends Whose>(session: Session, row: Row | undefined): Row {
  if (!row) return refuse('meeting-type-not-available', 'There is no such meeting type');
  checkReach(session, 'meeting-type:edit', toOwned(row), 'meeting-type-not-available');
  return row;
}
