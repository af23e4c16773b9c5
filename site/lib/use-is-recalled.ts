import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the browser brought the page back from its history, and what it knows is still `known`, which
 * says when that was asked for. It is true from the moment of leaving, so that nothing old is seen.
 */
export function useIsRecalled(known: string): boolean {
  const [left, setLeft] = useState<string>();
  const keep = useEffectEvent(() => flushSync(() => setLeft(known)));
  useEffect(() => {
    const onPassage = ({ persisted }: PageTransitionEvent) => persisted && keep();
    window.addEventListener('pagehide', onPassage);
    window.addEventListener('pageshow', onPassage);
    return () => {
      window.removeEventListener('pagehide', onPassage);
      window.removeEventListener('pageshow', onPassage);
    };
  }, []);
  return left === known;
}
