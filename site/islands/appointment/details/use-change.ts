import { useState } from 'react';
import { CHANGES, type Change } from '#shared/domain/change-policy.ts';
import { useHistoryStep } from '#site/lib/use-history-step.ts';

/** A change of the appointment as a step in the tab's history, and what its card has to know of it. */
export function useChange() {
  const { step, open, close } = useHistoryStep(CHANGES);
  const [isChanged, setChanged] = useState(false);
  const [returnsFrom, setReturnsFrom] = useState<Change>();
  return {
    /** The step that is open; none once the change is made. */
    step: isChanged ? undefined : step,
    close,
    done: () => {
      setChanged(true);
      close();
    },
    card: {
      takesFocus: isChanged,
      returnsFrom: isChanged ? undefined : returnsFrom,
      onChange: (action: Change) => {
        setReturnsFrom(action);
        setChanged(false);
        open(action);
      },
    },
  };
}
