import { useRef, useState } from 'react';
import {
  changeDraft,
  type DraftEvent,
  emptyDraft,
  isDraft,
  type ProposalDraft,
} from '#shared/domain/proposal/proposal-draft.ts';

/** Where what is half picked is kept while its panel is closed. */
export interface DraftKeeper {
  read(): unknown;
  save(draft: ProposalDraft): void;
}

/** What is being proposed, kept with every change; what has begun meanwhile is no longer picked. */
export function useDraft(keeper: DraftKeeper, nowMs: number) {
  const [draft, setDraft] = useState(() => toCurrent(keeper.read(), nowMs));
  const latest = useRef(draft);
  const send = (event: DraftEvent) => {
    latest.current = changeDraft(latest.current, event);
    keeper.save(latest.current);
    setDraft(latest.current);
  };
  return [draft, send] as const;
}

function toCurrent(kept: unknown, nowMs: number): ProposalDraft {
  if (!isDraft(kept)) return emptyDraft;
  // One of an older version knows nothing of what was suggested.
  const draft = { ...emptyDraft, ...kept };
  return { ...draft, picks: draft.picks.filter((start) => Date.parse(start) > nowMs) };
}
