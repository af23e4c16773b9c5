import type { Language } from '#shared/domain/languages.ts';
import { toLocale } from '#shared/domain/languages.ts';
import { dayOfDate } from './dates.ts';
import { madeOnce } from './made-once.ts';

const DAY_MS = 86_400_000;
const formatOf = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(toLocale(language), {
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      timeZone: 'UTC',
    }),
);

/** Dates in a row, both ends named: `Tue, Dec 24, 2030 – Thu, Dec 26, 2030`; a single one once. */
export function formatDateSpan(from: string, to: string, language: Language): string {
  const [first, last] = [from, to].map((date) => dayOfDate(date) * DAY_MS);
  return formatOf(language).formatRange(first ?? 0, last ?? 0);
}
