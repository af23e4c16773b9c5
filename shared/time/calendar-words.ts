import { localeOf } from './format.ts';

const DAY_MS = 86_400_000;
/** 2030-09-01 is a Sunday. */
const SUNDAY_MS = Date.UTC(2030, 8, 1);

/** What a month or a weekday is called: in full, and shortened. */
export type CalendarWord = readonly [long: string, short: string];

/** The names of months as a date says them, January first: `[['stycznia', 'sty'], …]`. */
export function monthNames(language: string): readonly CalendarWord[] {
  const named = nameOf(language, 'month', { day: 'numeric' });
  return Array.from({ length: 12 }, (_, month) => named(Date.UTC(2030, month, 1)));
}

/** The names of weekdays, Sunday first: `[['Sonntag', 'So'], …]`. */
export function weekdayNames(language: string): readonly CalendarWord[] {
  const named = nameOf(language, 'weekday', {});
  return Array.from({ length: 7 }, (_, day) => named(SUNDAY_MS + day * DAY_MS));
}

function nameOf(
  language: string,
  part: 'month' | 'weekday',
  beside: Intl.DateTimeFormatOptions,
): (ms: number) => CalendarWord {
  const formats = (['long', 'short'] as const).map(
    (width) =>
      new Intl.DateTimeFormat(localeOf(language), { ...beside, [part]: width, timeZone: 'UTC' }),
  );
  return (ms) => {
    const [long = '', short = long] = formats.map(
      (format) => format.formatToParts(ms).find(({ type }) => type === part)?.value,
    );
    return [long, short];
  };
}
