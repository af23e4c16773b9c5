import type * as z from 'zod';
import type { Services } from '#server/platform/kernel/services.ts';
import { findProposal, type OfferedProposal } from '#server/time/availability/find-proposal.ts';
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
  const now = new Date(clock.nowMs());
  const read = proposal && (await readOffer(db.reads, proposal, { token, now }));
  if (!read) return refuse('link-invalid', 'There is no such proposal');
  const { meetingTypeId, durationMinutes, holdUntilMs, times } = proposal;
  const { paidUntilMs, ...offer } = read;
  return {
    ...offer,
    beingPaidUntil: paidUntilMs === null ? null : new Date(paidUntilMs).toISOString(),
    ...{ meetingTypeId, durationMinutes },
    state: toProposalState(proposal, clock.nowMs()),
    resourceChannelId: toHeldResource(times),
    times: times.map(({ startMinute }) => toIso(startMinute)),
    holdUntil: new Date(holdUntilMs).toISOString(),
  };
}

/** The one room or thing that all of the times are held with. */
function toHeldResource(times: OfferedProposal['times']): string | null {
  const [held, ...others] = new Set(times.map((time) => time.resourceChannelIds.join()));
  const [resourceChannelId = null] = times[0]?.resourceChannelIds ?? [];
  return held !== undefined && others.length === 0 ? resourceChannelId : null;
}
