import type { Transaction } from '#server/platform/db/database.ts';
import { type OfferedProposal, toPromise } from '#server/time/availability/find-proposal.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { Ask } from './ask.ts';
import { dropProposed, holdRest } from './hold-rest.ts';
import type { LeaveServices } from './leave-seat.ts';
import type { Purpose, Taken } from './purpose.ts';
import { markTaken } from './store/proposal-statement.ts';

/**
 * Whether somebody may still pick by a proposal. One that has ended without a pick leads to the ordinary
 * calendar; what it alone could offer is gone.
 * @throws Refusal `proposal-taken`, `proposal-closed`.
 */
export function checkPick({ proposal, startMinute, nowMinute }: Ask): void {
  if (!proposal) return;
  if (proposal.state === 'taken') refuse('proposal-taken', 'A time of it has been picked');
  const isOffered = proposal.times.some(
    (time) => time.startMinute === startMinute && time.isOutsideHours,
  );
  if (isOffered && !toPromise(proposal, nowMinute)) {
    refuse('proposal-closed', 'The proposal has ended');
  }
}

/**
 * Takes the time that was picked, and frees what else the proposal holds: with a booking at once, and it
 * is taken; for whoever pays first, the others stay held until they have.
 */
export async function pickProposed(
  { jobs }: Pick<LeaveServices, 'jobs'>,
  tx: Transaction,
  proposal: OfferedProposal,
  picked: { readonly purpose: Purpose; readonly startMinute: number; readonly nowMs: number },
  take: () => Promise<Taken | undefined>,
): Promise<Taken | undefined> {
  const { companyId, proposalId, state } = proposal;
  const { purpose, startMinute, nowMs } = picked;
  if (state !== 'withdrawn') await dropProposed(tx, proposal);
  const taken = await take();
  if (taken === undefined || state === 'withdrawn') return taken;
  const { takenAs } = taken;
  if (purpose.kind === 'book') {
    const { attendeeId } = purpose.attendee;
    await markTaken(tx, { companyId, proposalId, appointmentId: takenAs, attendeeId, nowMs });
    await jobs.publish(tx, { type: 'proposal-taken', companyId, proposalId });
  } else if (state === 'open') {
    await holdRest(tx, proposal, { without: [startMinute], besides: takenAs });
  }
  return taken;
}
