import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import type { Team } from '#shared/api/team.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';
import { chooseHost } from '#shared/domain/round-robin/choose-host.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  findTeamDetails,
  findTeamPicture,
  loadPlaces,
  loadServing,
  loadTeamTypes,
  type ServingRow,
  type TeamKey,
} from './store/teams.ts';
import { countGiven } from './store/turns-statement.ts';

/** Whether somebody manages a team. */
export function canEditTeam(session: Session, teamId: string): boolean {
  const { companyId } = session;
  return isAllowed(session, 'team:edit', { companyId, hostIds: [], teamId });
}

/**
 * A team with its members, and whose turn it is, were all of its hosts free.
 * @throws Refusal `not-found`.
 */
export async function getTeam(
  services: Pick<Services, 'db' | 'clock'>,
  session: Session,
  teamId: string,
): Promise<Team> {
  const { db } = services;
  const key = { companyId: session.companyId, id: teamId };
  const details = await findTeamDetails(db, key);
  if (!details) return refuse('not-found', 'There is no such team');
  return {
    ...details,
    id: teamId,
    picture: await findTeamPicture(db, key),
    canEdit: canEditTeam(session, teamId),
    members: await loadPlaces(db, key),
    meetingTypes: await describeTurns(services, key),
  };
}

async function describeTurns(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: TeamKey,
): Promise<Team['meetingTypes']> {
  const { companyId } = key;
  const types = await loadTeamTypes(db, key);
  const turning = types.filter((type) => type.calculationMethod === 'anyone');
  const meetingTypeIds = turning.map(({ id }) => id);
  const serving = turning.length > 0 ? await loadServing(db, companyId, meetingTypeIds) : [];
  const given =
    serving.length > 0
      ? await countGiven(db, { companyId, meetingTypeIds, nowMs: clock.nowMs() })
      : [];
  const assigned = new Map(
    given.map(({ meetingTypeId, hostId, assigned: so }) => [`${meetingTypeId} ${hostId}`, so]),
  );
  const toCandidate = ({ meetingTypeId, lastAssignedAt, ...row }: ServingRow) => ({
    ...row,
    lastAssignedMs: lastAssignedAt?.getTime() ?? null,
    assignedInWindow: assigned.get(`${meetingTypeId} ${row.hostId}`) ?? 0,
  });
  return types.map(({ calculationMethod, roundRobin, ...type }) => {
    const hosts = serving.filter(({ meetingTypeId }) => meetingTypeId === type.id);
    const takesTurns = calculationMethod === 'anyone' && hosts.length > 1;
    const next = takesTurns ? chooseHost(roundRobin, hosts.map(toCandidate)) : undefined;
    return { ...type, takesTurns, nextHostId: next ?? null };
  });
}
