import { isMember, lockWithOwners } from '#server/people/member/member-role.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { withdrawProposalsOf } from '#server/time/reservation/close-proposal.ts';
import type { Removal } from '#shared/api/member.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkLeaves } from './get-departure.ts';
import {
  archiveTypes,
  endSessions,
  giveType,
  leadAddressesTo,
  listDependingTypes,
  takeOut,
} from './store/departure.ts';
import { countComing, readClashes } from './store/departure-statement.ts';

/** By then every booking has ended that was under way when they left. */
const LOOK_AGAIN_MS = 2 * 60_000;

type RemovalServices = Pick<Services, 'db' | 'clock' | 'jobs'>;

/**
 * Ends a membership. What they offered is handed over or put away at once, so that nothing new is
 * booked with them; their coming appointments follow one by one, in a job that goes on where it
 * stopped (`hand-over-appointments.ts`). The row stays: what they took part in still names them. Who is
 * removed is told, and of who leaves those who manage the members.
 * @throws Refusal `host-not-found`, `forbidden`, `last-owner`, `colleague-not-free`.
 */
export async function removeMember(
  services: RemovalServices,
  session: Session,
  { userId, ...removal }: Removal & { readonly userId: string },
): Promise<{ removed: true; appointments: number; meetingTypes: number }> {
  checkLeaves(session, userId);
  const { companyId, hostId: byHostId } = session;
  const nowMs = services.clock.nowMs();
  const { appointments, meetingTypes } = removal;
  return services.db.transaction(async (tx) => {
    const { member, owners } = await lockWithOwners(tx, { companyId, id: userId });
    if (!member) refuse('host-not-found', 'There is no such member');
    if (member.role === 'owner') {
      if (owners === 1) refuse('last-owner', 'The only owner stays');
      if (session.role !== 'owner') refuse('forbidden', 'An owner leaves by themselves');
    }
    const leaving = { companyId, hostId: userId, nowMs };
    for (const { colleagueId } of [appointments, meetingTypes]) {
      await checkColleague(tx, { companyId, userId, colleagueId });
    }
    await checkFree(tx, { ...leaving, ...appointments });
    const { appointments: coming } = await countComing(tx, leaving);
    const given = await handTypesOver(tx, leaving, meetingTypes.colleagueId);
    await withdrawProposalsOf(tx, leaving);
    await takeOut(tx, { companyId, id: userId }, new Date(nowMs));
    if (member.userId !== null) await endSessions(tx, { companyId, userId: member.userId });
    const { colleagueId: toHostId, reason = null } = appointments;
    const due = {
      kind: 'hand-over',
      companyId,
      hostId: userId,
      toHostId,
      reason,
      byHostId,
    } as const;
    await services.jobs.later(tx, due, nowMs);
    await services.jobs.later(tx, due, nowMs + LOOK_AGAIN_MS);
    await services.jobs.publish(tx, {
      type: userId === byHostId ? 'member-left' : 'member-removed',
      companyId,
      hostId: userId,
      byHostId,
      appointments: { count: coming, toHostId },
      meetingTypes: { count: given, toHostId: meetingTypes.colleagueId },
    });
    return { removed: true, appointments: coming, meetingTypes: given };
  });
}

async function checkColleague(
  tx: Transaction,
  asked: {
    readonly companyId: string;
    readonly userId: string;
    readonly colleagueId: string | null;
  },
): Promise<void> {
  const { companyId, userId, colleagueId } = asked;
  if (colleagueId === null) return;
  const isThere = colleagueId !== userId && (await isMember(tx, { companyId, id: colleagueId }));
  if (!isThere) refuse('host-not-found', 'There is no such colleague');
}

async function checkFree(
  tx: Transaction,
  asked: Parameters<typeof countComing>[1] & Removal['appointments'],
): Promise<void> {
  const { colleagueId, whereBusy } = asked;
  if (colleagueId === null || whereBusy === 'cancel') return;
  const clashes = await readClashes(tx, { ...asked, colleagueId });
  if (clashes.length > 0) refuse('colleague-not-free', 'They are not free for all of them');
}

/** Meeting types that depend on them go to a colleague, or are archived; so do their addresses. */
async function handTypesOver(
  tx: Transaction,
  leaving: Parameters<typeof countComing>[1],
  toHostId: string | null,
): Promise<number> {
  const { companyId, hostId: fromHostId, nowMs } = leaving;
  const now = new Date(nowMs);
  const types = await listDependingTypes(tx, { companyId, id: fromHostId });
  if (toHostId === null) {
    await archiveTypes(tx, { companyId, typeIds: types.map(({ id }) => id), now });
    return types.length;
  }
  for (const { id: typeId } of types) {
    await giveType(tx, { companyId, typeId, fromHostId, toHostId, now });
  }
  await leadAddressesTo(tx, { companyId, fromHostId, toHostId });
  return types.length;
}
