import { useSyncExternalStore } from 'react';
import { pushStep, readStep, subscribeToStep } from './history-step.ts';

interface HistoryStep<Step extends string> {
  /** Undefined on the page itself. */
  readonly step: Step | undefined;
  readonly open: (step: Step) => void;
  readonly close: () => void;
}

/** A step within a page that lives in history: Back closes it, and a reload keeps it open. */
export function useHistoryStep<Step extends string>(steps: readonly Step[]): HistoryStep<Step> {
  const named = useSyncExternalStore(subscribeToStep, readStep);
  return {
    step: steps.find((each) => each === named),
    open: pushStep,
    close: () => history.back(),
  };
}
