import { addMonths, dateOfDay, fromIso } from '#shared/time/dates.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';

const DAY_MINUTES = 1440;

/** Of the contract's availability, what the calendar asks. */
interface Availability {
  readonly dates: readonly { readonly date: string; readonly spots: readonly unknown[] }[];
  readonly earliestAvailableDate: string | null;
}

/** The local date of an instant: `('2030-05-24T22:30:00Z', 'Europe/Berlin') → '2030-05-25'`. */
export function toLocalDate(instant: string | number, timeZone: string): string {
  const minute =
    typeof instant === 'number' ? Math.floor(instant / 60_000) : (fromIso(instant, 'floor') ?? 0);
  return dateOfDay(Math.floor((minute + probeOffsetMinutes(timeZone, minute)) / DAY_MINUTES));
}

/** `2030-05-24 → 2030-05`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/**
 * The instants to ask for so that a month is whole in every zone (they reach from UTC+14 to UTC-12);
 * days of its neighbours that come along are incomplete and not to be shown.
 */
export function monthInstants(month: string): { start: string; end: string } {
  const hour = 3_600_000;
  const at = (text: string, hours: number) =>
    new Date(Date.parse(`${text}-01T00:00:00Z`) + hours * hour).toISOString();
  return { start: at(month, -14), end: at(addMonths(month, 1), 12) };
}

/** The dates of a month that have spots, sorted. Spec A §5: none before today. */
export function freeDates<A extends Availability>(
  availability: A | undefined,
  month: string,
  today: string,
): A['dates'][number][] {
  return (availability?.dates ?? []).filter(
    ({ date, spots }) => monthOf(date) === month && date >= today && spots.length > 0,
  );
}

/**
 * Spec A §4: if the first month has no free spots and `earliestAvailableDate` exists, focus jumps
 * to it. Where the visitor turned to a month, that one it is.
 */
export function monthToShow(known: {
  readonly chosenMonth: string | undefined;
  readonly today: string;
  readonly firstMonth: Availability | undefined;
}): string {
  const current = monthOf(known.today);
  if (known.chosenMonth) return known.chosenMonth;
  if (!known.firstMonth || freeDates(known.firstMonth, current, known.today).length > 0)
    return current;
  const { earliestAvailableDate } = known.firstMonth;
  return earliestAvailableDate && earliestAvailableDate > known.today
    ? monthOf(earliestAvailableDate)
    : current;
}

/** Spec A §4: the day the visitor chose while it has spots, else the first free one. */
export function dayToShow(
  chosenDate: string | undefined,
  free: readonly { readonly date: string }[],
): string | undefined {
  return (free.find(({ date }) => date === chosenDate) ?? free[0])?.date;
}
