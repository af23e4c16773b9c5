import type { Language } from '#shared/domain/languages.ts';
import { type Clock, formatTime } from './format.ts';

const DAY_MINUTES = 1440;
/** `9`, `930`, `9:30`, `9.30`, `9h30`, `9:30 pm`, `9 a.m.`, Swedish `9 em`. */
const TIME = /^(\d{1,2})(?:\s*[:.h]?\s*([0-5]\d))?\s*(?:uhr|h)?\s*(?:([apfe])\.?\s?m\.?)?$/i;

/**
 * A time of day as somebody types it, in minutes: `9:30 pm → 1290`, `24:00 → 1440`. A bare `5` that
 * ends what begins at nine is in the afternoon.
 */
export function parseTimeOfDay(text: string, after?: number): number | undefined {
  const read = readTime(text);
  const isBare =
    /^[1-9](?:\D|$)|^[1-9][0-5]\d$|^1[0-2]$/.test(text.trim()) && !/[apfe]/i.test(text);
  if (read === undefined || after === undefined || read > after || !isBare) return read;
  const later = read + DAY_MINUTES / 2;
  return later > after && later <= DAY_MINUTES ? later : read;
}

function readTime(text: string): number | undefined {
  const [match, hourText = '', minuteText = '0', half] = TIME.exec(text.trim()) ?? [];
  if (match === undefined) return undefined;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return ((hour % 12) + (/[pe]/i.test(half) ? 12 : 0)) * 60 + minute;
  }
  const total = hour * 60 + minute;
  return total <= DAY_MINUTES ? total : undefined;
}

/** `1290 → 21:30`, or `9:30 PM`; the end of a day is `24:00` where the clock has it. */
export function formatTimeOfDay(minute: number, language: Language, clock: Clock): string {
  if (minute === DAY_MINUTES && clock === '24h') return '24:00';
  return formatTime(minute, { language, timeZone: 'UTC' }, clock).replace(/ Uhr$/, '');
}

/** `09:00 – 12:00`. */
export function formatHours(
  [start, end]: readonly [number, number],
  language: Language,
  clock: Clock,
): string {
  return `${formatTimeOfDay(start, language, clock)} – ${formatTimeOfDay(end, language, clock)}`;
}
