import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import { holdLeft } from '#shared/time/hold-left.ts';

/** In how long a hold ends, as `in 47 hours`; empty once it has, which `onEnd` hears. */
export function useHoldLeft(untilIso: string, language: Language, onEnd: () => void): string {
  const untilMs = Date.parse(untilIso);
  const [nowMs, setNow] = useState(() => Date.now());
  const { text, nextMs } = holdLeft(untilMs - nowMs, language);
  const wakeAtMs = nowMs + nextMs;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setNow(Date.now());
        if (Date.now() >= untilMs) end();
      },
      Math.max(0, wakeAtMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [wakeAtMs, untilMs]);
  return text;
}
