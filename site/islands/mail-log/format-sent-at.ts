import { type Language, toLocale } from '#shared/domain/languages.ts';

/**
 * When a mail was written, short, for a reader at `nowMs`: the time of today's mails (`14:05`), the
 * day of older ones (`3 Dec`), with its year where that is another.
 */
export function formatSentAt(
  iso: string,
  nowMs: number,
  reader: { readonly language: Language; readonly timeZone: string },
): string {
  const { language, timeZone } = reader;
  const at = new Date(iso);
  const format = (options: Intl.DateTimeFormatOptions, instant: Date | number = at) =>
    new Intl.DateTimeFormat(toLocale(language), { ...options, timeZone }).format(instant);
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  if (format(day) === format(day, nowMs)) return format({ timeStyle: 'short' });
  const isThisYear = format({ year: 'numeric' }) === format({ year: 'numeric' }, nowMs);
  return format(isThisYear ? { month: 'short', day: 'numeric' } : day);
}
