import { type Language, toLocale } from '#shared/domain/languages.ts';
import { madeOnce } from './made-once.ts';

const formatOf = madeOnce(
  (language: Language, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(toLocale(language), { style: 'unit', unit, unitDisplay: 'long' }),
);

/** `30 minutes`, `1 hour 30 minutes`, `1 godzina 30 minut`. */
export function formatDuration(durationMinutes: number, language: Language): string {
  const hours = Math.floor(durationMinutes / 60);
  const minutes = durationMinutes % 60;
  const parts = [];
  if (hours > 0) parts.push(formatOf(language, 'hour').format(hours));
  if (minutes > 0 || hours === 0) parts.push(formatOf(language, 'minute').format(minutes));
  return parts.join(' ');
}
