import { dayOf, endOf, type Length, type Moment, msOf } from './calendar-moment.ts';
import { expandRule, type Stretch, type Work } from './expand-rule.ts';
import type { CalendarEvent } from './read-event.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { DAY_MS, HOUR_MS } from './zone-clock.ts';

/** When something takes place. */
export interface Placed {
  readonly event: CalendarEvent;
  readonly startMs: number;
  readonly endMs: number;
}

export interface SeriesBounds {
  /** Instants. */
  readonly stretch: Stretch;
  readonly work: Work;
  /** How many times of a series are made at most. */
  readonly mostTimes: number;
}

export interface SeriesTimes {
  readonly placed: readonly Placed[];
  /** Whether the work was used up: what is not known is placed as one time. */
  readonly isCut: boolean;
}

/** One that a series has of itself, before others take its place. */
interface Instance {
  readonly localMs: number;
  readonly ms: number;
  readonly length: Length;
}

/**
 * The times of a series that are its own (RFC 5545 3.8.5): DTSTART, RRULE and RDATE without EXRULE and
 * EXDATE, and without those that `deviations` stand for; after one that is RANGE=THISANDFUTURE they are as far
 * from where they were as that one is, and as long. DTSTART is always one of them, also where the rule does
 * not lead to it and COUNT does not count it: calendars differ there, and the time is busy in some. Where the
 * work does not suffice, all time from there on is one of them.
 */
export function seriesTimes(
  series: CalendarEvent,
  deviations: readonly CalendarEvent[],
  { stretch, work, mostTimes }: SeriesBounds,
): SeriesTimes {
  const followed = followedBy(series, deviations);
  if (!series.isBusy && followed.every((each) => !each.event.isBusy))
    return { placed: [], isCut: false };
  const around = widen(stretch, series, followed);
  const { instances, unknown } = instancesOf(series, around, work);
  const replaced = marksOf(
    deviations.flatMap((each) => each.recurrenceId ?? []),
    series,
  );
  const ownTimes = instances
    .filter((each) => !isMarked(replaced, each))
    .map((each) => place(each, series, followed))
    .filter((each) => each.event.isBusy && isWithin(each, stretch));
  const cut = ownTimes.length > mostTimes ? ownTimes.sort(byStart)[mostTimes] : undefined;
  const known = cut ? ownTimes.slice(0, mostTimes) : ownTimes;
  const rest = cut
    ? [
        {
          startMs: Math.min(cut.startMs, ...unknown.map((each) => each.startMs)),
          endMs: stretch.untilMs,
        },
      ]
    : unknown;
  const busyOne = [series, ...followed.map((each) => each.event)].find((each) => each.isBusy);
  const restTimes = rest
    .map((each) => ({
      event: busyOne ?? series,
      startMs: Math.max(each.startMs, stretch.fromMs),
      endMs: Math.min(each.endMs, stretch.untilMs),
    }))
    .filter((each) => each.startMs < each.endMs);
  const isCut = restTimes.length > 0;
  const before = isCut
    ? known.filter((each) => !restTimes.some((rest) => isInside(each, rest)))
    : known;
  return { placed: [...before, ...restTimes], isCut };
}

function isInside(each: Placed, other: Placed): boolean {
  return each.startMs >= other.startMs && each.endMs <= other.endMs;
}

function byStart(a: Placed, b: Placed): number {
  return a.startMs - b.startMs;
}

/** Whether some of it is in the stretch: what has no length is in none. */
export function isWithin({ startMs, endMs }: Placed, { fromMs, untilMs }: Stretch): boolean {
  return startMs < endMs && startMs < untilMs && endMs > fromMs;
}

/** An event by itself, when it says that it is. */
export function placeItself(event: CalendarEvent): Placed {
  const { localMs, clock } = event.start;
  return { event, startMs: msOf(event.start), endMs: endOf(localMs, clock, event.length) };
}

/** One that those after it follow. */
interface Followed {
  readonly event: CalendarEvent;
  /** When it was to be. */
  readonly fromMs: number;
  /** How far it is from there, on its own clock. */
  readonly shiftMs: number;
}

function followedBy(
  series: CalendarEvent,
  deviations: readonly CalendarEvent[],
): readonly Followed[] {
  return deviations
    .flatMap((event) => {
      if (!event.recurrenceId || !event.isForAllAfter) return [];
      const fromMs = inSeries(event.recurrenceId, series).ms;
      return { event, fromMs, shiftMs: event.start.localMs - event.start.clock.toLocalMs(fromMs) };
    })
    .sort((a, b) => a.fromMs - b.fromMs);
}

function place(
  { localMs, ms, length }: Instance,
  series: CalendarEvent,
  followed: readonly Followed[],
): Placed {
  const leader = followed.findLast((each) => each.fromMs <= ms);
  if (!leader)
    return { event: series, startMs: ms, endMs: endOfInstance(localMs, ms, length, series) };
  const { event, shiftMs } = leader;
  const { clock, isDay } = event.start;
  const shifted = clock.toLocalMs(ms) + shiftMs;
  const moved = isDay ? Math.round(shifted / DAY_MS) * DAY_MS : shifted;
  return { event, startMs: clock.toMs(moved), endMs: endOf(moved, clock, event.length) };
}

/** Without days it is exact time from where the instance is: of two same local times that may be the second. */
function endOfInstance(
  localMs: number,
  ms: number,
  length: Length,
  { start }: CalendarEvent,
): number {
  return length.days === 0 ? ms + length.exactMs : endOf(localMs, start.clock, length);
}

/** Local times from which something may reach into the stretch. */
function widen(
  { fromMs, untilMs }: Stretch,
  series: CalendarEvent,
  followed: readonly Followed[],
): Stretch {
  const lengths = [
    series.length,
    ...series.extraTimes.flatMap((each) => each.length ?? []),
    ...followed.map((each) => each.event.length),
  ].map(({ days, exactMs }) => days * DAY_MS + exactMs);
  const shift = Math.max(0, ...followed.map((each) => Math.abs(each.shiftMs)));
  return {
    fromMs: fromMs - Math.max(...lengths) - shift - 3 * DAY_MS,
    untilMs: untilMs + shift + 3 * DAY_MS,
  };
}

interface Instances {
  readonly instances: readonly Instance[];
  /** Instants between which nothing is known. */
  readonly unknown: readonly { readonly startMs: number; readonly endMs: number }[];
}

function instancesOf(series: CalendarEvent, around: Stretch, work: Work): Instances {
  const { start, length, rules, extraTimes } = series;
  const expanded = rules.map((rule) => turnsOf(rule, series, around, work));
  const turns = expanded.flatMap((each) => each.turns);
  const own = { localMs: start.localMs, ms: msOf(start) };
  const hasOwn = rules.length === 0 || rules.some((rule) => isWithinUntil(rule, own, series));
  const all = [
    ...(hasOwn && turns[0]?.ms !== own.ms ? [own, ...turns] : turns).map((each) => ({
      ...each,
      length,
    })),
    ...extraTimes.map((extra) => ({
      ...inSeries(extra.moment, series),
      length: extra.length ?? length,
    })),
  ];
  const excluded = marksOf(series.excluded, series);
  for (const rule of series.excludedRules)
    for (const { ms } of turnsOf(rule, series, around, work).turns) excluded.instants.add(ms);
  return {
    instances: oneEach(all).filter((each) => !isMarked(excluded, each)),
    unknown: expanded.flatMap(({ stoppedAtMs, untilMs }) =>
      stoppedAtMs === undefined
        ? []
        : { startMs: start.clock.toMs(stoppedAtMs), endMs: endOf(untilMs, start.clock, length) },
    ),
  };
}

/** One of each instant: that of several which was added last, since it may say how long it is. */
function oneEach(all: readonly Instance[]): readonly Instance[] {
  const isAscending = all.every(
    (each, index) => index === 0 || each.ms > (all[index - 1]?.ms ?? 0),
  );
  return isAscending ? all : [...new Map(all.map((each) => [each.ms, each])).values()];
}

type Turn = Omit<Instance, 'length'>;

function turnsOf(
  rule: RecurrenceRule,
  series: CalendarEvent,
  around: Stretch,
  work: Work,
): { turns: readonly Turn[]; stoppedAtMs: number | undefined; untilMs: number } {
  const { localMs, clock } = series.start;
  // Some days more than UNTIL says, in whatever zone: `isWithinUntil` asks the instant.
  const latest = rule.until ? rule.until.localMs + 3 * DAY_MS : Number.POSITIVE_INFINITY;
  const stretch = { fromMs: around.fromMs, untilMs: Math.min(around.untilMs, latest) };
  const { times, stoppedAtMs } = expandRule(rule, localMs, stretch, work);
  const once = times.map((time) => ({ localMs: time, ms: clock.toMs(time) }));
  // What is there each hour is there in both hours of the same name, when clocks go back.
  const again = once
    .map((each) => ({ localMs: each.localMs, ms: each.ms + HOUR_MS }))
    .filter(
      (each) => IN_HOURS.includes(rule.frequency) && clock.toLocalMs(each.ms) === each.localMs,
    );
  const turns = again.length > 0 ? [...once, ...again] : once;
  return {
    turns: turns.filter((each) => isWithinUntil(rule, each, series)),
    stoppedAtMs,
    untilMs: stretch.untilMs,
  };
}

const IN_HOURS = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/**
 * Whether a rule has not ended yet: UNTIL is inclusive, a day is all of it. Whole days whose UNTIL is an
 * instant are written by the owner's midnight, or by UTC's: the later counts.
 */
function isWithinUntil(
  { until }: RecurrenceRule,
  { localMs, ms }: Turn,
  { start }: CalendarEvent,
): boolean {
  if (!until) return true;
  const isByDay = dayOf(localMs) <= dayOf(until.localMs);
  if (until.isDay) return isByDay;
  if (start.isDay) return isByDay || (until.isUtc && ms <= until.localMs);
  return until.isUtc ? ms <= until.localMs : localMs <= until.localMs;
}

/** A date of RDATE, EXDATE or RECURRENCE-ID as the series has it: as a day, or at its time of day. */
function inSeries(moment: Moment, { start }: CalendarEvent): Turn {
  if (start.isDay) {
    const localMs = dayInSeries(moment, start) * DAY_MS;
    return { localMs, ms: start.clock.toMs(localMs) };
  }
  if (moment.isDay) {
    const localMs = moment.localMs + start.localMs - dayOf(start.localMs) * DAY_MS;
    return { localMs, ms: start.clock.toMs(localMs) };
  }
  // Without a zone it is meant in that of the series.
  const ms = moment.isFloating ? start.clock.toMs(moment.localMs) : msOf(moment);
  return { localMs: start.clock.toLocalMs(ms), ms };
}

/** An instant at which a day of the owner's begins is that day; another the day that is written. */
function dayInSeries(moment: Moment, start: Moment): number {
  const ownersMs = start.clock.toLocalMs(msOf(moment));
  return dayOf(!moment.isFloating && ownersMs % DAY_MS === 0 ? ownersMs : moment.localMs);
}

/** Some of a series, by instant or by day. */
interface Marks {
  readonly instants: Set<number>;
  readonly days: Set<number>;
}

function marksOf(moments: readonly Moment[], series: CalendarEvent): Marks {
  const byDay = (each: Moment) => each.isDay && !series.start.isDay;
  return {
    instants: new Set(
      moments.filter((each) => !byDay(each)).map((each) => inSeries(each, series).ms),
    ),
    days: new Set(moments.filter(byDay).map((each) => dayOf(each.localMs))),
  };
}

function isMarked({ instants, days }: Marks, { localMs, ms }: Turn): boolean {
  return instants.has(ms) || days.has(dayOf(localMs));
}
