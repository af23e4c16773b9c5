import ICAL from 'ical.js';
import { dayOfDate } from '#shared/time/dates.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { toInstant, type Zone, zoneOf } from '#shared/time/zone.ts';
import type { BusyRange } from './busy.ts';
import { MAX_BUSY_TIMES, MAX_REPETITIONS } from './limits.ts';

export interface CalendarReader {
  /** Where whole days and times without a zone are: the visitor's own. */
  readonly timeZone: string;
  /** What is of interest, in epoch minutes. */
  readonly from: number;
  readonly until: number;
}

export interface CalendarRead {
  readonly busy: readonly BusyRange[];
  /** Entries that are broken. */
  readonly unread: number;
  /** There was more than is taken. */
  readonly isCut: boolean;
}

/** What is gathered so far, and what may still be. */
interface Gathered {
  readonly busy: BusyRange[];
  unread: number;
  turnsLeft: number;
}

const DAY_MINUTES = 1440;
const ENTRY = /^BEGIN:(VEVENT|VFREEBUSY|VTIMEZONE)\r?\n[\s\S]*?^END:\1\s*?$/gim;

/**
 * The busy times of a calendar file: events with all their repetitions, whole days, published
 * free/busy. What is cancelled or said to be free is none. One broken entry does not spoil the rest.
 */
export function readCalendar(text: string, reader: CalendarReader): CalendarRead {
  const gathered: Gathered = { busy: [], unread: 0, turnsLeft: MAX_REPETITIONS };
  const calendar = parseEntries(text, gathered);
  const gather = (read: () => void) => {
    try {
      read();
    } catch {
      gathered.unread += 1;
    }
  };
  for (const each of calendar.getAllSubcomponents('vfreebusy'))
    gather(() => addFreeBusy(each, reader, gathered));
  for (const group of groupByUid(calendar.getAllSubcomponents('vevent')))
    gather(() => addEvent(group, reader, gathered));
  const { busy, unread, turnsLeft } = gathered;
  return {
    unread,
    busy: busy.slice(0, MAX_BUSY_TIMES),
    isCut: busy.length > MAX_BUSY_TIMES || turnsLeft <= 0,
  };
}

/** One calendar of all entries that can be parsed: the library refuses a whole file for one line. */
function parseEntries(text: string, gathered: Gathered): ICAL.Component {
  const whole = new ICAL.Component('vcalendar');
  for (const [entry] of text.matchAll(ENTRY)) {
    try {
      whole.addSubcomponent(new ICAL.Component(ICAL.parse(entry)));
    } catch {
      gathered.unread += 1;
    }
  }
  return whole;
}

/** A series with the occurrences that differ from it; one without its series stands alone. */
function groupByUid(events: readonly ICAL.Component[]): readonly (readonly ICAL.Component[])[] {
  const groups = Map.groupBy(events, (event) => event.getFirstPropertyValue('uid') ?? event);
  return [...groups.values()].flatMap((group) =>
    group.some(isSeries) ? [group] : group.map((event) => [event]),
  );
}

function isSeries(event: ICAL.Component): boolean {
  return !event.hasProperty('recurrence-id');
}

function addEvent(
  group: readonly ICAL.Component[],
  reader: CalendarReader,
  gathered: Gathered,
): void {
  const main = group.find(isSeries) ?? group[0];
  const exceptions = group.filter((each) => each !== main);
  const event = new ICAL.Event(main, { exceptions, strictExceptions: false });
  if (!event.isRecurring()) {
    addTime(event, event.startDate, event.endDate, reader, gathered);
    return;
  }
  const turns = event.iterator();
  while (gathered.turnsLeft > 0 && gathered.busy.length <= MAX_BUSY_TIMES) {
    gathered.turnsLeft -= 1;
    const turn: ICAL.Time | undefined = turns.next();
    if (!turn || toMinute(turn, event, reader) >= reader.until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(turn);
    addTime(item, startDate, endDate, reader, gathered);
  }
}

function addTime(
  event: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time,
  reader: CalendarReader,
  { busy }: Gathered,
): void {
  if (!isBusy(event.component)) return;
  const startMinute = toMinute(start, event, reader);
  const endMinute = toMinute(end, event, reader);
  if (startMinute < endMinute && startMinute < reader.until && endMinute > reader.from)
    busy.push({ startMinute, endMinute });
}

function isBusy(event: ICAL.Component): boolean {
  const says = (name: string, value: string) =>
    String(event.getFirstPropertyValue(name) ?? '').toUpperCase() === value;
  return !(
    says('transp', 'TRANSPARENT') ||
    says('status', 'CANCELLED') ||
    says('x-microsoft-cdo-busystatus', 'FREE')
  );
}

function addFreeBusy(each: ICAL.Component, reader: CalendarReader, { busy }: Gathered): void {
  const taken = each
    .getAllProperties('freebusy')
    .filter(
      (property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE',
    );
  for (const period of taken.flatMap((property) => property.getValues() as ICAL.Period[])) {
    const startMinute = Math.floor(period.start.toUnixTime() / 60);
    const endMinute = Math.floor(period.getEnd().toUnixTime() / 60);
    if (startMinute < endMinute && startMinute < reader.until && endMinute > reader.from)
      busy.push({ startMinute, endMinute });
  }
}

/**
 * A zone is looked up by its name where it is one of the world's, else in the file itself; a time
 * without, and a whole day, is the visitor's.
 */
function toMinute(time: ICAL.Time, event: ICAL.Event, { timeZone }: CalendarReader): number {
  const isOfFile = !time.isDate && time.zone.component !== null;
  const named = time.isDate ? undefined : (zoneNamed(time.zone.tzid) ?? zoneNamed(tzidOf(event)));
  if (time.zone === ICAL.Timezone.utcTimezone) return Math.floor(time.toUnixTime() / 60);
  if (!named && isOfFile) return Math.floor(time.toUnixTime() / 60);
  const date = time.toString().slice(0, 10);
  const localMinute =
    dayOfDate(date) * DAY_MINUTES + (time.isDate ? 0 : time.hour * 60 + time.minute);
  return toInstant(named ?? zoneOf(timeZone), localMinute);
}

/** As the event says it: a name that the file does not explain is not kept by the time. */
function tzidOf(event: ICAL.Event): string {
  return String(event.component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
}

function zoneNamed(tzid: string): Zone | undefined {
  return tzid !== 'floating' && isTimeZone(tzid) ? zoneOf(tzid) : undefined;
}
