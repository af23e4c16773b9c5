import type { CalendarProblem, ProblemKind } from './calendar-problem.ts';
import { type Component, partsOf, propertiesOf, readText } from './content-lines.ts';
import type { Work } from './expand-rule.ts';
import { type ClockShelf, findClocks } from './find-clocks.ts';
import { isBirthdayName } from './is-birthday.ts';
import { type CalendarEvent, readEvent } from './read-event.ts';
import { isWithin, type Placed, placeItself, seriesTimes } from './series-times.ts';
import type { BusyRules } from './stands-busy.ts';
import { uidOf } from './uid-of.ts';
import { clockOfZone } from './zone-clock.ts';

export interface BusyQuestion extends BusyRules {
  /** What is of interest: instants from one (inclusive) to another (exclusive). */
  readonly fromMs: number;
  readonly toMs: number;
  /** Where the calendar's owner is (IANA): their days, and times without a zone. */
  readonly timeZone: string;
  /** Whether an event is one that we have written. It never takes time a second time. */
  isOurs(uid: string): boolean;
}

/** A time in which somebody is busy: each of a series is one. */
export interface BusyTime {
  readonly uid: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly title: string;
  readonly isAllDay: boolean;
}

export interface BusyCalendar {
  /** By their beginning. Whole, also where only a part of one is of interest. */
  readonly times: readonly BusyTime[];
  readonly problems: readonly CalendarProblem[];
}

/** Of one event: a time each hour for two years is well below both. */
const MOST_WORK_OF_ONE = 40_000;
const MOST_TIMES_OF_ONE = 20_000;
/** Of a call: a few seconds of work, and what memory bears. */
const MOST_WORK = 4_000_000;
const MOST_TIMES = 500_000;

/**
 * When somebody is busy by the texts of a calendar (RFC 5545), each of them a VCALENDAR or what is within
 * one. What differs from a series may stand in another text than the series, or without one (feeds).
 *
 * Never throws for what a text says, and ends: what one event, or all of them, may cost is bounded. Where
 * that does not suffice, the time from there on counts as busy to the end of what is of interest, and
 * `problems` says so: a host who may be busy is not offered. The other problems are those of
 * `ProblemKind`, with what counts then. Throws a RangeError for a zone that is none.
 */
export function toBusyTimes(contents: readonly string[], question: BusyQuestion): BusyCalendar {
  const problems: CalendarProblem[] = [];
  const stretch = { fromMs: question.fromMs, untilMs: question.toMs };
  const purse: Purse = { work: { left: MOST_WORK }, timesLeft: MOST_TIMES };
  const shelf: ClockShelf = {
    owners: clockOfZone(question.timeZone),
    stretch,
    work: purse.work,
    known: new Map(),
  };
  const events = contents.flatMap((content, contentIndex) =>
    readContent(content, { contentIndex, shelf, question, problems }),
  );
  const times = [...Map.groupBy(events, (event) => event.uid).values()].flatMap((group) =>
    timesOfGroup(group, (series, deviations) => {
      const work = { left: Math.min(MOST_WORK_OF_ONE, Math.max(0, purse.work.left)) };
      const given = work.left;
      const mostTimes = Math.min(MOST_TIMES_OF_ONE, Math.max(0, purse.timesLeft));
      const { placed, isCut } = seriesTimes(series, deviations, { stretch, work, mostTimes });
      purse.work.left -= given - work.left;
      purse.timesLeft -= placed.length;
      const { contentIndex, uid } = series;
      if (isCut) problems.push({ kind: 'too-many-times', contentIndex, uid });
      return placed;
    }),
  );
  const busy = times.filter((each) => each.event.isBusy && isWithin(each, stretch)).map(toBusyTime);
  return { times: busy.sort(byTime), problems };
}

/** What a call may still cost. */
interface Purse {
  readonly work: Work;
  timesLeft: number;
}

interface ContentReader {
  readonly contentIndex: number;
  readonly shelf: ClockShelf;
  readonly question: BusyQuestion;
  readonly problems: CalendarProblem[];
}

function readContent(content: string, reader: ContentReader): readonly CalendarEvent[] {
  const { contentIndex, shelf, question, problems } = reader;
  const told = new Set<string>();
  const tell = (kind: ProblemKind, uid: string | null = null) => {
    if (told.has(`${kind} ${uid}`)) return;
    told.add(`${kind} ${uid}`);
    problems.push({ kind, contentIndex, uid });
  };
  const { root, isWhole } = readText(content);
  const components = partsOf(root, 'vevent');
  if (!isWhole && root.parts.length > 0) tell('broken-off');
  if (components.length === 0 && partsOf(root, 'vcalendar').length === 0) tell('not-a-calendar');
  const isOfBirthdays = isBirthdayCalendar(root);
  let reading: string | null = null;
  const clocks = findClocks(root, shelf, () => tell('unknown-zone', reading));
  return components.flatMap((component) => {
    const uid = uidOf(component);
    if (question.isOurs(uid)) return [];
    reading = uid;
    const { countsTentative, ownerAddresses } = question;
    const event = readEvent(component, {
      ...{ contentIndex, uid, clocks, isOfBirthdays, countsTentative, ownerAddresses },
      tell: (kind) => tell(kind, uid),
    });
    return event ?? [];
  });
}

const CALENDAR_NAMES = new Set(['x-wr-calname', 'name']);

function isBirthdayCalendar(root: Component): boolean {
  return partsOf(root, 'vcalendar').some((calendar) =>
    [...propertiesOf(calendar, CALENDAR_NAMES).values()]
      .flat()
      .some((each) => isBirthdayName(each.values[0] ?? '')),
  );
}

/** Several may have one UID: one that is written anew, or a program that gives all the same. All count. */
function timesOfGroup(
  group: readonly CalendarEvent[],
  expand: (series: CalendarEvent, deviations: readonly CalendarEvent[]) => readonly Placed[],
): readonly Placed[] {
  const [only] = group;
  if (only && group.length === 1 && !isSeries(only)) return [placeItself(only)];
  const deviations = latestOf(group.filter((each) => each.recurrenceId));
  const masters = group.filter((each) => !each.recurrenceId);
  // A part of a series that its own rule comes with, and no series anywhere.
  const leaders = masters.length > 0 ? masters : deviations.filter(isSeries);
  const differing = deviations.filter((each) => !leaders.includes(each));
  const placed = [
    ...leaders.flatMap((each) => expand(each, differing)),
    ...differing.filter((each) => each.isBusy).map(placeItself),
  ];
  // What differs may be where another is.
  if (group.length === 1) return placed;
  return [...new Map(placed.map((each) => [`${each.startMs} ${each.endMs}`, each])).values()];
}

function isSeries(event: CalendarEvent): boolean {
  return event.rules.length + event.extraTimes.length + event.excluded.length > 0;
}

/** Of several that stand for the same one of a series, the one written last. */
function latestOf(deviations: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const latest = new Map<string, CalendarEvent>();
  for (const each of deviations) {
    const key = keyOf(each);
    const other = latest.get(key);
    if (!other || !isOlder(each, other)) latest.set(key, each);
  }
  return [...latest.values()];
}

function keyOf({ recurrenceId }: CalendarEvent): string {
  if (!recurrenceId) return '';
  const { isDay, localMs, clock } = recurrenceId;
  return isDay ? `day ${localMs}` : `${clock.toMs(localMs)}`;
}

function isOlder({ version }: CalendarEvent, other: CalendarEvent): boolean {
  const [sequence, writtenMs] = version;
  const [otherSequence, otherWrittenMs] = other.version;
  return sequence < otherSequence || (sequence === otherSequence && writtenMs < otherWrittenMs);
}

function toBusyTime({ event, startMs, endMs }: Placed): BusyTime {
  return { uid: event.uid, startMs, endMs, title: event.title, isAllDay: event.start.isDay };
}

function byTime(a: BusyTime, b: BusyTime): number {
  return a.startMs - b.startMs || a.endMs - b.endMs || (a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0);
}
