import { useListedChange } from '#site/office/use-listed-change.ts';

const SHOWN = ['/proposal', '/proposal/{proposalId}'];

/** Changes a proposal and asks for what is shown anew. */
export const useProposalChanges = () => useListedChange(SHOWN);
