import { useEffect, useEffectEvent } from 'react';

/** Calls `onEnd` once the hold is over, unless the view is gone by then. */
export function useHoldEnd(expiresAtIso: string, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), Math.max(0, Date.parse(expiresAtIso) - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAtIso]);
}
