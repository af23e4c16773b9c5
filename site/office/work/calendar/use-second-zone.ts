import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { isSameZone } from '#shared/time/is-same-zone.ts';
import { PHONE } from './use-calendar-view.ts';
import { useZoned } from './use-zoned.ts';
import { useChosenZone } from './zone-store.ts';

/** The zone whose hours stand beside: as chosen, else the browser's where it differs; null for none. */
export function useSecondZone(nowMinute: number): string | null {
  const { timeZone } = useZoned();
  const chosen = useChosenZone('second');
  if (chosen !== null) return chosen || null;
  // A phone has room for one column of hours.
  if (matchMedia(PHONE).matches) return null;
  const here = visitorTimeZone();
  return isSameZone(timeZone, here, nowMinute) ? null : here;
}
