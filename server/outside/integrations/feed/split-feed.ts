import { hash } from 'node:crypto';
import type { RemoteCalendar, RemoteObject } from '#server/platform/kernel/calendar-provider.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { inTurns } from './in-turns.ts';
import {
  type CalendarObject,
  type Component,
  type ContentLine,
  readComponents,
} from './read-components.ts';
import { lineValue, lineZone, toLines } from './read-lines.ts';

/** A feed's file as the port has calendars. */
export interface SplitFeed {
  /** What the calendar calls itself. */
  readonly name: string | null;
  readonly color: RemoteCalendar['color'];
  readonly timeZone: RemoteCalendar['timeZone'];
  readonly objects: readonly RemoteObject[];
}

/** A VEVENT, on its way to its object. */
interface Part {
  readonly uid: string;
  readonly isDeviation: boolean;
  readonly text: string;
  /**
   * All of it but when it was stamped: some stamp every event anew each time a feed is asked for, which
   * RFC 5545 §3.8.7.2 lets them, and nothing would stay the same.
   */
  readonly lasting: string;
  readonly zones: readonly Zone[];
}

interface Zone {
  readonly text: string;
  readonly digest: string;
}

/** Some milliseconds' of parts. */
const PARTS_A_TURN = 400;

/**
 * Splits an unfolded file into one object for each UID: the event, all that deviates from it, the zones it
 * names. Deviations without an event are an object as well, and so is a further event of the same UID, which some
 * feeds have: each blocks. An event without a UID is known by its content. All content lines are kept, also those
 * that nobody here knows.
 *
 * By lines and not by ical.js, which parses each value to write it again: what it does not expect changes or
 * throws, and one such line would cost the whole file.
 * @throws CalendarFault for what is no calendar, and for one that breaks off
 */
export async function splitFeed(text: string): Promise<SplitFeed> {
  const calendars = await readComponents(toLines(text));
  const parts: Part[] = [];
  for (const calendar of calendars) {
    const zones = readZones(calendar);
    const events = calendar.components.filter(({ type }) => type === 'VEVENT');
    for await (const few of inTurns(events, { size: PARTS_A_TURN })) {
      for (const event of few) parts.push(toPart(event, zones));
    }
  }
  if (parts.length === 0 && calendars.some(hasFreeBusy)) {
    // Its host would be free all day.
    throw new CalendarFault('answer-not-understood', 'It has times that are busy, and no events');
  }
  return {
    ...readHead(calendars.flatMap(({ properties }) => properties)),
    objects: await gather(parts),
  };
}

async function gather(parts: readonly Part[]): Promise<RemoteObject[]> {
  const objects: RemoteObject[] = [];
  for await (const few of inTurns(listObjects(parts), { size: PARTS_A_TURN })) {
    objects.push(...few);
  }
  return objects;
}

/** A usual file of 20 MB makes 65 million, since each object has its zones. */
const MAX_LENGTH = 150_000_000;

function* listObjects(parts: readonly Part[]): Generator<RemoteObject> {
  let length = 0;
  for (const group of groupByUid(parts).values()) {
    for (const object of toObjects(group)) {
      length += object.content.length;
      // One large zone, named by each of many events.
      if (length > MAX_LENGTH) throw new CalendarFault('answer-not-understood', 'It is too large');
      yield object;
    }
  }
}

function hasFreeBusy({ components }: CalendarObject): boolean {
  return components.some(
    ({ type, lines }) => type === 'VFREEBUSY' && lines.some(({ name }) => name === 'FREEBUSY'),
  );
}

/** By their names. */
function readZones({ components }: CalendarObject): ReadonlyMap<string, Zone> {
  const zones = new Map<string, Zone>();
  for (const { type, lines } of components) {
    if (type !== 'VTIMEZONE') continue;
    const text = toText(lines);
    zones.set(readProperty(lines, 'TZID'), { text, digest: digest(text) });
  }
  return zones;
}

function toPart({ lines }: Component, zones: ReadonlyMap<string, Zone>): Part {
  const named = new Set<string>();
  const lasting: ContentLine[] = [];
  let uid = '';
  let isDeviation = false;
  let depth = 0;
  for (const line of lines) {
    const { name, text } = line;
    if (name === 'BEGIN') depth += 1;
    else if (name === 'END') depth -= 1;
    else if (depth === 1 && name === 'UID') uid ||= lineValue(text).trim();
    else if (depth === 1 && name === 'RECURRENCE-ID') isDeviation = true;
    const zone = lineZone(text);
    if (zone !== undefined) named.add(zone);
    if (name !== 'DTSTAMP') lasting.push(line);
  }
  return {
    uid,
    isDeviation,
    text: toText(lines),
    lasting: toText(lasting),
    zones: [...named].flatMap((name) => zones.get(name) ?? []),
  };
}

function toText(lines: readonly ContentLine[]): string {
  return lines.map(({ text }) => text).join('\r\n');
}

/** What the first of that name says; empty where there is none. */
function readProperty(lines: readonly ContentLine[], name: string): string {
  const line = lines.find((each) => each.name === name);
  return line === undefined ? '' : lineValue(line.text).trim();
}

/** Those without a UID are alone; the same twice is once. */
function groupByUid(parts: readonly Part[]): ReadonlyMap<string, ReadonlyMap<string, Part>> {
  const groups = new Map<string, Map<string, Part>>();
  for (const part of parts) {
    const key = part.uid ? `uid ${part.uid}` : `none ${part.lasting}`;
    const group = groups.get(key);
    if (group) group.set(part.lasting, part);
    else groups.set(key, new Map([[part.lasting, part]]));
  }
  return groups;
}

function* toObjects(group: ReadonlyMap<string, Part>): Generator<RemoteObject> {
  const parts = [...group.values()];
  const [event, ...further] = parts.filter(({ isDeviation }) => !isDeviation);
  const deviations = parts.filter(({ isDeviation }) => isDeviation).sort(byContent);
  const whole = event ? [event, ...deviations] : deviations;
  const { uid = '', lasting = '' } = whole[0] ?? {};
  yield toObject(digest(uid || `\0${lasting}`), whole);
  for (const each of further) yield toObject(digest(`${each.uid}\0${each.lasting}`), [each]);
}

function byContent(one: Part, other: Part): number {
  return one.lasting < other.lasting ? -1 : 1;
}

function toObject(id: string, parts: readonly Part[]): RemoteObject {
  const zones = new Map(
    parts.flatMap((part) => part.zones).map((zone) => [zone.digest, zone.text]),
  );
  const content = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalends//Feed//EN',
    ...zones.values(),
    ...parts.map(({ text }) => text),
    'END:VCALENDAR',
    '',
  ];
  const version = [...zones.keys(), ...parts.map(({ lasting }) => lasting)];
  return { id, version: digest(version.join('\n')), content: content.join('\r\n') };
}

/** Says whether anything of an unfolded file has changed but for the stamps. */
export function digestFeed(text: string): string {
  return digest(text.replace(/^DTSTAMP[;:].*$/gim, ''));
}

/** 144 bits: enough that no two of a calendar meet, short enough to keep thousands. */
function digest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 24);
}

const MAX_NAME_LENGTH = 200;

/** What is no standard, and everywhere: X-WR-…, and Apple's colour; RFC 7986 has a NAME. */
function readHead(properties: readonly ContentLine[]): Omit<SplitFeed, 'objects'> {
  const read = (name: string) => readProperty(properties, name);
  const zone = read('X-WR-TIMEZONE');
  const color = /^#[0-9a-f]{6}/i.exec(read('X-APPLE-CALENDAR-COLOR'))?.[0];
  return {
    name: toPlain(read('X-WR-CALNAME') || read('NAME')) || null,
    color: color?.toLowerCase() ?? null,
    timeZone: isTimeZone(zone) ? zone : null,
  };
}

/** RFC 5545 §3.3.11: `Ada\, at work → Ada, at work` */
function toPlain(text: string): string {
  return text
    .slice(0, MAX_NAME_LENGTH)
    .replace(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? ' ' : letter))
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
