import { LANGUAGES } from '#shared/domain/languages.ts';
import { localDay, offsetMinutesAt, toInstant, zoneOf } from '#shared/time/zone.ts';
import { type DayPart, findDays, type PartOfDay } from './find-days.ts';
import { type Clock, findTimes, type TimePart, toMinutes } from './find-times.ts';
import { findZones, type ZonePart, type ZoneSaid } from './find-zone.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { type Moment, type MomentReader, type Reading, USUAL_MINUTES } from './moment.ts';

const DAY_MINUTES = 1440;
/** A sentence or two; nobody selects a book to ask about a date. */
const MAX_CHARACTERS = 300;
/** More would not be read. */
const MAX_MOMENTS = 4;
/** What a word of a language weighs beside those of a time. */
const COMMON_WEIGHT = 3;

const windows: Readonly<Record<PartOfDay, readonly [from: number, until: number]>> = {
  morning: [6 * 60, 12 * 60],
  afternoon: [12 * 60, 18 * 60],
  evening: [17 * 60, 22 * 60],
};

interface ReadIn {
  readonly weight: number;
  readonly isUnsure: boolean;
  readonly moments: readonly Moment[];
}

/**
 * The time that a text speaks of, in whatever language makes most of it. What may mean several times,
 * or leaves something open, is asked about: all of them are told, the likeliest first.
 */
export function readMoment(said: string, reader: MomentReader): Reading {
  const text = said
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/[\u00a0\u202f\u2009\n\t]/g, ' ')
    .replaceAll('İ', 'I');
  const languages = [reader.language, ...LANGUAGES.filter((each) => each !== reader.language)];
  const read = languages.map((language) => readIn(text, grammarOf(language), reader));
  const most = Math.max(...read.map(({ weight }) => weight));
  const best = read.filter(({ weight, moments }) => weight === most && moments.length > 0);
  const moments = unique(best.flatMap((each) => each.moments)).slice(0, MAX_MOMENTS);
  const [first] = moments;
  if (!first) return { kind: 'nothing' };
  const isSure = moments.length === 1 && best.some(({ isUnsure }) => !isUnsure);
  return isSure ? { kind: 'moment', moment: first } : { kind: 'asks', moments };
}

function unique(moments: readonly Moment[]): Moment[] {
  const isSame = (one: Moment, other: Moment) =>
    one.from === other.from && one.until === other.until;
  return moments.filter((moment, at) => moments.findIndex((each) => isSame(each, moment)) === at);
}

function readIn(text: string, grammar: Grammar, reader: MomentReader): ReadIn {
  const lower = text.toLowerCase();
  const today = localDay(zoneOf(reader.timeZone), reader.nowMinute);
  const { days, parts } = findDays(lower, grammar, today);
  const times = findTimes(lower, grammar, [...days, ...parts]);
  const zones = findZones(
    text,
    lower,
    grammar,
    [...times, ...parts].map(({ end }) => end),
  );
  const covered = [...days, ...parts, ...times, ...zones];
  const common = [...lower.matchAll(grammar.common)].length;
  const weight =
    covered.reduce((sum, { start, end }) => sum + end - start, 0) + common * COMMON_WEIGHT;
  const words = wordsOf(text, [...days, ...parts, ...times, ...zones]);
  const choices = choose(days, times, parts, reader, today);
  const isLeftOpen = times.length === 0 && hasLeftover(lower, covered);
  const moments = choices.flatMap(({ day, time, part }) =>
    toMoments(day, time, part, zonesFor(time, zones), { words, reader }),
  );
  const within = days.flatMap(({ inMinutes }) => inMinutes ?? []);
  const soon = within.map((minutes) => toMeeting(words, reader.nowMinute + minutes));
  const isUnsure =
    isLeftOpen ||
    zones.some((zone) => zone.isUnsure) ||
    (days.length === 0 && within.length === 0) ||
    days.some(
      (day) =>
        day.isSpan || (day.isLoose && !isOwnWord(text.slice(day.start, day.end), grammar, reader)),
    ) ||
    hasLooseWeek(lower, covered, grammar);
  return { weight, isUnsure, moments: unique([...soon, ...moments]) };
}

/** `Mi` is a day to a reader of German; `so` is a word to all of them. */
function isOwnWord(said: string, grammar: Grammar, { language }: MomentReader): boolean {
  return grammar === grammarOf(language) && said.toLowerCase() !== 'so';
}

/** Words about weeks that no day has taken up: `in two weeks on Tuesday`. */
function hasLooseWeek(lower: string, covered: readonly Span[], grammar: Grammar): boolean {
  return [...lower.matchAll(grammar.weeks)].some(
    ({ index }) => !covered.some(({ start, end }) => start <= index && index < end),
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function wordsOf(text: string, spans: readonly Span[]): string {
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  return text.slice(start, end).trim();
}

/** Digits that nothing has made anything of may well be the time. */
function hasLeftover(lower: string, covered: readonly Span[]): boolean {
  return [...lower.matchAll(/\d+/g)].some(
    ({ index }) => !covered.some(({ start, end }) => start <= index && index < end),
  );
}

interface Chosen {
  readonly day: number;
  readonly time: TimePart | undefined;
  readonly part: PartOfDay | undefined;
}

/** Each day with each time that may be its own: pair by pair where there are as many. */
function choose(
  found: readonly DayPart[],
  times: readonly TimePart[],
  parts: readonly { readonly part: PartOfDay; readonly start: number }[],
  reader: MomentReader,
  today: number,
): Chosen[] {
  const days = found.filter((day) => day.inMinutes === undefined);
  if (days.length === 0) {
    if (found.length > 0) return [];
    const at = times.flatMap((time) =>
      [today, today + 1].map((day) => ({ day, time, part: partFor(parts, time.start) })),
    );
    return at.filter(({ day, time }) => !isOver(day, time, reader));
  }
  const isPaired = days.length > 1 && days.length === times.length;
  return days.flatMap((part, index) => {
    const own = isPaired ? times.slice(index, index + 1) : times;
    const ofDay = part.part ?? partFor(parts, part.start);
    return part.days.flatMap((day): Chosen[] =>
      own.length === 0
        ? [{ day, time: undefined, part: ofDay }]
        : own.map((time) => ({ day, time, part: ofDay })),
    );
  });
}

/** With one part of a day in a text it goes for all of it. */
function partFor(
  parts: readonly { readonly part: PartOfDay; readonly start: number }[],
  near: number,
): PartOfDay | undefined {
  return parts.toSorted((a, b) => Math.abs(a.start - near) - Math.abs(b.start - near))[0]?.part;
}

function isOver(day: number, { from }: TimePart, { nowMinute, timeZone }: MomentReader): boolean {
  const latest = Math.max(...hoursOf(from, undefined, false));
  return toInstant(zoneOf(timeZone), day * DAY_MINUTES + latest) < nowMinute;
}

/** The zone right behind a time is its own; one of the whole text is everyone's. */
function zonesFor(time: TimePart | undefined, zones: readonly ZonePart[]): readonly ZoneSaid[] {
  const own = time && zones.filter(({ start, isBehind }) => isBehind && start >= time.end)[0];
  return (own ?? zones[0])?.zones ?? [{ kind: 'own' }];
}

interface Context {
  readonly words: string;
  readonly reader: MomentReader;
}

function toMoments(
  day: number,
  time: TimePart | undefined,
  part: PartOfDay | undefined,
  zones: readonly ZoneSaid[],
  { words, reader }: Context,
): Moment[] {
  const isElsewhere = zones.some(({ kind }) => kind !== 'own');
  const spans = time
    ? toSpans(time, part, isElsewhere)
    : [part ? windows[part] : ([0, DAY_MINUTES] as const)];
  return spans.flatMap(([from, until]) =>
    zones.flatMap((zone) => {
      const starts = toInstants(zone, day * DAY_MINUTES + from, reader);
      const ends = toInstants(zone, day * DAY_MINUTES + until, reader);
      return starts.map((start, index) => {
        const end = ends[index] ?? start + until - from;
        const moment =
          time && end <= start
            ? { from: start, until: start + USUAL_MINUTES }
            : { from: start, until: end };
        return { words, ...moment, isDay: !time };
      });
    }),
  );
}

function toMeeting(words: string, from: number): Moment {
  return { words, from, until: from + USUAL_MINUTES, isDay: false };
}

type Minutes = readonly [from: number, until: number];

/** What a time may mean, in minutes of the day. */
function toSpans(
  { from, until }: TimePart,
  part: PartOfDay | undefined,
  isElsewhere: boolean,
): Minutes[] {
  const starts = hoursOf(from, part, isElsewhere);
  if (!until) return starts.map((start) => [start, start + USUAL_MINUTES]);
  const ends = hoursOf(until, part, isElsewhere);
  return starts.map((start) => {
    const after = [...ends, until.minutes, until.minutes + 720].filter((end) => end > start);
    const end = Math.min(...after);
    return [start, Number.isFinite(end) ? end : start + USUAL_MINUTES];
  });
}

/** Of an hour, those of twenty-four that it may be, the likeliest first. */
function hoursOf(clock: Clock, part: PartOfDay | undefined, isElsewhere: boolean): number[] {
  const { minutes, style, half } = clock;
  if (half) return [toMinutes(minutes, half)];
  if (style === 'sure' || minutes >= 780)
    return minutes === DAY_MINUTES ? [0, DAY_MINUTES] : [minutes];
  if (part) return [toMinutes(minutes, part === 'morning' ? 'am' : 'pm')];
  const [am, pm] = [toMinutes(minutes, 'am'), toMinutes(minutes, 'pm')];
  // Noon is twelve to anybody; nobody meets at three at night who does not say so.
  if (am < 60) return [pm];
  if (style === 'written' && am >= 7 * 60) return [am];
  const isAfternoon = am < 6 * 60;
  if (style !== 'written' && isAfternoon && !isElsewhere) return [pm];
  return am >= 7 * 60 ? [am, pm] : [pm, am];
}

/** A wall clock's minute as an instant: two where winter time is named in summer, which most say of the clock. */
function toInstants(zone: ZoneSaid, local: number, { timeZone }: MomentReader): number[] {
  if (zone.kind === 'own') return [toInstant(zoneOf(timeZone), local)];
  if (zone.kind === 'offset') return [local - zone.minutes];
  const wall = toInstant(zoneOf(zone.timeZone), local);
  if (!zone.literal) return [wall];
  const offsets = [0, 91, 182, 273].map((days) =>
    offsetMinutesAt(zoneOf(zone.timeZone), wall + days * DAY_MINUTES),
  );
  const named = zone.literal === 'standard' ? Math.min(...offsets) : Math.max(...offsets);
  const literal = local - named;
  return literal === wall ? [wall] : [wall, literal];
}
