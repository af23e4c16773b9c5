import { type Language, toLocale } from '#shared/domain/languages.ts';
import { madeOnce } from './made-once.ts';

const MINUTE_MS = 60_000;
/** The largest that there are two of: `90 minutes ago` says more than an hour would. */
const units = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS, least: 2 },
  { unit: 'hour', ms: 60 * MINUTE_MS, least: 2 },
  { unit: 'minute', ms: MINUTE_MS, least: 1 },
] as const;

const formatOf = madeOnce((language: Language) => new Intl.RelativeTimeFormat(toLocale(language)));

/**
 * How long ago an instant was, rounded down; undefined for what was less than a minute ago, or is still
 * to come by the reader's clock. `15:17:20, seen at 15:30 → 12 minutes ago`
 */
export function timeSince(sinceMs: number, nowMs: number, language: Language): string | undefined {
  const pastMs = nowMs - sinceMs;
  const row = units.find(({ ms, least }) => pastMs >= ms * least);
  return row && formatOf(language).format(-Math.floor(pastMs / row.ms), row.unit);
}
