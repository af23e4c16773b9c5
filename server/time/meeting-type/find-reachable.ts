import type { Sql } from '#server/platform/db/database.ts';
import type { EditorChoices } from '#shared/api/meeting-type-editor.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { loadEditorHosts, loadTeams } from './store/editor-choices.ts';

type Team = EditorChoices['teams'][number];
type EditorHost = EditorChoices['hosts'][number];

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
