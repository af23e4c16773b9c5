import { PROPOSAL_STATES } from '#shared/domain/proposal/state.ts';
import {
  cursorPlace,
  filterOf,
  openFlag,
  openPart,
  searchText,
} from '#shared/react/list/address-parts.ts';
import { byCursor, defineList } from '#shared/react/list/define-list.ts';
import type { ListOf } from '#shared/react/list/use-list.ts';
import { api } from '#site/office/api.ts';

export const proposalsList = defineList({
  address: {
    state: filterOf(PROPOSAL_STATES),
    search: searchText,
    cursor: cursorPlace,
    /** The one whose text is shown again. */
    proposal: openPart,
    /** Whether times are being picked for a new one. */
    new: openFlag,
  },
  useData: ({ state, search, cursor }) =>
    api.useData('get', '/proposal', {
      params: { query: { state, search: search || undefined, cursor } },
    }).data,
  read: ({ proposals, ...reply }) => ({ rows: proposals, paging: byCursor(reply) }),
  toId: ({ id }) => id,
  toName: ({ recipient }) => recipient.name,
});

export type ProposalsList = ListOf<typeof proposalsList>;
