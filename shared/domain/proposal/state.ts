/** What can become of a proposal; all but `open` are final. */
export const PROPOSAL_STATES = ['open', 'taken', 'expired', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A proposal as it is stored. */
interface StoredState {
  readonly state: ProposalState;
  readonly holdUntilMs: number;
}

/**
 * What a proposal is at a moment: its hold ends on the millisecond, whether or not anybody has
 * written that down since.
 */
export function toProposalState({ state, holdUntilMs }: StoredState, nowMs: number): ProposalState {
  return state === 'open' && holdUntilMs <= nowMs ? 'expired' : state;
}
