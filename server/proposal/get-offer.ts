import type * as z from 'zod';
import { findProposal } from '#server/availability/find-proposal.ts';
import type { Services } from '#server/kernel/services.ts';
import type { proposalApi } from '#shared/api/proposal.ts';
import { toProposalState } from '#shared/domain/proposal/state.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toIso } from '#shared/time/dates.ts';
import { readOffer } from './offer-statement.ts';

type Offer = z.output<typeof proposalApi.getOffer.reply>;

/**
 * What the links of a proposal lead to. Whoever has one reads this and may pick: a mail that is forwarded
 * carries the hold with it. Links are posted in public too, so it names no recipient; and reading picks
 * nothing, for scanners of mails open links.
 * @throws Refusal `link-invalid`.
 */
export async function getOffer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<Offer> {
  const proposal = await findProposal(db.reads, token);
  const offer = proposal && (await readOffer(db.reads, proposal));
  if (!offer) return refuse('link-invalid', 'There is no such proposal');
  const { meetingTypeId, durationMinutes, holdUntilMs, times } = proposal;
  return {
    ...offer,
    ...{ meetingTypeId, durationMinutes },
    state: toProposalState(proposal, clock.nowMs()),
    times: times.map(({ startMinute }) => toIso(startMinute)),
    holdUntil: new Date(holdUntilMs).toISOString(),
  };
}
