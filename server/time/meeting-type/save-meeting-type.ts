import type { Transaction } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/sql-state.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { EditedReply, MeetingTypeChange } from '#shared/api/meeting-type-editor.ts';
import type { Session } from '#shared/api/session.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  checkChosen,
  checkRules,
  findPaymentProviders,
  lockHours,
  toResources,
  toRuleFacts,
} from './check-edited.ts';
import { checkFields } from './check-fields.ts';
import { findReachableHosts } from './find-reachable.ts';
import { toEditedReply } from './get-edited-meeting-type.ts';
import { lockOwned } from './lock-owned.ts';
import {
  keepFormerPath,
  loadMeetingTypeRow,
  loadParts,
  replaceHosts,
  replaceResources,
  updateMeetingTypeRow,
} from './store/edited-meeting-type.ts';
import { findSlugsOnPage, type MeetingTypeRow } from './store/life.ts';
import { toColumns, toEdited } from './to-edited.ts';

const UNIQUE_VIOLATION = '23505';
const SLUG_TAKEN = 'Another meeting type has this path';

interface Asked extends MeetingTypeChange {
  readonly meetingTypeId: string;
}

type SaveServices = Pick<Services, 'db' | 'clock' | 'providers'>;

/**
 * Changes what is named, all of it or nothing. Hosts change what is theirs, team admins their team's,
 * owners and admins all.
 * @throws Refusal `meeting-type-not-available` for another company's, `forbidden` for a colleague's,
 * `changed-meanwhile` where `version` is no longer the one, `slug-taken`, `validation-failed`.
 */
export async function saveMeetingType(
  services: SaveServices,
  session: Session,
  { meetingTypeId, version, ...change }: Asked,
): Promise<EditedReply> {
  try {
    return await services.db.transaction(async (tx) => {
      const row = await lockOwned(tx, session, meetingTypeId);
      if (version !== undefined && version !== row.version) {
        refuse('changed-meanwhile', 'Somebody else has changed this');
      }
      checkFields(session, row, change);
      const saved = await writeChange(services, tx, session, row, change);
      return toEditedReply(tx, saved, new Date(services.clock.nowMs()));
    });
  } catch (error) {
    // Somebody else took the path between the look and the change.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) refuse('slug-taken', SLUG_TAKEN);
    throw error;
  }
}

async function writeChange(
  services: SaveServices,
  tx: Transaction,
  session: Session,
  row: MeetingTypeRow,
  change: Partial<EditedMeetingType>,
): Promise<MeetingTypeRow> {
  const was = toEdited(await loadParts(tx, row));
  const edited = { ...was, ...change };
  await lockHours(tx, row.companyId, edited);
  const serving = was.hosts.map(({ hostId }) => hostId);
  const hosts = await findReachableHosts(tx, session, serving);
  await checkChosen(tx, row.companyId, edited, was, hosts);
  const providers = await findPaymentProviders(tx, services, row.companyId);
  checkRules(edited, was, toRuleFacts(hosts, providers));
  const columns = toColumns(edited, row);
  if (edited.slug !== row.slug) {
    const taken = await findSlugsOnPage(tx, row);
    if (taken.has(edited.slug)) refuse('slug-taken', SLUG_TAKEN);
    await keepFormerPath(tx, row, edited.slug);
  }
  const next = {
    ...columns,
    version: row.version + 1,
    updatedAt: new Date(services.clock.nowMs()),
  };
  await updateMeetingTypeRow(tx, { companyId: row.companyId, id: row.id, ...next });
  if (change.hosts) await replaceHosts(tx, row, edited.hosts);
  if (change.resourceIds) {
    await replaceResources(tx, row, await toResources(tx, row.companyId, edited));
  }
  return (await loadMeetingTypeRow(tx, row)) ?? row;
}
