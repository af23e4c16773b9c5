import { CalendarFault } from '../calendar-fault.ts';
import { inTurns } from './in-turns.ts';
import { lineName, lineValue } from './read-lines.ts';

export interface ContentLine {
  /** `DTSTART` */
  readonly name: string;
  /** All of it. */
  readonly text: string;
}

/** What stands directly in a calendar (RFC 5545 §3.6), with all that is in it. */
export interface Component {
  /** `VEVENT` */
  readonly type: string;
  /** From its BEGIN to its END; without what is no content line. */
  readonly lines: readonly ContentLine[];
}

export interface CalendarObject {
  readonly properties: readonly ContentLine[];
  readonly components: readonly Component[];
}

/** How far a file is read. */
interface Reading {
  readonly calendars: { readonly properties: ContentLine[]; readonly components: Component[] }[];
  /** What has begun and not ended: `['VCALENDAR', 'VEVENT', 'VALARM']`. */
  readonly open: string[];
  /** Lines of the component that has begun. */
  lines: ContentLine[];
}

/** A millisecond's. */
const LINES_A_TURN = 4_000;

/**
 * The calendars of a file: there may be several (RFC 5545 §3.4). Half a file is none, for what its other half
 * blocks would be free.
 * @throws CalendarFault for what is no calendar, and for one that breaks off
 */
export async function readComponents(lines: readonly string[]): Promise<readonly CalendarObject[]> {
  const reading: Reading = { calendars: [], open: [], lines: [] };
  for await (const few of inTurns(lines, { size: LINES_A_TURN })) {
    for (const text of few) readLine(reading, { name: lineName(text), text });
  }
  if (reading.calendars.length === 0 || reading.open.length > 0) throw notUnderstood(reading);
  return reading.calendars;
}

function readLine(reading: Reading, line: ContentLine): void {
  if (line.name === 'BEGIN') begin(reading, line);
  else if (line.name === 'END') end(reading, line);
  else if (line.name !== '') keep(reading, line);
  // Within an event it is left out: a reader would refuse all of the event for it.
  else if (reading.open.length === 0 && line.text.trim() !== '') throw notUnderstood(reading);
}

function begin(reading: Reading, line: ContentLine): void {
  const type = typeOf(line);
  const isOutermost = reading.open.length === 0;
  if (isOutermost !== (type === 'VCALENDAR')) throw notUnderstood(reading);
  reading.open.push(type);
  if (isOutermost) reading.calendars.push({ properties: [], components: [] });
  else reading.lines.push(line);
}

function end(reading: Reading, line: ContentLine): void {
  const type = typeOf(line);
  if (reading.open.pop() !== type) throw notUnderstood(reading);
  if (reading.open.length > 0) reading.lines.push(line);
  if (reading.open.length !== 1) return;
  reading.calendars.at(-1)?.components.push({ type, lines: reading.lines });
  reading.lines = [];
}

function keep(reading: Reading, line: ContentLine): void {
  const { open, calendars, lines } = reading;
  if (open.length === 0) throw notUnderstood(reading);
  if (open.length === 1) calendars.at(-1)?.properties.push(line);
  else lines.push(line);
}

/** `BEGIN:VEVENT → VEVENT` */
function typeOf({ text }: ContentLine): string {
  return lineValue(text).trim().toUpperCase();
}

function notUnderstood({ calendars }: Reading): CalendarFault {
  return calendars.length === 0
    ? new CalendarFault('no-calendar-there', 'What answers is no calendar')
    : new CalendarFault(
        'answer-not-understood',
        'The calendar breaks off, or turns into something else',
      );
}
