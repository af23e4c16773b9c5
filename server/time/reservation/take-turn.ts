import type { Transaction } from '#server/platform/db/database.ts';
import type { LoadedFacts, MeetingTypeFacts } from '#server/time/availability/load-facts.ts';
import { loadAsked, type OpenedAsk } from './ask.ts';
import { dropExpiredTime, lockHosts, tryLockHosts } from './store/turn-statement.ts';
import { LostRace } from './try-again.ts';

/** Limits and seats are counted, so those who count take turns; all others race freely. */
function needsTurn({ limits, totalSpots, hosts }: MeetingTypeFacts): boolean {
  const all = [limits, ...hosts.flatMap((host) => [host.ownLimits, host.adminLimits])];
  const overall = hosts.map((host) => host.overallLimits);
  return totalSpots !== null || [...all, ...overall].some((each) => Object.keys(each).length > 0);
}

/** Waits for a turn among all who ask for the hosts of a meeting type, whether or not one is needed. */
export function waitForTurn(
  tx: Transaction,
  of: Pick<MeetingTypeFacts, 'companyId' | 'meetingTypeId'>,
): Promise<void> {
  return lockHosts(tx, of);
}

/**
 * Waits for a turn among all who ask for the meeting type's hosts, where one is needed, and gives up
 * what has expired of their time. What it returns was read after the wait. Whoever has locked an
 * appointment already (`mayWait` is false) has taken their turn before: where it needs another one now,
 * because limits or hosts have changed since, they begin anew, for nobody waits for a turn with an
 * appointment in hand.
 * @throws LostRace where that is so.
 */
export async function takeTurn(
  tx: Transaction,
  opened: OpenedAsk,
  { mayWait }: { readonly mayWait: boolean },
): Promise<LoadedFacts> {
  const { ask } = opened;
  let loaded: LoadedFacts = opened;
  if (needsTurn(loaded.meetingType)) {
    const { meetingType } = loaded;
    if (mayWait) await lockHosts(tx, meetingType, ask.movingAppointmentId);
    else if (!(await tryLockHosts(tx, meetingType, ask.movingAppointmentId))) throw new LostRace();
    loaded = await loadAsked(tx, ask);
  }
  const { companyId, hosts, resources } = loaded.meetingType;
  const expired = [
    ...hosts.filter((host) => host.hasExpiredHolds).map((host) => host.hostId),
    ...resources.filter((row) => row.hasExpiredHolds).map((row) => row.resourceId),
  ];
  if (expired.length > 0) {
    await dropExpiredTime(tx, { companyId, takerIds: expired, nowMinute: ask.nowMinute });
  }
  return loaded;
}
