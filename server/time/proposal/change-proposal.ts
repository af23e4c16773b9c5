import type { Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { OfferedProposal } from '#server/time/availability/find-proposal.ts';
import {
  closeProposal,
  extendProposed,
  lockProposalById,
} from '#server/time/reservation/close-proposal.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import { toProposalState } from '#shared/domain/proposal/state.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findTheirs } from './get-proposal.ts';
import type { ProposalRow } from './proposal-statement.ts';
import { saveHoldUntil } from './store.ts';
import { holdAtMostMs, toProposal } from './to-proposal.ts';

type ChangeServices = Pick<Services, 'db' | 'clock' | 'secret' | 'publicUrl' | 'jobs'>;

/**
 * Holds the times of an open proposal longer; never less long, for somebody counts on them.
 * @throws Refusal `not-found`, `forbidden`, `proposal-closed`, `changed-meanwhile`, and
 * `validation-failed` for an end that is earlier, or later than a proposal may hold.
 */
export function extendProposal(
  services: ChangeServices,
  session: Session,
  asked: {
    readonly proposalId: string;
    readonly holdUntil: string;
    readonly was?: { readonly holdUntil?: string | undefined } | undefined;
  },
): Promise<Proposal> {
  return change(services, session, asked.proposalId, async (tx, row, proposal) => {
    checkOpen(services, proposal);
    checkWas(row, asked.was);
    const holdUntil = toLaterEnd(row, asked.holdUntil);
    await extendProposed(tx, proposal, holdUntil);
    const { companyId, proposalId } = proposal;
    const changedAt = new Date(services.clock.nowMs());
    await saveHoldUntil(tx, { companyId, id: proposalId }, { holdUntil, changedAt });
    const due = { kind: 'proposal', companyId, proposalId } as const;
    await services.jobs.later(tx, due, holdUntil.getTime());
  });
}

/**
 * Takes a proposal back: its times are free at once, its links lead to the ordinary calendar.
 * @throws Refusal `not-found`, `forbidden`, `proposal-closed` for one that was taken or is over.
 */
export function withdrawProposal(
  services: ChangeServices,
  session: Session,
  proposalId: string,
): Promise<Proposal> {
  return change(services, session, proposalId, async (tx, _, proposal) => {
    if (proposal.state === 'withdrawn') return;
    checkOpen(services, proposal);
    await closeProposal(tx, proposal, { state: 'withdrawn', nowMs: services.clock.nowMs() });
  });
}

/** Under the lock that picks wait for too. */
function change(
  services: ChangeServices,
  session: Session,
  proposalId: string,
  make: (tx: Transaction, row: ProposalRow, proposal: OfferedProposal) => Promise<void>,
): Promise<Proposal> {
  const ref = { companyId: session.companyId, proposalId };
  return services.db.transaction(async (tx) => {
    const proposal = await lockProposalById(tx, ref);
    const row = await findTheirs(tx, session, proposalId);
    if (!proposal) return refuse('not-found', 'There is no such proposal');
    await make(tx, row, proposal);
    return toProposal(services, await findTheirs(tx, session, proposalId));
  });
}

export function checkOpen(
  { clock }: Pick<Services, 'clock'>,
  proposal: Pick<OfferedProposal, 'state' | 'holdUntilMs'>,
): void {
  if (toProposalState(proposal, clock.nowMs()) !== 'open') {
    refuse('proposal-closed', 'The proposal has ended');
  }
}

function checkWas(
  { holdUntil }: ProposalRow,
  was: { readonly holdUntil?: string | undefined } | undefined,
): void {
  if (was?.holdUntil === undefined) return;
  const seen = { holdUntil: Date.parse(was.holdUntil) };
  if (hasChanged({ holdUntil: holdUntil.getTime() }, seen)) {
    refuse('changed-meanwhile', 'Somebody else has changed this');
  }
}

function toLaterEnd(row: ProposalRow, asked: string): Date {
  const askedMs = Math.ceil(Date.parse(asked) / 60_000) * 60_000;
  const latestMs = holdAtMostMs(row);
  const isEarlier = askedMs < row.holdUntil.getTime();
  if (!isEarlier && askedMs <= latestMs) return new Date(askedMs);
  const message = 'Not later than now, or later than a proposal may hold';
  const code = isEarlier ? 'too-early' : 'too-late';
  return refuse('validation-failed', message, [{ path: 'holdUntil', code, message }]);
}
