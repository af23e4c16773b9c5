import { type Language, toLocale } from '#shared/domain/languages.ts';

/** Day and time of an instant, short: `3 Dec, 14:05`. */
export function formatSentAt(iso: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}
