import type * as z from 'zod';
import type { proposalApi } from '#shared/api/proposal.ts';

/** What a proposal's link leads to. */
export type ProposalOffer = z.output<typeof proposalApi.getOffer.reply>;
