import { Temporal } from 'temporal-polyfill';

type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';
export const WEEKDAYS: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A rule by its parts; a list that is empty is not said. */
export interface OracleRule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number | undefined;
  readonly until: Temporal.Instant | Temporal.PlainDate | undefined;
  readonly byDay: readonly { readonly nth: number; readonly weekday: Weekday }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byWeekNo: readonly number[];
  readonly byHour: readonly number[];
  readonly bySetPos: readonly number[];
  readonly wkst: Weekday;
}

/**
 * When a rule takes place, found by asking Temporal of every day whether it is one: slow, and nothing like
 * the way that it is worked out in. From its start until the end of a date.
 */
export function turnsByTemporal(
  rule: OracleRule,
  start: Temporal.PlainDateTime,
  zone: string,
  last: Temporal.PlainDate,
): readonly Temporal.PlainDateTime[] {
  const turns: Temporal.PlainDateTime[] = [];
  for (const period of periodsOf(rule, start, last)) {
    const inPeriod = period
      .filter((date) => isDayOf(rule, date, start.toPlainDate()))
      .flatMap((date) => timesOf(rule, date, start));
    for (const turn of atPositions(inPeriod, rule.bySetPos)) {
      if (Temporal.PlainDateTime.compare(turn, start) < 0) continue;
      if (rule.count !== undefined && turns.length >= rule.count) return turns;
      if (!isBefore(rule.until, turn, zone)) return turns;
      turns.push(turn);
    }
  }
  return turns;
}

/** Whether a rule has not ended at a turn. */
export function isBefore(
  until: OracleRule['until'],
  turn: Temporal.PlainDateTime,
  zone: string,
): boolean {
  if (until === undefined) return true;
  return until instanceof Temporal.Instant
    ? Temporal.Instant.compare(instantOf(turn, zone), until) <= 0
    : Temporal.PlainDate.compare(turn.toPlainDate(), until) <= 0;
}

export function instantOf(local: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  return local.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant();
}

function* periodsOf(rule: OracleRule, start: Temporal.PlainDateTime, last: Temporal.PlainDate) {
  const unit = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const;
  const first = firstOfPeriod(rule, start.toPlainDate());
  for (let nth = 0; ; nth += rule.interval) {
    const from = first.add({ [unit[rule.freq]]: nth });
    if (Temporal.PlainDate.compare(from, last) > 0) return;
    const until = first.add({ [unit[rule.freq]]: nth + 1 });
    const days: Temporal.PlainDate[] = [];
    for (let day = from; Temporal.PlainDate.compare(day, until) < 0; day = day.add({ days: 1 }))
      days.push(day);
    yield days;
  }
}

function firstOfPeriod(rule: OracleRule, date: Temporal.PlainDate): Temporal.PlainDate {
  if (rule.freq === 'YEARLY') return date.with({ month: 1, day: 1 });
  if (rule.freq === 'MONTHLY') return date.with({ day: 1 });
  if (rule.freq === 'DAILY') return date;
  let first = date;
  while (weekdayOf(first) !== rule.wkst) first = first.subtract({ days: 1 });
  return first;
}

function weekdayOf(date: Temporal.PlainDate): Weekday {
  return WEEKDAYS[date.dayOfWeek - 1] ?? 'MO';
}

function isDayOf(rule: OracleRule, date: Temporal.PlainDate, start: Temporal.PlainDate): boolean {
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(date.month)) return false;
  const { byDay, byMonthDay, byYearDay, byWeekNo, freq } = rule;
  if (
    byMonthDay.length > 0 &&
    !byMonthDay.some((nth) => nthDay(nth, date.daysInMonth) === date.day)
  )
    return false;
  if (
    byYearDay.length > 0 &&
    !byYearDay.some((nth) => nthDay(nth, date.daysInYear) === date.dayOfYear)
  )
    return false;
  if (byWeekNo.length > 0 && !byWeekNo.some((week) => isInWeek(date, week))) return false;
  if (byDay.length > 0) return byDay.some((each) => isWeekday(rule, date, each));
  if (byMonthDay.length > 0 || byYearDay.length > 0 || freq === 'DAILY') return true;
  if (freq === 'WEEKLY' || byWeekNo.length > 0) return date.dayOfWeek === start.dayOfWeek;
  const isMonth = freq === 'MONTHLY' || rule.byMonth.length > 0 || date.month === start.month;
  return date.day === start.day && isMonth;
}

function nthDay(nth: number, length: number): number {
  return nth > 0 ? nth : length + 1 + nth;
}

/** ISO 8601's weeks, which begin on Mondays. */
function isInWeek(date: Temporal.PlainDate, week: number): boolean {
  const lastWeek = Temporal.PlainDate.from({ year: date.yearOfWeek ?? 0, month: 12, day: 28 });
  return date.weekOfYear === nthDay(week, lastWeek.weekOfYear ?? 0);
}

/** The second Monday has one Monday before it in its month or year, and not two. */
function isWeekday(
  { freq, byMonth, byWeekNo }: OracleRule,
  date: Temporal.PlainDate,
  { nth, weekday }: OracleRule['byDay'][number],
): boolean {
  if (weekdayOf(date) !== weekday) return false;
  if (nth === 0 || freq === 'DAILY' || freq === 'WEEKLY' || byWeekNo.length > 0) return true;
  const isOfMonth = freq === 'MONTHLY' || byMonth.length > 0;
  const away = Math.abs(nth);
  const moved = (weeks: number) => (nth > 0 ? date.subtract({ weeks }) : date.add({ weeks }));
  const isSame = (other: Temporal.PlainDate) =>
    other.year === date.year && (!isOfMonth || other.month === date.month);
  return isSame(moved(away - 1)) && !isSame(moved(away));
}

function timesOf(rule: OracleRule, date: Temporal.PlainDate, start: Temporal.PlainDateTime) {
  const hours = rule.byHour.length > 0 ? rule.byHour : [start.hour];
  return hours
    .toSorted((a, b) => a - b)
    .map((hour) => date.toPlainDateTime({ hour, minute: start.minute, second: start.second }));
}

function atPositions<Each>(all: readonly Each[], positions: readonly number[]): readonly Each[] {
  if (positions.length === 0) return all;
  return all.filter(
    (_, index) => positions.includes(index + 1) || positions.includes(index - all.length),
  );
}
