import { dayOfDate } from '#shared/time/dates.ts';
import { type Property, paramOf } from './content-lines.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, utcClock, type ZoneClock } from './zone-clock.ts';

/** A DATE or DATE-TIME (RFC 5545 3.3.4, 3.3.5). */
export interface Moment {
  /** Whether it is a day: its local time is midnight, its clock the owner's. */
  readonly isDay: boolean;
  /** Whether it names no zone: its clock is the owner's. */
  readonly isFloating: boolean;
  readonly isUtc: boolean;
  readonly localMs: number;
  readonly clock: ZoneClock;
}

/** Finds the clocks that the moments of a text are read by. */
export interface Clocks {
  readonly owners: ZoneClock;
  named(tzid: string): ZoneClock;
}

/** `2030-05-24`, `2030-05-24T15:30:00Z` and, as some write them, without hyphens or seconds. */
const MOMENT = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(?::{0,2}|(\d\d):?(\d\d):?(\d\d)?)(Z)?)?$/i;

/** The instant of a moment. */
export function msOf(moment: Moment): number {
  return moment.clock.toMs(moment.localMs);
}

/** The day on its own clock, as days since 1970-01-01. */
export function dayOf(localMs: number): number {
  return Math.floor(localMs / DAY_MS);
}

/** A value of the property as a moment; undefined for what is none. */
export function toMoment(value: string, property: Property, clocks: Clocks): Moment | undefined {
  const local = toLocal(value);
  if (!local) return undefined;
  if (local.isDay) return { ...local, isFloating: false, clock: clocks.owners };
  if (local.isUtc) return { ...local, isFloating: false, clock: utcClock };
  const tzid = paramOf(property, 'tzid');
  if (tzid === undefined) return { ...local, isFloating: true, clock: clocks.owners };
  return { ...local, isFloating: false, clock: clocks.named(tzid) };
}

export interface LocalMoment {
  readonly isDay: boolean;
  readonly isUtc: boolean;
  readonly localMs: number;
}

/** `2030-05-24T15:30:00Z` → what its clock shows; undefined for what is no time of the calendar. */
export function toLocal(value: string): LocalMoment | undefined {
  const match = MOMENT.exec(value.trim());
  if (!match) return undefined;
  const [, year, month, dayOfMonth, hour, minute, second = '0', utc] = match;
  const day = dayOfDate(`${year}-${month}-${dayOfMonth}`);
  if (Number.isNaN(day)) return undefined;
  if (hour === undefined) return { isDay: true, isUtc: false, localMs: day * DAY_MS };
  const [hours, minutes] = [Number(hour), Number(minute)];
  // 24:00 is written for the end of a day, the second 60 when one leaps.
  if (hours > 24 || minutes > 59 || Number(second) > 60 || (hours === 24 && minutes > 0))
    return undefined;
  const ofDay = hours * HOUR_MS + minutes * MINUTE_MS + Math.min(Number(second), 59) * 1000;
  return { isDay: false, isUtc: utc !== undefined, localMs: day * DAY_MS + ofDay };
}

/** How long something lasts: so many days of the calendar, and so much exact time after them. */
export interface Length {
  readonly days: number;
  readonly exactMs: number;
}

const DURATION =
  /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/i;

/** A DURATION (RFC 5545 3.3.6): `P1DT2H` → a day and two hours; undefined for what is none, or below nothing. */
export function toLength(value: string): Length | undefined {
  const match = DURATION.exec(value.trim());
  if (!match || match.slice(2).every((each) => each === undefined)) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((each) => Number(each ?? 0));
  const exactMs = hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000;
  const length = { days: weeks * 7 + days, exactMs };
  const isBelowNothing = match[1] === '-' && (length.days > 0 || exactMs > 0);
  return isBelowNothing ? undefined : length;
}

/** The instant in which something ends that begins at a local time. */
export function endOf(localMs: number, clock: ZoneClock, { days, exactMs }: Length): number {
  return clock.toMs(localMs + days * DAY_MS) + exactMs;
}
