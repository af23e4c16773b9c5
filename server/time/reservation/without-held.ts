import type { Transaction } from '#server/platform/db/database.ts';
import type { OfferedProposal } from '#server/time/availability/find-proposal.ts';
import { type Actor, isAllowed } from '#shared/domain/roles/rights.ts';
import { Refusal, refuse } from '#shared/errors/refusal.ts';
import { closeProposal, lockProposalById } from './close-proposal.ts';
import { dropProposed, holdRest } from './hold-rest.ts';
import {
  findHeld,
  type HeldTime,
  markFreed,
  type WantedMeeting,
} from './store/proposal-statement.ts';

interface Taking {
  readonly session: Actor;
  readonly nowMs: number;
  /** They have been told for whom it is held, and take it all the same. */
  readonly takeHeld: boolean;
}

/**
 * Does for a host what needs time that a proposal may hold: where they say so, what is held there for
 * somebody is theirs again, as far as their right reaches; the proposal's other times stay held, and one
 * that has none left is withdrawn.
 * @throws Refusal `held-for-somebody`, naming for whom, where that is why there is no time.
 */
export async function withoutHeld<T>(
  tx: Transaction,
  { session, nowMs, takeHeld }: Taking,
  wanted: WantedMeeting,
  act: () => Promise<T>,
): Promise<T> {
  const held = (await findHeld(tx, { ...wanted, nowMs })).filter((each) => isTheirs(session, each));
  if (takeHeld) for (const each of held) await takeBack(tx, each, nowMs);
  try {
    return await act();
  } catch (error) {
    const isTaken = error instanceof Refusal && error.code === 'slot-no-longer-available';
    if (!isTaken || takeHeld || held.length === 0) throw error;
    return refuseHeld(held);
  }
}

function isTheirs(session: Actor, held: HeldTime): boolean {
  return isAllowed(session, 'proposal:make', held);
}

function refuseHeld(held: readonly HeldTime[]): never {
  return refuse(
    'held-for-somebody',
    'A proposal holds this time',
    held.map(({ recipientName }) => ({ path: 'start', code: 'held', message: recipientName })),
  );
}

async function takeBack(tx: Transaction, held: HeldTime, nowMs: number): Promise<void> {
  const { companyId, proposalId } = held;
  const proposal = await lockProposalById(tx, held);
  if (proposal?.state !== 'open') return;
  const without = proposal.times
    .filter(({ startMinute }) => isNeeded(proposal, startMinute, held))
    .map(({ startMinute }) => startMinute);
  const freed = { companyId, proposalId, startMinutes: without, nowMs };
  if (!(await markFreed(tx, freed))) {
    return closeProposal(tx, proposal, { state: 'withdrawn', nowMs });
  }
  await dropProposed(tx, proposal);
  await holdRest(tx, proposal, { without });
}

function isNeeded(
  { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes }: OfferedProposal,
  startMinute: number,
  { neededFrom, neededTo }: HeldTime,
): boolean {
  const endMinute = startMinute + durationMinutes + bufferAfterMinutes;
  return startMinute - bufferBeforeMinutes < neededTo && endMinute > neededFrom;
}
