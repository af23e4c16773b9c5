import { civilDay, firstOfMonth, floorMod, weekdayOf, weekStartOf } from './civil-day.ts';
import { fitsDay } from './fits-day.ts';
import type { Frequency, RecurrenceRule } from './recurrence-rule.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './zone-clock.ts';

/** Local times from one (inclusive) until another (exclusive). */
export interface Stretch {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** What may still be done: days looked at and times made. Each use takes from it. */
export interface Work {
  left: number;
}

export interface Expanded {
  /** Local times, ascending. */
  readonly times: readonly number[];
  /** The local time from which on nothing is known, because the work was used up. */
  readonly stoppedAtMs: number | undefined;
}

const UNIT_MS: Readonly<Partial<Record<Frequency, number>>> = {
  SECONDLY: 1000,
  MINUTELY: MINUTE_MS,
  HOURLY: HOUR_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

/**
 * The local times of a rule (RFC 5545 3.3.10) within a stretch, from its start on. `rule.until` is its
 * caller's to ask, who knows instants. It goes to the stretch at once where no COUNT keeps it from that, and
 * it ends: ical.js's own iterator looks for ever for a rule that never matches (`FREQ=DAILY;BYMONTH=2;
 * BYMONTHDAY=30`), walks from the first time on, and knows BYSETPOS in months and years alone.
 */
export function expandRule(
  rule: RecurrenceRule,
  startMs: number,
  stretch: Stretch,
  work: Work,
): Expanded {
  const steps = stepsOf(rule);
  if (steps !== undefined) return expandSteps(rule, steps, { startMs, stretch, work });
  const whole = withDefaults(rule, startMs);
  if (whole === undefined) return { times: [], stoppedAtMs: undefined };
  const taker = new Taker(whole, startMs, stretch);
  const stoppedAtMs = isWithinDay(rule.frequency)
    ? expandWithinDays(whole, startMs, taker, { stretch, work })
    : expandPeriods(whole, startMs, taker, { stretch, work });
  return { times: taker.times, stoppedAtMs };
}

/** How far apart the times are of a rule that says no more than that. */
function stepsOf(rule: RecurrenceRule): number | undefined {
  const unit = UNIT_MS[rule.frequency];
  const parts = [rule.months, rule.weekNumbers, rule.yearDays, rule.monthDays, rule.days];
  const times = [rule.hours, rule.minutes, rule.seconds, rule.positions];
  const isPlain = [...parts, ...times].every((each) => each.length === 0);
  return unit !== undefined && isPlain ? unit * rule.interval : undefined;
}

function expandSteps(
  rule: RecurrenceRule,
  stepMs: number,
  { startMs, stretch, work }: { startMs: number; stretch: Stretch; work: Work },
): Expanded {
  const times: number[] = [];
  const last = (rule.count ?? Number.POSITIVE_INFINITY) - 1;
  let step = Math.max(0, Math.ceil((stretch.fromMs - startMs) / stepMs));
  for (; step <= last; step += 1) {
    const time = startMs + step * stepMs;
    if (time >= stretch.untilMs) break;
    if (work.left <= 0) return { times, stoppedAtMs: time };
    work.left -= 1;
    times.push(time);
  }
  return { times, stoppedAtMs: undefined };
}

/** Takes those that count, in their order, and says when there are enough. */
class Taker {
  readonly times: number[] = [];
  readonly #rule: RecurrenceRule;
  readonly #startMs: number;
  readonly #stretch: Stretch;
  #counted = 0;

  constructor(rule: RecurrenceRule, startMs: number, stretch: Stretch) {
    this.#rule = rule;
    this.#startMs = startMs;
    this.#stretch = stretch;
  }

  get isDone(): boolean {
    return this.#rule.count !== undefined && this.#counted >= this.#rule.count;
  }

  /** The times of one period, ascending: those at the rule's positions of it. */
  take(period: readonly number[]): void {
    for (const time of atPositions(period, this.#rule.positions)) {
      if (time < this.#startMs || this.isDone) continue;
      this.#counted += 1;
      if (time >= this.#stretch.fromMs && time < this.#stretch.untilMs) this.times.push(time);
    }
  }
}

function atPositions(period: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return period;
  const found = positions.map((each) => period.at(each > 0 ? each - 1 : each));
  return [...new Set(found)].filter((each) => each !== undefined).sort((a, b) => a - b);
}

/** What a rule does not say, its start does; undefined where it can have no times. */
function withDefaults(rule: RecurrenceRule, startMs: number): RecurrenceRule | undefined {
  if (rule.frequency === 'SECONDLY' && rule.positions.length > 0) {
    // A second has one time: the first is the last.
    if (!rule.positions.some((each) => Math.abs(each) === 1)) return undefined;
    return withDefaults({ ...rule, positions: [] }, startMs);
  }
  const start = civilDay(Math.floor(startMs / DAY_MS));
  const ofDay = floorMod(startMs, DAY_MS);
  const or = (list: readonly number[], value: number) => (list.length > 0 ? sorted(list) : [value]);
  const days = [{ weekday: weekdayOf(start.day), nth: 0 }];
  const saysDay = rule.days.length + rule.monthDays.length + rule.yearDays.length > 0;
  const timed = {
    ...rule,
    hours: isWithinDay(rule.frequency)
      ? sorted(rule.hours)
      : or(rule.hours, Math.floor(ofDay / HOUR_MS)),
    minutes: ['SECONDLY', 'MINUTELY'].includes(rule.frequency)
      ? sorted(rule.minutes)
      : or(rule.minutes, Math.floor(ofDay / MINUTE_MS) % 60),
    seconds:
      rule.frequency === 'SECONDLY'
        ? sorted(rule.seconds)
        : or(rule.seconds, Math.floor(ofDay / 1000) % 60),
  };
  if (saysDay || isWithinDay(rule.frequency) || rule.frequency === 'DAILY') return timed;
  if (rule.frequency === 'WEEKLY' || rule.weekNumbers.length > 0) return { ...timed, days };
  if (rule.frequency === 'MONTHLY') return { ...timed, monthDays: [start.monthDay] };
  return { ...timed, monthDays: [start.monthDay], months: or(rule.months, start.month) };
}

function sorted(list: readonly number[]): readonly number[] {
  return [...list].sort((a, b) => a - b);
}

function isWithinDay(frequency: Frequency): boolean {
  return ['SECONDLY', 'MINUTELY', 'HOURLY'].includes(frequency);
}

interface Bounds {
  readonly stretch: Stretch;
  readonly work: Work;
}

/** Days, weeks, months and years. Says where it had to stop. */
function expandPeriods(
  rule: RecurrenceRule,
  startMs: number,
  taker: Taker,
  { stretch, work }: Bounds,
): number | undefined {
  const timesOfDay = rule.hours.length * rule.minutes.length * rule.seconds.length;
  if (timesOfDay > work.left) return startMs;
  const times = timesIn(rule.hours, rule.minutes, rule.seconds);
  work.left -= times.length;
  const periods = periodsOf(rule, Math.floor(startMs / DAY_MS));
  const fromDay = Math.floor(stretch.fromMs / DAY_MS);
  for (let at = rule.count === undefined ? periods.at(fromDay) : 0; !taker.isDone; at += 1) {
    const firstMs = periods.firstDay(at) * DAY_MS;
    if (firstMs >= stretch.untilMs) return undefined;
    const candidates = periods.days(at);
    work.left -= candidates.length + 1;
    const days = candidates.filter((day) => fitsDay(rule, day));
    work.left -= days.length * times.length;
    if (work.left < 0) return Math.max(firstMs, startMs);
    taker.take(days.flatMap((day) => times.map((time) => day * DAY_MS + time)));
  }
  return undefined;
}

interface Periods {
  /** Which one of them the day is in, or before; the first is 0. */
  at(day: number): number;
  firstDay(at: number): number;
  /** Its days that may be the rule's, ascending. */
  days(at: number): readonly number[];
}

function periodsOf(rule: RecurrenceRule, startDay: number): Periods {
  const { interval } = rule;
  const start = civilDay(startDay);
  const nthOf = (units: number) => Math.max(0, Math.floor(units / interval));
  if (rule.frequency === 'YEARLY') {
    const yearAt = (at: number) => start.year + at * interval;
    const months = rule.months.length > 0 ? sorted(rule.months) : MONTHS;
    return {
      at: (day) => nthOf(civilDay(day).year - start.year),
      firstDay: (at) => firstOfMonth(yearAt(at), 1),
      days: (at) => months.flatMap((month) => daysOfMonth(rule, yearAt(at), month)),
    };
  }
  if (rule.frequency === 'MONTHLY') {
    const monthAt = (at: number) => start.month + at * interval;
    return {
      at: (day) =>
        nthOf((civilDay(day).year - start.year) * 12 + civilDay(day).month - start.month),
      firstDay: (at) => firstOfMonth(start.year, monthAt(at)),
      days: (at) => daysOfMonth(rule, start.year, monthAt(at)),
    };
  }
  const length = rule.frequency === 'WEEKLY' ? 7 : 1;
  const first = length === 7 ? weekStartOf(startDay, rule.weekStart) : startDay;
  const firstDay = (at: number) => first + at * interval * length;
  return {
    at: (day) => nthOf(Math.floor((day - first) / length)),
    firstDay,
    days: (at) => Array.from({ length }, (_, index) => firstDay(at) + index),
  };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Those that BYMONTHDAY leaves; the others cost no look. */
function daysOfMonth(rule: RecurrenceRule, year: number, month: number): readonly number[] {
  const first = firstOfMonth(year, month);
  const length = firstOfMonth(year, month + 1) - first;
  if (!(length > 0)) return [];
  if (rule.monthDays.length === 0) return Array.from({ length }, (_, index) => first + index);
  const named = rule.monthDays.map((each) => (each > 0 ? each : length + 1 + each));
  return sorted([...new Set(named)].filter((each) => each >= 1 && each <= length)).map(
    (each) => first + each - 1,
  );
}

function timesIn(
  hours: readonly number[],
  minutes: readonly number[],
  seconds: readonly number[],
): readonly number[] {
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) =>
      seconds.map((second) => hour * HOUR_MS + minute * MINUTE_MS + second * 1000),
    ),
  );
}

/** Hours, minutes and seconds, a day at a time: days that do not fit cost one look. */
function expandWithinDays(
  rule: RecurrenceRule,
  startMs: number,
  taker: Taker,
  { stretch, work }: Bounds,
): number | undefined {
  const fromMs = rule.count === undefined ? Math.max(startMs, stretch.fromMs) : startMs;
  for (let day = Math.floor(fromMs / DAY_MS); day * DAY_MS < stretch.untilMs; day += 1) {
    if (taker.isDone) return undefined;
    work.left -= 1;
    if (fitsDay(rule, day)) {
      for (const period of periodsOfDay(rule, day, startMs)) {
        work.left -= period.length + 1;
        if (work.left < 0) break;
        taker.take(period);
      }
    }
    if (work.left < 0) return Math.max(day * DAY_MS, startMs);
  }
  return undefined;
}

/** The times of each hour or minute of a day that the rule's interval leads to; seconds come by the minute. */
function* periodsOfDay(
  rule: RecurrenceRule,
  day: number,
  startMs: number,
): Generator<readonly number[]> {
  const unitMs = UNIT_MS[rule.frequency] ?? HOUR_MS;
  const first = Math.floor(startMs / unitMs);
  const led = (list: readonly number[], length: number, base: number) =>
    ledTo(list, { length, offset: base - first, interval: rule.interval });
  const dayMs = day * DAY_MS;
  if (rule.frequency === 'HOURLY') {
    for (const hour of led(rule.hours, 24, day * 24))
      yield timesIn([hour], rule.minutes, rule.seconds).map((time) => dayMs + time);
    return;
  }
  for (const hour of rule.hours.length > 0 ? rule.hours : HOURS) {
    const hourMs = dayMs + hour * HOUR_MS;
    if (rule.frequency === 'MINUTELY') {
      for (const minute of led(rule.minutes, 60, hourMs / MINUTE_MS))
        yield rule.seconds.map((second) => hourMs + minute * MINUTE_MS + second * 1000);
      // So that an hour without any costs something.
      yield [];
    } else {
      for (const minute of rule.minutes.length > 0 ? rule.minutes : SIXTY) {
        const minuteMs = hourMs + minute * MINUTE_MS;
        yield led(rule.seconds, 60, minuteMs / 1000).map((second) => minuteMs + second * 1000);
      }
    }
  }
}

const HOURS = Array.from({ length: 24 }, (_, index) => index);
const SIXTY = Array.from({ length: 60 }, (_, index) => index);

/** Those of the list, or of all below `length`, that lie a multiple of the interval from the start. */
function ledTo(
  list: readonly number[],
  { length, offset, interval }: { length: number; offset: number; interval: number },
): readonly number[] {
  if (list.length > 0) return list.filter((each) => floorMod(offset + each, interval) === 0);
  const found: number[] = [];
  for (let each = floorMod(-offset, interval); each < length; each += interval) found.push(each);
  return found;
}
