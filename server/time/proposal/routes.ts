import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { proposalApi } from '#shared/api/proposal.ts';
import { extendProposal, withdrawProposal } from './change-proposal.ts';
import { createProposal } from './create-proposal.ts';
import { getOffer } from './get-offer.ts';
import { getProposal } from './get-proposal.ts';
import { getWeek } from './get-week.ts';
import { listProposals, toReached } from './list-proposals.ts';
import { findKnown } from './recipient-statement.ts';
import { remindRecipient } from './remind-recipient.ts';

export function proposalRoutes(services: Services): Handlers<typeof proposalApi> {
  return {
    getProposalWeek: ({ query }, { session }) => getWeek(services, session, query),
    findRecipient: async ({ query }, { session }) => ({
      known: (await findKnown(services.db, toReached(session), query.email)) ?? null,
    }),
    getOffer: ({ params }) => getOffer(services, params.token),
    listProposals: ({ query }, { session }) => listProposals(services, session, query),
    getProposal: ({ params }, { session }) => getProposal(services, session, params.proposalId),
    createProposal: async ({ body, headers }, { session }) => {
      await services.lookOnceMore(body);
      return createProposal(services, session, body, headers['idempotency-key']);
    },
    extendProposal: ({ params, body }, { session }) =>
      extendProposal(services, session, { ...params, ...body }),
    withdrawProposal: ({ params }, { session }) =>
      withdrawProposal(services, session, params.proposalId),
    remindRecipient: ({ params }, { session }) =>
      remindRecipient(services, session, params.proposalId),
  };
}
