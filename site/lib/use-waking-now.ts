import { useEffect, useState } from 'react';

/** Browsers take no longer timers than about 24 days; nothing that is shown needs so long. */
const LONGEST_MS = 86_400_000;

/**
 * The time for a page whose words follow it: it wakes when they change, which `untilNextMs` says, and
 * rests while nobody sees the page.
 */
export function useWakingNow(untilNextMs: (nowMs: number) => number): number {
  const [nowMs, setNow] = useState(() => Date.now());
  const wakeAtMs = nowMs + Math.min(untilNextMs(nowMs), LONGEST_MS);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => setNow(Date.now());
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(wake, Math.max(0, wakeAtMs - Date.now()));
    };
    const onReturn = () => {
      if (!document.hidden) wake();
      onVisibility();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [wakeAtMs]);
  return nowMs;
}
