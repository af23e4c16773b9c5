import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { offsetMinutesAt, toInstant, zoneOf } from '#shared/time/zone.ts';
import { type Moment, type MomentReader, USUAL_MINUTES } from './moment.ts';
import { parsersFor } from './parsers.ts';

const MINUTE_MS = 60_000;
/** What lasts longer is no meeting. */
const LONGEST_MINUTES = 24 * 60;
/** A sentence or two; nobody selects a book to ask about a date. */
const MAX_CHARACTERS = 300;

/** The first time that a text speaks of, in whatever language reads most of it. */
export function readMoment(text: string, reader: MomentReader): Moment | undefined {
  const found = findWords(text.slice(0, MAX_CHARACTERS), reader);
  if (!found) return undefined;
  const { start, end } = found;
  if (!start.isCertain('hour')) return toDay(found, reader);
  const from = toMinute(start, reader);
  const length = end?.isCertain('hour') ? toMinute(end, reader) - from : USUAL_MINUTES;
  const isMeeting = length > 0 && length <= LONGEST_MINUTES;
  const until = from + (isMeeting ? length : USUAL_MINUTES);
  return { words: found.text, from, until, isDay: false };
}

function findWords(text: string, reader: MomentReader): ParsedResult | undefined {
  const zone = zoneOf(reader.timeZone);
  const reference = {
    instant: new Date(reader.nowMinute * MINUTE_MS),
    timezone: offsetMinutesAt(zone, reader.nowMinute),
  };
  const found = parsersFor(reader.language).flatMap((parser) =>
    parser.parse(text, reference, { forwardDate: true }).slice(0, 1),
  );
  // Of two that read as much, the one of the reader's own language stands first.
  return found.toSorted((one, other) => other.text.length - one.text.length)[0];
}

/** A zone that the text names counts; else the wall clock is the reader's, on the day that is meant. */
function toMinute(said: ParsedComponents, { timeZone }: MomentReader): number {
  const local = toLocalMinute(said, said.get('hour') ?? 0, said.get('minute') ?? 0);
  const offset = said.isCertain('timezoneOffset') ? said.get('timezoneOffset') : null;
  return offset === null ? toInstant(zoneOf(timeZone), local) : local - offset;
}

function toDay({ text, start }: ParsedResult, { timeZone }: MomentReader): Moment {
  const zone = zoneOf(timeZone);
  const midnight = toLocalMinute(start, 0, 0);
  const [from, until] = [toInstant(zone, midnight), toInstant(zone, midnight + 1440)];
  return { words: text, from, until, isDay: true };
}

function toLocalMinute(said: ParsedComponents, hour: number, minute: number): number {
  const [year = 0, month = 1, day = 1] = (['year', 'month', 'day'] as const).map(
    (part) => said.get(part) ?? undefined,
  );
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS;
}
