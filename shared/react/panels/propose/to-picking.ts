import type { DraftEvent, ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import type { Picking } from './week-props.ts';

/** The picks of a draft as a grid has them. */
export function toPicking(
  { picks, gone }: Pick<ProposalDraft, 'picks' | 'gone'>,
  send: (event: DraftEvent) => void,
): Picking {
  return {
    picks: toMinutes(picks),
    gone: toMinutes(gone),
    add: (starts) => send({ type: 'picked', starts: starts.map(toIso) }),
    remove: (start) => send({ type: 'removed', start: toIso(start) }),
    move: (from, to) => send({ type: 'moved', from: toIso(from), to: toIso(to) }),
  };
}

function toMinutes(starts: readonly string[]): readonly number[] {
  return starts.flatMap((start) => fromIso(start) ?? []);
}
