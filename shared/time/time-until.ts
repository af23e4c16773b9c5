import { type Language, toLocale } from '#shared/domain/languages.ts';
import { madeOnce } from './made-once.ts';
import { localDay, toInstant, zoneOf } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** From here on hours say more than the day's name, also across midnight. */
const NEAR_MINUTES = 12 * 60;
/** `in 75 minutes` says more than an hour would. */
const HOURS_FROM_MINUTES = 120;

const formatOf = madeOnce(
  (language: Language) => new Intl.RelativeTimeFormat(toLocale(language), { numeric: 'auto' }),
);

interface TimeUntil {
  /** `in 3 days`, `tomorrow`, `in 5 hours`, `in 12 minutes`, and once it has come `now`. */
  readonly text: string;
  /** In how long the words change, in milliseconds; Infinity where they stay. */
  readonly nextMs: number;
}

/**
 * How long it is until an instant, as people say it: days by the reader's own calendar, hours to the
 * nearest, minutes as the two clocks differ. `15:30, seen at 15:17:20 → in 13 minutes`
 */
export function timeUntil(
  untilMs: number,
  nowMs: number,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): TimeUntil {
  const format = formatOf(language);
  const leftMs = untilMs - nowMs;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const until = (leftThenMinutes: number) => leftMs - leftThenMinutes * MINUTE_MS;
  if (minutes <= 0) return { text: format.format(0, 'second'), nextMs: Number.POSITIVE_INFINITY };
  if (minutes < HOURS_FROM_MINUTES) {
    return { text: format.format(minutes, 'minute'), nextMs: until(minutes - 1) };
  }
  const zone = zoneOf(timeZone);
  const today = localDay(zone, Math.floor(nowMs / MINUTE_MS));
  const days = localDay(zone, Math.floor(untilMs / MINUTE_MS)) - today;
  if (days === 0 || minutes <= NEAR_MINUTES) {
    const hours = Math.round(minutes / 60);
    const least = Math.max(hours * 60 - 30, HOURS_FROM_MINUTES);
    return { text: format.format(hours, 'hour'), nextMs: until(least - 1) };
  }
  const midnightMs = toInstant(zone, (today + 1) * DAY_MINUTES) * MINUTE_MS;
  return {
    text: format.format(days, 'day'),
    nextMs: Math.min(midnightMs - nowMs, until(NEAR_MINUTES)),
  };
}
