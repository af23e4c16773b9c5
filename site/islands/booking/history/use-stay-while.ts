import { useEffect, useEffectEvent } from 'react';

/** The browser asks before it leaves the page while `isBusy`, which is asked again at that moment. */
export function useStayWhile(isBusy: boolean, isStillBusy: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isStillBusy()) event.preventDefault();
  });
  useEffect(() => {
    // One that always listened would keep the page out of the cache of Back and Forward.
    if (!isBusy) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isBusy]);
}
