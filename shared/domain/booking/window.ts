import { addDays, dateOfDay, dayOfDate, fromIso, weekday } from '#shared/time/dates.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';

const DAY_MINUTES = 1440;
/** Rows of weeks that the calendar shows at once. */
const WINDOW_WEEKS = 5;
const WINDOW_DAYS = WINDOW_WEEKS * 7;

/** Of the contract's availability, what the calendar asks. */
interface Availability {
  readonly dates: readonly { readonly date: string; readonly spots: readonly unknown[] }[];
  readonly earliestAvailableDate: string | null;
}

/**
 * Where the calendar's windows lie: five weeks each, without a gap, the first row of the first one
 * holding today.
 */
export interface Windows {
  /** Local date. */
  readonly today: string;
  /** The weekday that the reader's weeks begin with, 0 for Sunday. */
  readonly firstWeekday: number;
}

/** The local date of an instant: `('2030-05-24T22:30:00Z', 'Europe/Berlin') → '2030-05-25'`. */
export function toLocalDate(instant: string | number, timeZone: string): string {
  const minute =
    typeof instant === 'number' ? Math.floor(instant / 60_000) : (fromIso(instant, 'floor') ?? 0);
  return dateOfDay(Math.floor((minute + probeOffsetMinutes(timeZone, minute)) / DAY_MINUTES));
}

/** The first day of a date's week. */
function weekStart(date: string, firstWeekday: number): string {
  return addDays(date, -((weekday(date) - firstWeekday + 7) % 7));
}

/**
 * The window that holds a date, named by its first one: today, or the first day of a later week. What
 * is past stands in the first window.
 */
export function windowOf(date: string, { today, firstWeekday }: Windows): string {
  const start = weekStart(today, firstWeekday);
  const windows = Math.floor((dayOfDate(date) - dayOfDate(start)) / WINDOW_DAYS);
  return windows > 0 ? addDays(start, windows * WINDOW_DAYS) : today;
}

/** The window before or after one. */
export function turnWindow(from: string, by: 1 | -1, windows: Windows): string {
  return windowOf(addDays(weekStart(from, windows.firstWeekday), by * WINDOW_DAYS), windows);
}

/** The seven dates of each row of a window; those before it are none. */
export function windowWeeks(from: string, firstWeekday: number): (string | undefined)[][] {
  const start = weekStart(from, firstWeekday);
  const dateAt = (index: number) => {
    const date = addDays(start, index);
    return date < from ? undefined : date;
  };
  return Array.from({ length: WINDOW_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dateAt(week * 7 + day)),
  );
}

/** The last date that a window shows. */
export function lastOfWindow(from: string, firstWeekday: number): string {
  return addDays(weekStart(from, firstWeekday), WINDOW_DAYS - 1);
}

/**
 * The instants to ask for so that a window is whole in every zone (they reach from UTC+14 to UTC-12),
 * and on whichever day its weeks begin: days beyond its last row are not to be shown.
 */
export function windowInstants(from: string, days = WINDOW_DAYS): { start: string; end: string } {
  const at = (date: string, hours: number) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + hours * 3_600_000).toISOString();
  return { start: at(from, -14), end: at(addDays(from, days), 12) };
}

/** The dates of a window that have spots, sorted. Spec A §5: none before today. */
export function freeDates<A extends Availability>(
  availability: A | undefined,
  from: string,
  { today, firstWeekday }: Windows,
): A['dates'][number][] {
  const [first, last] = [from > today ? from : today, lastOfWindow(from, firstWeekday)];
  return (availability?.dates ?? []).filter(
    ({ date, spots }) => date >= first && date <= last && spots.length > 0,
  );
}

/**
 * Spec A §4: if the first window has no free spots and `earliestAvailableDate` exists, focus jumps to
 * it. Where the visitor turned to another, that one it is.
 */
export function windowToShow(
  known: {
    /** A date of the window that was turned to. */
    readonly turnedTo: string | undefined;
    readonly first: Availability | undefined;
  },
  windows: Windows,
): string {
  const { today } = windows;
  if (known.turnedTo) return windowOf(known.turnedTo, windows);
  if (!known.first || freeDates(known.first, today, windows).length > 0) return today;
  return windowOf(known.first.earliestAvailableDate ?? today, windows);
}

/** Spec A §4: the day the visitor chose while it has spots, else the first free one. */
export function dayToShow(
  chosenDate: string | undefined,
  free: readonly { readonly date: string }[],
): string | undefined {
  return (free.find(({ date }) => date === chosenDate) ?? free[0])?.date;
}
