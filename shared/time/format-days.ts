import { type Language, toLocale } from '#shared/domain/languages.ts';
import { dayOfDate } from './dates.ts';
import { madeOnce } from './made-once.ts';

const DAY_MS = 86_400_000;
const formatOf = madeOnce(
  (language: Language) =>
    new Intl.DateTimeFormat(toLocale(language), {
      ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
    }),
);

/** From one date to another, as short as a language says it: `Dec 24 – 30, 2030`. */
export function formatDays(from: string, to: string, language: Language): string {
  const [first, last] = [from, to].map((date) => dayOfDate(date) * DAY_MS);
  return formatOf(language).formatRange(first ?? 0, last ?? 0);
}
