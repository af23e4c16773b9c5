import ICAL from 'ical.js';
import { toWallClock } from '#shared/time/wall-clock.ts';

/** When an event begins or ends: a day, or a minute since the epoch, on a wall clock where it repeats by one. */
export type EventMoment =
  | { readonly date: string }
  | { readonly minute: number; readonly timeZone?: string | undefined };

/** What of an event is written as iCalendar; what nobody here asks for is left out. */
export interface EventText {
  readonly uid: string;
  /** The start that its series has in this place, of one that deviates. */
  readonly recurrenceId?: EventMoment | undefined;
  readonly start: EventMoment;
  /** Not given, it takes no time, or the day that it begins on. */
  readonly end?: EventMoment | undefined;
  readonly title?: string | undefined;
  readonly status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined;
  readonly isFree?: boolean | undefined;
  readonly category?: string | undefined;
  /** `RRULE:FREQ=DAILY` and its like, as they come. */
  readonly recurrence?: readonly string[] | undefined;
  /** Further starts (RFC 5545 §3.8.5.2). */
  readonly furtherStarts?: readonly EventMoment[] | undefined;
}

/**
 * An event and what deviates from it as iCalendar (RFC 5545). Zones are named by their IANA names and not
 * spelled out (RFC 7809 §3.1.1); texts are escaped, and nothing in them makes a line.
 */
export function toEventText(events: readonly EventText[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kalends//Kalends//EN'];
  return [...lines, ...events.map(toLines), 'END:VCALENDAR', ''].join('\r\n');
}

/** What repeats it stands there as it came, also where it cannot be understood: who reads it decides. */
function toLines(event: EventText): string {
  const rules = event.recurrence?.filter((line) => RULE.test(line)) ?? [];
  const end = ['', ...rules, 'END:VEVENT'].join('\r\n');
  return toComponent(event)
    .toString()
    .trimEnd()
    .replace(/\r\nEND:VEVENT$/, () => end);
}

/** A line of another kind, or more than one, is not let in. */
const RULE = /^(?:RRULE|EXRULE|RDATE|EXDATE)[;:]\P{Cc}+$/iu;

function toComponent(event: EventText): ICAL.Component {
  const { recurrenceId, end, title, status, isFree, category } = event;
  const component = new ICAL.Component('vevent');
  const properties = [
    toText('uid', event.uid),
    recurrenceId && toMoment('RECURRENCE-ID', recurrenceId),
    toMoment('DTSTART', event.start),
    end && toMoment('DTEND', end),
    title === undefined ? undefined : toText('summary', title),
    status && toText('status', status),
    isFree ? toText('transp', 'TRANSPARENT') : undefined,
    category === undefined ? undefined : toText('categories', category),
    ...(event.furtherStarts ?? []).map((each) => toMoment('RDATE', each)),
  ];
  for (const property of properties) if (property) component.addProperty(property);
  return component;
}

/** All but line ends, which are escaped where they may be. */
const CONTROLS = /[\p{Cc}--\n]/gv;

function toText(name: string, value: string): ICAL.Property {
  const property = new ICAL.Property(name);
  property.setValue(value.replace(CONTROLS, ''));
  return property;
}

function toMoment(name: string, moment: EventMoment): ICAL.Property {
  return ICAL.Property.fromString(name + toStamp(moment));
}

/** `;VALUE=DATE:20261201`, `:20261201T090000Z`, `;TZID=Europe/Berlin:20261201T100000`. */
function toStamp(moment: EventMoment): string {
  if ('date' in moment) return `;VALUE=DATE:${moment.date.replaceAll('-', '')}`;
  const { minute, timeZone } = moment;
  const wall = toWallClock(minute, timeZone ?? 'UTC').replace(/[-:]/g, '');
  return timeZone === undefined ? `:${wall}00Z` : `;TZID=${timeZone}:${wall}00`;
}
