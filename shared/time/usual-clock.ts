import type { Clock, Reader } from './format.ts';

/** Where English is read by a clock of twelve hours. */
const TWELVE_HOURS = /^(?:America|Australia|US|Canada)\//;

/** How somebody reads clocks who has not said so: English in `Europe/Berlin → 24h`. */
export function usualClock({ language, timeZone }: Reader): Clock {
  return language === 'en' && TWELVE_HOURS.test(timeZone) ? '12h' : '24h';
}
