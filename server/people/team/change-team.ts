import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import type { TeamDetails, TeamPlace } from '#shared/api/team.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  deleteTeamRow,
  findTeamDetails,
  hasMeetingTypes,
  insertTeam,
  keepMembers,
  loadPlaces,
  lockTeam,
  replacePlaces,
  type TeamKey,
  takeTeamSlug,
  updateTeam,
} from './store/teams.ts';

type TeamServices = Pick<Services, 'db'>;

/** What a new place in a team is like. */
const plainPlace = { weight: 100, priority: 0, isAdmin: false } as const;

interface NewTeam {
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly memberIds: readonly string[];
}

/** @throws Refusal `slug-taken`. */
export function createTeam(
  { db }: TeamServices,
  { companyId }: Session,
  { slug, memberIds, ...row }: NewTeam,
): Promise<{ id: string }> {
  const key = { companyId, id: randomUUID() };
  return db.transaction(async (tx) => {
    await insertTeam(tx, { ...key, ...row });
    if (!(await takeTeamSlug(tx, key, slug))) refuse('slug-taken', 'This address is taken');
    const members = await keepMembers(tx, companyId, memberIds);
    const hostIds = [...new Set(memberIds)].filter((hostId) => members.has(hostId));
    await replacePlaces(
      tx,
      key,
      hostIds.map((hostId) => ({ ...plainPlace, hostId })),
    );
    return { id: key.id };
  });
}

/** A team as it is changed: what is said of it, and who has a place in it. */
interface Changeable extends TeamDetails {
  readonly members: readonly TeamPlace[];
}

interface Change extends Partial<Omit<Changeable, 'slug'>> {
  readonly slug?: string | undefined;
  /** What somebody saw when they made their change. */
  readonly was?: Partial<Changeable> | undefined;
}

/**
 * All of it or nothing.
 * @throws Refusal `not-found`, `forbidden`, `changed-meanwhile`, `slug-taken`, `host-not-found`.
 */
export function changeTeam(
  { db }: TeamServices,
  session: Session,
  teamId: string,
  { was: { members: before, ...was } = {}, slug, members, ...change }: Change,
): Promise<TeamDetails & { members: TeamPlace[] }> {
  const key = { companyId: session.companyId, id: teamId };
  return db.transaction(async (tx) => {
    const kept = (await lockTeam(tx, key)) && (await findTeamDetails(tx, key));
    if (!kept) return refuse('not-found', 'There is no such team');
    checkEdits(session, teamId);
    const there = await loadPlaces(tx, key);
    const isOvertaken = before !== undefined && toText(there) !== toText(before);
    if (isOvertaken || hasChanged(kept, was)) {
      refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    await updateTeam(tx, key, change);
    if (slug !== undefined && slug !== kept.slug && !(await takeTeamSlug(tx, key, slug))) {
      refuse('slug-taken', 'This address is taken');
    }
    if (members) await placeMembers(tx, key, members);
    const details = (await findTeamDetails(tx, key)) ?? kept;
    return { ...details, members: (members ?? there).map(toPlace) };
  });
}

async function placeMembers(
  tx: Transaction,
  key: TeamKey,
  members: readonly TeamPlace[],
): Promise<void> {
  const hostIds = members.map(({ hostId }) => hostId);
  const there = await keepMembers(tx, key.companyId, hostIds);
  if (there.size < hostIds.length) refuse('host-not-found', 'Somebody is no member, or twice');
  await replacePlaces(tx, key, members);
}

function toPlace({ hostId, weight, priority, isAdmin }: TeamPlace): TeamPlace {
  return { hostId, weight, priority, isAdmin };
}

/** Places in their order, to compare. */
function toText(places: readonly TeamPlace[]): string {
  return JSON.stringify(places.map(toPlace));
}

/** @throws Refusal `not-found`, `still-in-use`. */
export function deleteTeam(
  { db }: TeamServices,
  { companyId }: Session,
  teamId: string,
): Promise<{ deleted: true }> {
  const key = { companyId, id: teamId };
  return db.transaction(async (tx) => {
    if (!(await lockTeam(tx, key))) refuse('not-found', 'There is no such team');
    if (await hasMeetingTypes(tx, key)) refuse('still-in-use', 'It has meeting types');
    await deleteTeamRow(tx, key);
    return { deleted: true };
  });
}

function checkEdits(session: Session, teamId: string): void {
  const { companyId } = session;
  checkReach(session, 'team:edit', { companyId, hostIds: [], teamId }, 'not-found');
}
