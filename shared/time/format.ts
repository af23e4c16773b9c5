import { dayOfDate } from '#shared/time/dates.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';

/**
 * Times and dates as people read them. Languages are the product's codes; formatters are cached,
 * because making one costs far more than using it.
 */

export type Clock = '12h' | '24h';

/** Whose eyes a time is shown to. */
export interface Reader {
  readonly language: string;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const MAX_FORMATTERS = 500;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The locale Intl knows a language of the product by: `se` → `sv`, `no` → `nb`. */
export function localeOf(language: string): string {
  if (language === 'se') return 'sv';
  return language === 'no' ? 'nb' : language;
}

/** `3:30 PM`, `15:30`, and in German `15:30 Uhr` (Spec A §2). */
export function formatTime(minute: number, reader: Reader, clock: Clock): string {
  const options: Intl.DateTimeFormatOptions =
    clock === '12h'
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const text = formatter(reader.language, reader.timeZone, options).format(minute * MINUTE_MS);
  return clock === '24h' && reader.language === 'de' ? `${text} Uhr` : text;
}

/** `15:00 – 15:30`; German says Uhr once a range: `15:00 – 15:30 Uhr`. */
export function formatTimeRange(from: number, until: number, reader: Reader, clock: Clock): string {
  return `${formatTimeShort(from, reader, clock)} – ${formatTime(until, reader, clock)}`;
}

/** `15:30`, `3:30 PM`, in German too: for where it stands beside another time. */
export function formatTimeShort(minute: number, reader: Reader, clock: Clock): string {
  return formatTime(minute, reader, clock).replace(/ Uhr$/, '');
}

/** A full hour in the least room: `15`, `3 PM`, `15:30` where a zone is half an hour aside. */
export function formatHour(minute: number, reader: Reader, clock: Clock): string {
  if (clock === '24h') {
    return formatTime(minute, { ...reader, language: 'en' }, clock).replace(/:00$/, '');
  }
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', hourCycle: 'h12' };
  return formatter(reader.language, reader.timeZone, options).format(minute * MINUTE_MS);
}

/** Weekday, day and month of an instant: `Friday, May 24`. */
export function formatDayOfInstant(minute: number, reader: Reader): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  return formatter(reader.language, reader.timeZone, options).format(minute * MINUTE_MS);
}

/** Weekday, day and month of an instant, short: `Fri, May 24`. */
export function formatDayShort(minute: number, reader: Reader): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
  return formatter(reader.language, reader.timeZone, options).format(minute * MINUTE_MS);
}

/** Weekday and date of an instant where the reader is: `Friday, May 24, 2030`. */
export function formatDateOfInstant(minute: number, reader: Reader): string {
  return formatter(reader.language, reader.timeZone, FULL_DATE).format(minute * MINUTE_MS);
}

/** An instant's day as a tear-off calendar has it: `{ weekday: 'Fri', day: '24', month: 'May' }`. */
export function formatDateParts(minute: number, reader: Reader) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    formatter(reader.language, reader.timeZone, options).format(minute * MINUTE_MS);
  return {
    weekday: write({ weekday: 'short' }),
    day: write({ day: 'numeric' }),
    month: write({ month: 'short' }),
  };
}

/**
 * An instant in little room: of the reader's own day at `nowMinute` the time (`15:30`), of another the
 * day (`3 Dec`), with its year where that is another.
 */
export function formatMoment(
  minute: number,
  nowMinute: number,
  reader: Reader,
  clock: Clock,
): string {
  const write = (options: Intl.DateTimeFormatOptions, at: number) =>
    formatter(reader.language, reader.timeZone, options).format(at * MINUTE_MS);
  const isSame = (options: Intl.DateTimeFormatOptions) =>
    write(options, minute) === write(options, nowMinute);
  if (isSame(SHORT_DATE)) return write(SHORT_TIME[clock], minute);
  return write(isSame({ year: 'numeric' }) ? SHORT_DAY : SHORT_DATE, minute);
}

/** Weekday and date of a local date: `2030-05-24` → `Friday, May 24, 2030`. */
export function formatDate(date: string, language: string): string {
  return formatLocalDate(date, language, FULL_DATE);
}

/** Weekday, day and month without the year: `2030-05-24` → `Friday, May 24`. */
export function formatDay(date: string, language: string): string {
  return formatLocalDate(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `2030-05-24` → `Friday`, or `Fri` when short. */
export function formatWeekday(
  date: string,
  language: string,
  width: 'long' | 'short' | 'narrow' = 'long',
): string {
  return formatLocalDate(date, language, { weekday: width });
}

/** `2030-05-24` → `May`, in little room. */
export function formatMonthShort(date: string, language: string): string {
  return formatLocalDate(date, language, { month: 'short' });
}

/** One date to another in little room, with their years where `today` is of neither: `May 24 – Jun 23`. */
export function formatDates(first: string, last: string, language: string, today: string): string {
  const isThisYear = [first, last].every((date) => date.slice(0, 4) === today.slice(0, 4));
  const [from, to] = [dayOfDate(first) * DAY_MS, dayOfDate(last) * DAY_MS];
  return formatter(language, 'UTC', isThisYear ? SHORT_DAY : SHORT_DATE).formatRange(from, to);
}

/** `2030-05`, or any date of it → `May 2030`. */
export function formatMonth(month: string, language: string): string {
  return formatLocalDate(`${month.slice(0, 7)}-01`, language, { month: 'long', year: 'numeric' });
}

/** A zone's offset at an instant: `GMT+2`, `GMT+5:30`, `GMT-4`, `GMT`. */
export function offsetLabel(minute: number, timeZone: string): string {
  const offset = probeOffsetMinutes(timeZone, minute);
  if (offset === 0) return 'GMT';
  const size = Math.abs(offset);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `GMT${offset < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`;
}

/** Every zone the engine knows, and UTC, in alphabetical order. */
export function listTimeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
}

const FULL_DATE: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

const SHORT_DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const SHORT_TIME = {
  '12h': { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  '24h': { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<Clock, Intl.DateTimeFormatOptions>;
const SHORT_DATE: Intl.DateTimeFormatOptions = { ...SHORT_DAY, year: 'numeric' };

function formatLocalDate(
  date: string,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatter(language, 'UTC', options).format(dayOfDate(date) * DAY_MS);
}

function formatter(
  language: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  let format = formatters.get(key);
  if (!format) {
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone });
    formatters.set(key, format);
  }
  return format;
}
