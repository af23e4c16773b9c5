import { randomUUID } from 'node:crypto';
import type { Services } from '#server/platform/kernel/services.ts';
import type { EditedReply, NewMeetingType } from '#shared/api/meeting-type-editor.ts';
import type { Session } from '#shared/api/session.ts';
import { toFreeSlug } from '#shared/domain/meeting-type/free-slug.ts';
import { newMeetingType } from '#shared/domain/meeting-type/new-meeting-type.ts';
import { toSlug } from '#shared/domain/slug.ts';
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
import { findReachableHosts, findReachableTeams } from './find-reachable.ts';
import { toEditedReply } from './get-edited-meeting-type.ts';
import { checkOwned } from './lock-owned.ts';
import {
  insertMeetingTypeRow,
  loadMeetingTypeRow,
  type NewMeetingTypeRow,
  replaceHosts,
  replaceResources,
} from './store/edited-meeting-type.ts';
import { findSlugsOnPage } from './store/life.ts';
import { toColumns } from './to-edited.ts';

/** The path of a name that no letter of can stand in one. */
const PLAIN_SLUG = 'meeting';

/**
 * A new meeting type on one's own page, or on a team's with all who are in it. Without a path of its
 * own it has one after its name, with a number where that is taken.
 * @throws Refusal `slug-taken` for a path that was asked, `validation-failed`, `forbidden` for a team
 * that is not the caller's.
 */
export async function createMeetingType(
  services: Pick<Services, 'db' | 'clock' | 'providers'>,
  session: Session,
  { teamId = null, ...asked }: NewMeetingType,
): Promise<EditedReply> {
  const { companyId } = session;
  const now = new Date(services.clock.nowMs());
  return services.db.transaction(async (tx) => {
    const teams = teamId === null ? [] : await findReachableTeams(tx, session);
    const team = teams.find(({ id }) => id === teamId);
    if (teamId !== null && !team) refuse('forbidden', 'This team is not yours');
    const plain = newMeetingType(team?.hostIds ?? [session.hostId]);
    const owner = { companyId, ownerHostId: team ? null : session.hostId, teamId };
    checkFields(session, owner, asked);
    const wished = toSlug(asked.name) || PLAIN_SLUG;
    const slug = asked.slug ?? toFreeSlug(wished, await findSlugsOnPage(tx, owner));
    const edited = { ...plain, ...asked, slug };
    await lockHours(tx, companyId, edited);
    const hosts = await findReachableHosts(tx, session, []);
    await checkChosen(tx, companyId, edited, { ...plain, hosts: [] }, hosts);
    const providers = await findPaymentProviders(tx, services, companyId);
    checkRules(edited, undefined, toRuleFacts(hosts, providers));
    const row: NewMeetingTypeRow = {
      ...toColumns(edited, { queueId: null, settings: {}, form: {} }),
      ...owner,
      id: randomUUID(),
      createdAt: now,
    };
    if (!(await insertMeetingTypeRow(tx, row))) {
      refuse('slug-taken', 'Another meeting type has this path');
    }
    await replaceHosts(tx, row, edited.hosts);
    await replaceResources(tx, row, await toResources(tx, companyId, edited));
    return toEditedReply(tx, checkOwned(session, await loadMeetingTypeRow(tx, row)), now);
  });
}
