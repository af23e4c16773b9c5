import { type Language, toLocale } from '#shared/domain/languages.ts';
import { madeOnce } from './made-once.ts';

const MINUTE_MS = 60_000;
const units = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS, least: 2 },
  { unit: 'hour', ms: 60 * MINUTE_MS, least: 2 },
  { unit: 'minute', ms: MINUTE_MS, least: 1 },
] as const;

const formatOf = madeOnce((language: Language) => new Intl.RelativeTimeFormat(toLocale(language)));

/**
 * What is left of a hold, rounded down to a minute at least, and when the words change next: days while there
 * are two, hours while there are two, then minutes. `47.5 h → { text: 'in 47 hours', nextMs: 30 min }`
 */
export function holdLeft(
  leftMs: number,
  language: Language,
): { readonly text: string; readonly nextMs: number } {
  if (leftMs <= 0) return { text: '', nextMs: MINUTE_MS };
  const row = units.find(({ ms, least }) => leftMs >= ms * least);
  if (!row) return { text: formatOf(language).format(1, 'minute'), nextMs: leftMs };
  const count = Math.floor(leftMs / row.ms);
  const nextMs = Math.min(leftMs, leftMs - count * row.ms + 1);
  return { text: formatOf(language).format(count, row.unit), nextMs };
}
