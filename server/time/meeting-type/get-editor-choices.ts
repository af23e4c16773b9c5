import type { Services } from '#server/platform/kernel/services.ts';
import type { EditorChoices } from '#shared/api/meeting-type-editor.ts';
import type { Session } from '#shared/api/session.ts';
import { paymentNames } from '#shared/domain/integrations/payment-providers.ts';
import { findPaymentProviders } from './check-edited.ts';
import { findReachableHosts, findReachableTeams } from './find-reachable.ts';
import { checkOwned } from './lock-owned.ts';
import { loadMeetingTypeRow, loadParts } from './store/edited-meeting-type.ts';
import { findResources, loadResources, loadWorkspaces } from './store/editor-choices.ts';

/**
 * Whom and what a meeting type can be made of, with what it is made of already.
 * @throws Refusal as `getEditedMeetingType` does.
 */
export async function getEditorChoices(
  services: Pick<Services, 'db' | 'providers'>,
  session: Session,
  meetingTypeId: string | undefined,
): Promise<EditorChoices> {
  const { db } = services;
  const { companyId } = session;
  const chosen = await findChosen(services, session, meetingTypeId);
  const offered = await loadResources(db, companyId);
  const outOfUse = chosen.resourceIds.filter((id) => !offered.some((each) => each.id === id));
  return {
    hosts: await findReachableHosts(db, session, chosen.hostIds),
    teams: await findReachableTeams(db, session),
    resources: [...offered, ...(await findResources(db, companyId, outOfUse))],
    workspaces: await loadWorkspaces(db, companyId),
    paymentProviders: (await findPaymentProviders(db, services, companyId)).map((id) => ({
      id,
      name: paymentNames[id],
    })),
  };
}

/** Who serves it and what it can take; nobody and nothing for a new one. */
async function findChosen(
  { db }: Pick<Services, 'db'>,
  session: Session,
  meetingTypeId: string | undefined,
): Promise<{ readonly hostIds: readonly string[]; readonly resourceIds: readonly string[] }> {
  if (meetingTypeId === undefined) return { hostIds: [], resourceIds: [] };
  const key = { companyId: session.companyId, id: meetingTypeId };
  const row = checkOwned(session, await loadMeetingTypeRow(db, key));
  const { hosts, resourceIds } = await loadParts(db, row);
  return { hostIds: hosts.map(({ hostId }) => hostId), resourceIds };
}
