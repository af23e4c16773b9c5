import type { Language } from '#shared/domain/languages.ts';
import {
  type Clock,
  formatDateOfInstant,
  formatDayOfInstant,
  formatTime,
  formatTimeRange,
  type Reader,
} from '#shared/time/format.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';

/** Who reads a text: their language, their zone, and how they read clocks. */
export interface TextReader extends Reader {
  readonly language: Language;
  readonly clock: Clock;
}

/** Weekday and date where the reader is, with the year where it is not this one. */
export function sayDay(minute: number, nowMinute: number, reader: Reader): string {
  const isThisYear = yearOf(minute, reader) === yearOf(nowMinute, reader);
  return isThisYear ? formatDayOfInstant(minute, reader) : formatDateOfInstant(minute, reader);
}

/** `10:00 – 10:30`, with the other date where a meeting crosses midnight. */
export function saySpan(from: number, until: number, reader: TextReader): string {
  if (!crossesMidnight(from, until, reader)) {
    return formatTimeRange(from, until, reader, reader.clock);
  }
  const start = formatTime(from, reader, reader.clock);
  const end = formatTime(until, reader, reader.clock);
  return `${start} – ${formatDayOfInstant(until, reader)}, ${end}`;
}

/** Whether two instants lie on the same date where somebody is. */
export function isSameDay(one: number, other: number, zones: readonly [string, string]): boolean {
  return localDay(zoneOf(zones[0]), one) === localDay(zoneOf(zones[1]), other);
}

function crossesMidnight(from: number, until: number, { timeZone }: Reader): boolean {
  return !isSameDay(from, until, [timeZone, timeZone]);
}

function yearOf(minute: number, { timeZone }: Reader): number {
  return new Date(localDay(zoneOf(timeZone), minute) * 86_400_000).getUTCFullYear();
}
