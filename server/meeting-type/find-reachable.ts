import type { Sql } from '#server/db/database.ts';
import { checkReach } from '#server/rights/check-reach.ts';
import type { EditorChoices } from '#shared/api/meeting-type-editor.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { MeetingTypeRow } from './store/edited-meeting-type.ts';
import { loadEditorHosts, loadTeams } from './store/editor-choices.ts';

type Team = EditorChoices['teams'][number];
type EditorHost = EditorChoices['hosts'][number];

/**
 * @throws Refusal `meeting-type-not-available` for what is another company's or not there,
 * `forbidden` for a colleague's.
 */
export function checkEditable(
  session: Session,
  row: MeetingTypeRow | undefined,
): asserts row is MeetingTypeRow {
  if (!row) return refuse('meeting-type-not-available', 'There is no such meeting type');
  const { companyId, teamId, ownerHostId } = row;
  const hostIds = ownerHostId === null ? [] : [ownerHostId];
  const target = { companyId, teamId, hostIds };
  checkReach(session, 'meeting-type:edit', target, 'meeting-type-not-available');
}

/** Teams on whose pages somebody may put a meeting type. */
export async function findReachableTeams(sql: Sql, session: Session): Promise<Team[]> {
  const teams = await loadTeams(sql, session.companyId);
  if (reachOf(session, 'meeting-type:edit') === 'company') return teams;
  return teams.filter(({ id }) => session.adminOfTeamIds.includes(id));
}

/**
 * Whom somebody may let serve: everybody of the company, those of their teams, or themselves alone;
 * who serves already stays.
 */
export async function findReachableHosts(
  sql: Sql,
  session: Session,
  serving: readonly string[],
): Promise<EditorHost[]> {
  const hosts = await loadEditorHosts(sql, session.companyId);
  if (reachOf(session, 'meeting-type:edit') === 'company') return hosts;
  const teams = await findReachableTeams(sql, session);
  const reached = new Set([session.hostId, ...serving, ...teams.flatMap(({ hostIds }) => hostIds)]);
  return hosts.filter(({ id }) => reached.has(id));
}
