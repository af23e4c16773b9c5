/** A calendar and what is busy by it, written by hand. */
export interface CalendarCase {
  readonly name: string;
  readonly contents: readonly string[];
  /** In UTC: `2030-05-24 08:00-09:00`, `2030-05-23 22:00 - 2030-05-24 22:00`. */
  readonly busy: readonly string[];
  readonly asked: Asked;
}

export interface Asked {
  /** Dates of UTC: from the first one's beginning to the second one's. */
  readonly within?: readonly [string, string];
  readonly zone?: string;
  readonly countsTentative?: boolean;
  readonly addresses?: readonly string[];
  readonly ours?: readonly string[];
  readonly problems?: readonly string[];
}

/** A calendar of one event of the UID `e`. */
export function one(
  name: string,
  lines: readonly string[],
  busy: readonly string[],
  asked: Asked = {},
): CalendarCase {
  return { name, contents: [calendar(event(...lines))], busy, asked };
}

/** One or several calendars as texts. */
export function texts(
  name: string,
  contents: readonly string[],
  busy: readonly string[],
  asked: Asked = {},
): CalendarCase {
  return { name, contents, busy, asked };
}

export function calendar(...parts: readonly string[]): string {
  return lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR');
}

/** An event of the UID `e`, if its lines say no other. */
export function event(...own: readonly string[]): string {
  const uid = own.some((line) => /^UID\b/i.test(line)) ? [] : ['UID:e'];
  return lines('BEGIN:VEVENT', ...uid, ...own, 'END:VEVENT');
}

export function lines(...each: readonly string[]): string {
  return each.join('\r\n');
}

/** Each Friday from 24 May 2030 on, at ten in Berlin for an hour. */
export const FRIDAYS = [
  'DTSTART;TZID=Europe/Berlin:20300524T100000',
  'DTEND;TZID=Europe/Berlin:20300524T110000',
  'RRULE:FREQ=WEEKLY;COUNT=4',
];
