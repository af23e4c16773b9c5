import { PROPOSAL_STATES, type ProposalState } from '#shared/domain/proposal/state.ts';

/** Which proposals are shown, as the address says it. */
export interface ProposalsQuery {
  readonly state: ProposalState | undefined;
  readonly search: string;
  readonly cursor: string | undefined;
  /** The one that is open. */
  readonly proposal: string | undefined;
  /** Whether times are being picked for a new one. */
  readonly isNew: boolean;
}

/** `{ state: 'open' } → { state: 'open', search: '', … }`; what makes no sense is left out. */
export function readProposalsQuery(search: Readonly<Record<string, unknown>>): ProposalsQuery {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return {
    state: PROPOSAL_STATES.find((each) => each === search.state),
    search: text(search.search)?.trim().slice(0, 100) ?? '',
    cursor: text(search.cursor),
    proposal: text(search.proposal),
    isNew: search.new === '1',
  };
}

/** The same as an address has it: what goes without saying is not said. */
export function writeProposalsQuery(query: ProposalsQuery): Record<string, string | undefined> {
  return {
    state: query.state,
    search: query.search || undefined,
    cursor: query.cursor,
    proposal: query.proposal,
    new: query.isNew ? '1' : undefined,
  };
}
