import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { toLine, toLines, toWebLink } from '#server/platform/texts/plain-text.ts';
import { PRODUCT } from './product.ts';

/** What stands in somebody's own calendar: an event that invites nobody. */
export interface CalendarEntry {
  readonly uid: string;
  /** Higher with each change (RFC 5545 §3.8.7.4). */
  readonly sequence: number;
  readonly startIso: string;
  readonly endIso: string;
  readonly title: string;
  readonly description: string;
  readonly location?: string;
  readonly url: string;
}

/**
 * The entry as an iCalendar object without a method (RFC 4791 §4.1), times in UTC. It names no attendee and no
 * organizer, so that no server that it lies on has anyone to invite: they have been told by us.
 */
export function toCalendarEntry(entry: CalendarEntry, nowIso: string): string {
  const calendar = ical({ prodId: PRODUCT });
  addEntry(calendar, entry, nowIso);
  return `${calendar.toString()}\r\n`;
}

/** Writes the entry into a calendar, as it was changed at `stampIso`. */
export function addEntry(calendar: ICalCalendar, entry: CalendarEntry, stampIso: string): void {
  calendar.createEvent({
    id: toLine(entry.uid),
    sequence: entry.sequence,
    stamp: new Date(stampIso),
    start: new Date(entry.startIso),
    end: new Date(entry.endIso),
    summary: toLine(entry.title),
    description: entry.description.split('\n\n').map(toBlock).join('\n\n'),
    location: entry.location === undefined ? null : toLine(entry.location),
    url: toWebLink(entry.url) ?? null,
    status: ICalEventStatus.CONFIRMED,
  });
}

function toBlock(text: string): string {
  return toLines(text).join('\n');
}
