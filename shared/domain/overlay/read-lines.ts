import type { BusyRange } from './busy.ts';
import { type DateWords, readDate } from './read-date.ts';
import { readTimes } from './read-times.ts';

export interface LineReader extends DateWords {
  /** The instant of a wall clock's minute, counted as if that clock were UTC. */
  readonly toInstant: (localMinute: number) => number;
}

interface ReadLines {
  readonly busy: readonly BusyRange[];
  /** Lines that say nothing we know, as they were written. */
  readonly notUnderstood: readonly string[];
}

const DAY_MINUTES = 1440;
const PERIOD = /^(\d{8}T\d{6}Z)\/(?:(\d{8}T\d{6}Z)|P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?)$/;

/**
 * Free/busy as people write it, a line each: `Mon 24 Nov 9-11`, `2026-11-24 09:00-10:30, 14-15`, a
 * date alone for the whole day, or as calendars do: `FREEBUSY:20261124T080000Z/PT1H`.
 */
export function readLines(text: string, reader: LineReader): ReadLines {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => ({ line, busy: readPeriods(line) ?? readLine(line, reader) }));
  return {
    busy: read.flatMap(({ busy }) => busy ?? []),
    notUnderstood: read.filter(({ busy }) => !busy).map(({ line }) => line),
  };
}

function readLine(line: string, reader: LineReader): readonly BusyRange[] | undefined {
  const plain = toPlain(line);
  const date = readDate(plain, reader);
  if (!date) return undefined;
  const midnight = date.day * DAY_MINUTES;
  return readTimes(date.rest)?.map(([from, until]) => ({
    startMinute: reader.toInstant(midnight + from),
    endMinute: reader.toInstant(midnight + until),
  }));
}

/** Small letters without accents, one kind of dash, no bullet: `• Di, 24. März 9–11` → `di, 24. marz 9-11`. */
function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[-*•·] ?/, '')
    .trim()
    .toLowerCase();
}

/** A language's names in the letters that lines are read in. */
export function toPlainWords(
  words: readonly (readonly [long: string, short: string])[],
): DateWords['months'] {
  return words.map(([long, short]) => [toPlain(long), toPlain(short)]);
}

/** RFC 5545 §3.8.2.6, with or without its name; each period in UTC. */
function readPeriods(line: string): readonly BusyRange[] | undefined {
  const periods = line.replace(/^FREEBUSY[^:]*:/, '').split(',');
  const ranges = periods.map(readPeriod);
  if (!ranges.every((range) => range !== undefined)) return undefined;
  return /^FREEBUSY[^:]*FBTYPE=FREE\b/.test(line) ? [] : ranges;
}

function readPeriod(text: string): BusyRange | undefined {
  const match = PERIOD.exec(text.trim());
  if (!match) return undefined;
  const [, start = '', end, days = '0', hours = '0', minutes = '0'] = match;
  const startMinute = toMinute(start);
  const length = Number(days) * DAY_MINUTES + Number(hours) * 60 + Number(minutes);
  const endMinute = end === undefined ? startMinute + length : toMinute(end);
  return startMinute < endMinute ? { startMinute, endMinute } : undefined;
}

/** `20261124T080000Z`; NaN for what is no time. */
function toMinute(basic: string): number {
  const iso = basic.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.floor(Date.parse(iso) / 60_000);
}
