/**
 * Local dates as `YYYY-MM-DD` text or as day numbers (days since 1970-01-01), and instants as ISO
 * text or integer minutes since the epoch. No zones here: see `zone.ts`.
 */

const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;
const ISO_TAIL = /^(?::([0-5]\d)(?:[.,](\d{1,9}))?)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;
const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** `2030-05-24` → 22058. NaN for anything that is not a date of the calendar. */
export function dayOfDate(date: string): number {
  return date.length === 10 ? dayAt(date) : Number.NaN;
}

/** 22058 → `2030-05-24`. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Whether the text is a real date: `2030-02-29` is not. */
export function isDate(text: string): boolean {
  return !Number.isNaN(dayOfDate(text));
}

/** `addDays('2030-05-31', 1)` → `2030-06-01`. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayOfDate(date) + days);
}

/** Negative, zero or positive as `a` is before, on or after `b`; for sorting. */
export function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** 0 for Sunday … 6 for Saturday. */
export function weekdayOfDay(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** 0 for Sunday … 6 for Saturday. */
export function weekday(date: string): number {
  return weekdayOfDay(dayOfDate(date));
}

/** The Monday on or before a day. */
export function isoWeekStartDay(day: number): number {
  return day - ((weekdayOfDay(day) + 6) % 7);
}

/** The Monday on or before a date. */
export function isoWeekStart(date: string): string {
  return dateOfDay(isoWeekStartDay(dayOfDate(date)));
}

/** First and last date of a month: `2030-02` or any date in it → `2030-02-01`, `2030-02-28`. */
export function monthRange(month: string): { first: string; last: string } {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const nextMonthDay = Date.UTC(year, monthNumber, 1) / DAY_MS;
  return { first: `${month.slice(0, 7)}-01`, last: dateOfDay(nextMonthDay - 1) };
}

/** `addMonths('2030-12', 1)` → `2031-01`. Takes `YYYY-MM` or a date, gives `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + months, 1)).toISOString().slice(0, 7);
}

let lastDay = 0;
let lastDate = '1970-01-01';

/** The instant as Date's ISO text: 1906543200 minutes of the epoch → `….000Z`. */
export function toIso(minute: number): string {
  const day = Math.floor(minute / DAY_MINUTES);
  if (day !== lastDay) {
    lastDate = new Date(day * DAY_MS).toISOString().slice(0, -14);
    lastDay = day;
  }
  const ofDay = minute - day * DAY_MINUTES;
  const hour = Math.floor(ofDay / 60);
  return `${lastDate}T${TWO_DIGITS[hour]}:${TWO_DIGITS[ofDay - hour * 60]}:00.000Z`;
}

/**
 * The minute of an ISO 8601 instant with `Z` or a numeric offset; undefined for anything else.
 * An instant inside a minute is refused unless `rounding` says where it goes.
 */
export function fromIso(
  iso: string,
  rounding: 'exact' | 'floor' | 'ceil' = 'exact',
): number | undefined {
  const hour = digits(iso, 11, 13);
  const ofHour = digits(iso, 14, 16);
  if (!(hour < 24 && ofHour < 60)) return undefined;
  if (iso.charCodeAt(10) !== 84 || iso.charCodeAt(13) !== 58) return undefined; // T and :
  const minute = dayAt(iso) * DAY_MINUTES + hour * 60 + ofHour;
  if (Number.isNaN(minute)) return undefined;
  if (iso.length === 20 && iso.endsWith(':00Z')) return minute;
  if (iso.length === 24 && iso.endsWith(':00.000Z')) return minute;
  return withTail(minute, iso.slice(16), rounding);
}

function withTail(minute: number, tail: string, rounding: 'exact' | 'floor' | 'ceil') {
  const match = ISO_TAIL.exec(tail);
  if (!match) return undefined;
  const [, seconds = '0', fraction = '0', sign, offsetHours = '0', offsetMinutes = '0'] = match;
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes);
  const shifted = sign === '-' ? minute + offset : minute - offset;
  if (Number(seconds) === 0 && Number(fraction) === 0) return shifted;
  if (rounding === 'exact') return undefined;
  return rounding === 'ceil' ? shifted + 1 : shifted;
}

/** The day number of the date that the text begins with, NaN if it begins otherwise. */
function dayAt(text: string): number {
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const dayOfMonth = digits(text, 8, 10);
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return Number.NaN; // hyphens
  if (!(month >= 1 && month <= 12 && dayOfMonth >= 1)) return Number.NaN;
  if (dayOfMonth > 28 && dayOfMonth > daysInMonth(year, month)) return Number.NaN;
  return daysFromCivil(year, month, dayOfMonth);
}

function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function daysInMonth(year: number, month: number): number {
  return (
    daysFromCivil(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) -
    daysFromCivil(year, month, 1)
  );
}

/** Howard Hinnant's days_from_civil: years begin in March, so that a leap day comes last. */
function daysFromCivil(year: number, month: number, dayOfMonth: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + dayOfMonth - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
