/** What a company had on a local day. */
interface CountedDay {
  readonly date: string;
  readonly booked: number;
  readonly cancelled: number;
}

/** What the days come to. */
interface SummedDays {
  /** That stand, in the week from Monday on, and in the month. */
  readonly thisWeek: number;
  readonly thisMonth: number;
  /** Of the last four weeks and today; null where there was nothing. */
  readonly cancelledShare: number | null;
}

const DAY_MS = 86_400_000;

/** `([{ date: '2030-01-07', booked: 3, cancelled: 1 }], '2030-01-07') → { thisWeek: 3, thisMonth: 3, cancelledShare: 0.25 }` */
export function sumDays(days: readonly CountedDay[], today: string): SummedDays {
  const todayMs = Date.parse(today);
  const weekday = (new Date(todayMs).getUTCDay() + 6) % 7;
  const monday = toDate(todayMs - weekday * DAY_MS);
  const sunday = toDate(todayMs + (6 - weekday) * DAY_MS);
  const since = toDate(todayMs - 28 * DAY_MS);
  const booked = (isIn: (date: string) => boolean) =>
    sum(days.filter(({ date }) => isIn(date)).map((day) => day.booked));
  const past = days.filter(({ date }) => date >= since && date <= today);
  const cancelled = sum(past.map((day) => day.cancelled));
  const all = cancelled + sum(past.map((day) => day.booked));
  return {
    thisWeek: booked((date) => date >= monday && date <= sunday),
    thisMonth: booked((date) => date.slice(0, 7) === today.slice(0, 7)),
    cancelledShare: all === 0 ? null : cancelled / all,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function toDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
