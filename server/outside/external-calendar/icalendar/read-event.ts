import {
  type Clocks,
  dayOf,
  type Length,
  type Moment,
  msOf,
  toLength,
  toMoment,
} from './calendar-moment.ts';
import type { ProblemKind } from './calendar-problem.ts';
import { type Component, type Property, paramOf, propertiesOf } from './content-lines.ts';
import { BIRTHDAY_NAMES, isBirthday } from './is-birthday.ts';
import { type RecurrenceRule, readRule } from './recurrence-rule.ts';
import { type BusyRules, type Properties, STANDING_NAMES, standsBusy } from './stands-busy.ts';
import { DAY_MS } from './zone-clock.ts';

/** An RDATE: one more time, which may have a length of its own. */
interface ExtraTime {
  readonly moment: Moment;
  readonly length: Length | undefined;
}

/** A VEVENT: one that stands for itself, a series, or one of a series that differs from it. */
export interface CalendarEvent {
  readonly contentIndex: number;
  readonly uid: string;
  readonly title: string;
  readonly start: Moment;
  readonly length: Length;
  readonly isBusy: boolean;
  /** Which one of a series it is, by when that was to be. */
  readonly recurrenceId: Moment | undefined;
  /** Whether those after it follow it (RANGE=THISANDFUTURE). */
  readonly isForAllAfter: boolean;
  readonly rules: readonly RecurrenceRule[];
  readonly extraTimes: readonly ExtraTime[];
  readonly excludedRules: readonly RecurrenceRule[];
  readonly excluded: readonly Moment[];
  /** SEQUENCE, and when it was written: of two that say the same one the later counts. */
  readonly version: readonly [number, number];
}

export interface EventReader extends BusyRules {
  readonly contentIndex: number;
  readonly uid: string;
  readonly clocks: Clocks;
  /** Whether its calendar has nothing but birthdays. */
  readonly isOfBirthdays: boolean;
  tell(kind: ProblemKind): void;
}

const NAMES: ReadonlySet<string> = new Set([
  ...[
    'dtstart',
    'dtend',
    'duration',
    'summary',
    'recurrence-id',
    'rrule',
    'rdate',
    'exrule',
    'exdate',
  ],
  ...['sequence', 'dtstamp', 'last-modified', 'x-microsoft-cdo-alldayevent'],
  ...STANDING_NAMES,
  ...BIRTHDAY_NAMES,
]);
const LONGEST_TITLE = 500;

/** A VEVENT as what it says; undefined where it does not say when it begins. */
export function readEvent(component: Component, reader: EventReader): CalendarEvent | undefined {
  const properties = propertiesOf(component, NAMES);
  const first = (name: string) => properties.get(name)?.[0];
  const start = startOf(properties, reader);
  if (!start) {
    reader.tell('start-not-understood');
    return undefined;
  }
  const isFree = start.isDay && (reader.isOfBirthdays || isBirthday(properties));
  const recurrenceId = first('recurrence-id');
  const excluded = datesOf(properties.get('exdate') ?? [], reader);
  return {
    contentIndex: reader.contentIndex,
    uid: reader.uid,
    title: toTitle(first('summary')?.values[0] ?? ''),
    start,
    length: lengthOf(start, properties, reader),
    isBusy: !isFree && standsBusy(properties, reader),
    recurrenceId: recurrenceId && datesOf([recurrenceId], reader)[0]?.moment,
    isForAllAfter: paramOf(recurrenceId, 'range')?.toUpperCase() === 'THISANDFUTURE',
    rules: rulesOf(properties.get('rrule') ?? [], reader),
    extraTimes: datesOf(properties.get('rdate') ?? [], reader),
    excludedRules: rulesOf(properties.get('exrule') ?? [], reader),
    excluded: excluded.map((each) => each.moment),
    version: versionOf(properties, reader.clocks),
  };
}

/** One line, of bounded length, whole characters. */
function toTitle(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE).toWellFormed();
}

function startOf(properties: Properties, reader: EventReader): Moment | undefined {
  const [property] = properties.get('dtstart') ?? [];
  const start = property && momentOf(property, reader.clocks);
  return start && asDay(start, properties, reader);
}

function momentOf(property: Property, clocks: Clocks): Moment | undefined {
  const [value = ''] = property.values;
  return toMoment(value, property, clocks);
}

/**
 * Some write whole days as times from midnight to midnight of UTC, or of no zone, and say so in Outlook's
 * words: they are days of the owner's.
 */
function asDay(moment: Moment, properties: Properties, { clocks }: EventReader): Moment {
  const says = properties.get('x-microsoft-cdo-alldayevent')?.[0]?.values[0]?.trim().toUpperCase();
  const isDay = says === 'TRUE' && isPlaceless(moment) && moment.localMs % DAY_MS === 0;
  return isDay ? { ...moment, isDay, isFloating: false, clock: clocks.owners } : moment;
}

function isPlaceless(moment: Moment): boolean {
  return moment.isFloating || moment.isUtc;
}

/**
 * How long an event lasts (RFC 5545 3.6.1): whole days one at least; times none where they say no end. From
 * DTSTART to DTEND is exact time, so much for each of a series (3.8.5.3).
 */
function lengthOf(start: Moment, properties: Properties, reader: EventReader): Length {
  const [end] = properties.get('dtend') ?? [];
  const [duration] = properties.get('duration') ?? [];
  const length = end
    ? lengthUntil(start, momentOf(end, reader.clocks))
    : duration
      ? toLength(duration.values[0] ?? '')
      : NO_LENGTH;
  if (!length) reader.tell('end-not-understood');
  if (start.isDay)
    return {
      days: Math.max(1, (length?.days ?? 0) + Math.ceil((length?.exactMs ?? 0) / DAY_MS)),
      exactMs: 0,
    };
  return length ?? restOfDay(start);
}

const NO_LENGTH: Length = { days: 0, exactMs: 0 };

/** Undefined where it ends before it begins. */
function lengthUntil(start: Moment, end: Moment | undefined): Length | undefined {
  if (!end) return undefined;
  const localMs = end.localMs - start.localMs;
  if (start.isDay)
    return localMs < 0 ? undefined : { days: Math.ceil(localMs / DAY_MS), exactMs: 0 };
  const exactMs = msOf(end) - msOf(start);
  if (exactMs >= 0) return { days: 0, exactMs };
  // Begins in the hour that is skipped in spring, and ends soon after it.
  return end.clock === start.clock && localMs >= 0 ? { days: 0, exactMs: localMs } : undefined;
}

function restOfDay(start: Moment): Length {
  const dayEnd = start.clock.toMs((dayOf(start.localMs) + 1) * DAY_MS);
  return { days: 0, exactMs: dayEnd - msOf(start) };
}

function rulesOf(properties: readonly Property[], reader: EventReader): readonly RecurrenceRule[] {
  return properties.flatMap(({ values: [text = ''] }) => {
    const { rule, isUnderstood } = readRule(text);
    if (!isUnderstood) reader.tell('rule-not-understood');
    return rule ?? [];
  });
}

/** The dates of RDATE, EXDATE and RECURRENCE-ID: each may have several, and periods (RFC 5545 3.3.9). */
function datesOf(properties: readonly Property[], reader: EventReader): readonly ExtraTime[] {
  return properties.flatMap((property) => {
    if (property.values.length === 0) reader.tell('date-not-understood');
    return property.values.flatMap((value) => {
      const [begin = '', end] = value.split(/[,/]/);
      const moment = toMoment(begin, property, reader.clocks);
      const length =
        moment && end !== undefined ? periodLength(moment, end, property, reader) : undefined;
      if (!moment || (end !== undefined && !length)) reader.tell('date-not-understood');
      return moment ? { moment, length } : [];
    });
  });
}

function periodLength(
  begin: Moment,
  end: string,
  property: Property,
  { clocks }: EventReader,
): Length | undefined {
  return end.toUpperCase().includes('P')
    ? toLength(end)
    : lengthUntil(begin, toMoment(end, property, clocks));
}

function versionOf(properties: Properties, clocks: Clocks): readonly [number, number] {
  const sequence = Number(properties.get('sequence')?.[0]?.values[0] ?? 0);
  const written = properties.get('last-modified')?.[0] ?? properties.get('dtstamp')?.[0];
  const writtenMs = (written && momentOf(written, clocks)?.localMs) ?? 0;
  return [Number.isFinite(sequence) ? sequence : 0, writtenMs];
}
