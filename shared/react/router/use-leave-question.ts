import { useEffect, useEffectEvent, useState } from 'react';
import { type Place, toPlace } from './place.ts';
import { useRouter } from './router-context.ts';

/** Somebody is about to leave, and waits for an answer. */
interface LeaveQuestion {
  stay(): void;
  leave(): void;
}

/**
 * Holds somebody who would leave for a place until they have answered: links, Back and all that leads
 * on inside the page. A reload is not asked.
 */
export function useLeaveQuestion(
  isAsked: (here: Place, there: Place) => boolean,
): LeaveQuestion | undefined {
  const { history } = useRouter();
  const [question, setQuestion] = useState<LeaveQuestion>();
  const isAskedNow = useEffectEvent(isAsked);
  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const answer = (isHeld: boolean) => () => {
          setQuestion(undefined);
          resolve(isHeld);
        };
        setQuestion({ stay: answer(true), leave: answer(false) });
      });
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) =>
        isAskedNow(toPlace(currentLocation), toPlace(nextLocation)) && ask(),
    });
  }, [history]);
  return question;
}
