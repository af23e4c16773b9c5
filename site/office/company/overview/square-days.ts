import { weekday } from '#shared/time/dates.ts';

const DAY_MS = 86_400_000;
/** Four weeks that were, this one, and five that come. */
const WEEKS_BACK = 4;
const WEEKS = 10;

interface Day {
  readonly date: string;
  readonly booked: number;
}

interface Squares {
  /** Each from its reader's first weekday on. */
  readonly weeks: readonly (readonly Day[])[];
  /** The most of any day; 1 where there is nothing. */
  readonly most: number;
}

/** Every day of ten weeks around today, those without appointments too. */
export function squareDays(days: readonly Day[], today: string, firstWeekday: number): Squares {
  const booked = new Map(days.map((day) => [day.date, day.booked]));
  const todayMs = Date.parse(today);
  const ofWeek = (weekday(today) - firstWeekday + 7) % 7;
  const firstMs = todayMs - (ofWeek + WEEKS_BACK * 7) * DAY_MS;
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const date = new Date(firstMs + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10);
      return { date, booked: booked.get(date) ?? 0 };
    }),
  );
  return { weeks, most: Math.max(1, ...weeks.flat().map((day) => day.booked)) };
}
