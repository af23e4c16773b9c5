import type { Language } from '#shared/domain/languages.ts';
import { fromIso } from './dates.ts';
import {
  type Clock,
  formatDateOfInstant,
  formatDayOfInstant,
  formatMoment,
  formatTime,
  formatTimeRange,
} from './format.ts';

/** Times and dates as one reader has them, from the ISO texts that the API speaks. */
export interface ZonedFormats {
  readonly language: Language;
  readonly timeZone: string;
  /** `3:30 PM`, `15:30`, and in German `15:30 Uhr` (Spec A §2). */
  time(iso: string, clock: Clock): string;
  /** `15:00 – 15:30`. */
  range(startIso: string, endIso: string, clock: Clock): string;
  /** Weekday and date where the reader is: `Friday, May 24, 2030`. */
  date(iso: string): string;
  /** The same without its year: `Friday, May 24`. */
  day(iso: string): string;
  /**
   * When something happened, in little room: the time of the reader's own day at `nowMs` (`15:30`), the
   * day of another (`3 Dec`), with its year where that is another.
   */
  moment(iso: string, nowMs: number, clock: Clock): string;
}

export function zonedFormats(reader: {
  readonly language: Language;
  readonly timeZone: string;
}): ZonedFormats {
  return {
    ...reader,
    time: (iso, clock) => formatTime(minuteOf(iso), reader, clock),
    range: (startIso, endIso, clock) =>
      formatTimeRange(minuteOf(startIso), minuteOf(endIso), reader, clock),
    date: (iso) => formatDateOfInstant(minuteOf(iso), reader),
    day: (iso) => formatDayOfInstant(minuteOf(iso), reader),
    moment: (iso, nowMs, clock) =>
      formatMoment(minuteOf(iso), Math.floor(nowMs / 60_000), reader, clock),
  };
}

function minuteOf(iso: string): number {
  const minute = fromIso(iso, 'floor');
  if (minute === undefined) throw new RangeError(`Not an instant: ${iso}`);
  return minute;
}
