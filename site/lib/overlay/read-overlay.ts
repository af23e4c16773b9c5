import type { BusyRange } from '#shared/domain/overlay/busy.ts';
import { isCalendar } from '#shared/domain/overlay/is-calendar.ts';
import { MAX_CALENDAR_BYTES, MAX_DAYS_AHEAD } from '#shared/domain/overlay/limits.ts';
import { readLines, toPlainWords } from '#shared/domain/overlay/read-lines.ts';
import { monthNames, weekdayNames } from '#shared/time/calendar-words.ts';
import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import { readInWorker } from './read-in-worker.ts';

const DAY_MINUTES = 1440;

export interface OverlayReader {
  readonly language: string;
  /** Where times without a zone are. */
  readonly timeZone: string;
  readonly nowMs: number;
}

export type OverlayRead =
  | { readonly refused: 'not-a-calendar' | 'too-large' | 'unreadable' }
  | {
      readonly refused?: never;
      readonly busy: readonly BusyRange[];
      /** Entries of a file that are broken. */
      readonly unread: number;
      readonly isCut: boolean;
      /** Lines of a paste that say nothing we know. */
      readonly notUnderstood: readonly string[];
    };

export async function readFile(file: File, reader: OverlayReader): Promise<OverlayRead> {
  if (file.size > MAX_CALENDAR_BYTES) return { refused: 'too-large' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { refused: 'unreadable' };
  return isCalendar(text) ? readCalendarText(text, reader) : { refused: 'not-a-calendar' };
}

/** A calendar's text, or lines as people write them. */
export function readPasted(text: string, reader: OverlayReader): Promise<OverlayRead> {
  if (text.length > MAX_CALENDAR_BYTES) return Promise.resolve({ refused: 'too-large' });
  if (isCalendar(text)) return readCalendarText(text, reader);
  return Promise.resolve(readWrittenLines(text, reader));
}

async function readCalendarText(text: string, reader: OverlayReader): Promise<OverlayRead> {
  const from = Math.floor(reader.nowMs / 60_000);
  const until = from + MAX_DAYS_AHEAD * DAY_MINUTES;
  const { timeZone } = reader;
  const read = await readInWorker({ text, reader: { timeZone, from, until } });
  return read ? { ...read, notUnderstood: [] } : { refused: 'unreadable' };
}

function readWrittenLines(text: string, { language, timeZone, nowMs }: OverlayReader): OverlayRead {
  const zone = zoneOf(timeZone);
  const read = readLines(text, {
    today: dateOfDay(localDay(zone, Math.floor(nowMs / 60_000))),
    months: toPlainWords(monthNames(language)),
    weekdays: toPlainWords(weekdayNames(language)),
    isDayFirst: language !== 'en',
    toInstant: (localMinute) => toInstant(zone, localMinute),
  });
  return { ...read, unread: 0, isCut: false };
}
