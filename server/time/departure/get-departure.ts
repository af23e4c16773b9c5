import { isMember, isOnlyOwner } from '#server/people/member/member-role.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Departure } from '#shared/api/member.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { listDependingTypes } from './store/departure.ts';
import { countComing, readClashes } from './store/departure-statement.ts';

/** Everybody may leave; owners and admins end others' memberships. */
export function checkLeaves({ companyId, ...session }: Session, hostId: string): void {
  const theirs = { companyId, hostIds: [hostId], teamId: null };
  checkReach({ companyId, ...session }, 'member:remove', theirs, 'host-not-found');
}

/**
 * What is there to be handed over if a member left now.
 * @throws Refusal `host-not-found`, `forbidden`.
 */
export async function getDeparture(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  { userId, colleagueId }: { readonly userId: string; readonly colleagueId?: string | undefined },
): Promise<Departure> {
  checkLeaves(session, userId);
  const { companyId } = session;
  const key = { companyId, id: userId };
  if (!(await isMember(db, key))) refuse('host-not-found', 'There is no such member');
  const leaving = { companyId, hostId: userId, nowMs: clock.nowMs() };
  const clashes =
    colleagueId === undefined ? [] : await readClashes(db, { ...leaving, colleagueId });
  return {
    isOnlyOwner: await isOnlyOwner(db, key),
    ...(await countComing(db, leaving)),
    clashes: clashes[0]?.total ?? 0,
    firstClashes: clashes.map(({ appointmentId, name, startMs }) => ({
      appointmentId,
      name,
      start: new Date(startMs).toISOString(),
    })),
    meetingTypes: await listDependingTypes(db, key),
  };
}
